import * as z from 'zod/mini';
import { type StoredHousehold, storedHouseholds } from '../people/household.ts';
import type { CardMedia } from '../../../shared/schemas/media.ts';
import type { Question } from '../../../shared/schemas/quiz.ts';
import { presentSideMedia, storedCardMedia, storedMedia, type StoredSideMedia, toStoredMedia } from './media.ts';
import { defineItem, hideable, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { tryCommit } from '../table/repeat-on-conflict.ts';

/** A stored question. Requests may send it in either of two shapes. */
export const storedQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  correctIndex: z.int(),
  explanation: z.optional(z.string()),
  /** Pictures and sounds of the question and of each option, see `ShownSides`. They aren't counted as uses: without its media, a question is not asked. */
  questionMedia: z.optional(z.array(storedCardMedia)),
  optionMedia: z.optional(z.array(z.array(storedCardMedia))),
  format: z.optional(z.literal('formatted')),
  /** Local ids of the cards that the options come from, one per option; empty for an option without a card. Only in questions made from a deck. */
  source: z.optional(z.object({ deck: z.string(), cards: z.array(z.string()) })),
});
export type StoredQuestion = z.infer<typeof storedQuestion>;

export const storedQuizzes = defineItem({
  name: 'quiz',
  key: 'HH#{household}/QUIZ#{quiz}',
  schema: z.object({
    quiz: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    questions: z.array(storedQuestion),
    /** Seconds; absent for a quiz without a timer. */
    timeLimit: z.optional(z.int()),
    /** Percent. */
    passingScore: z.int(),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
});
export type StoredQuiz = Stored<typeof storedQuizzes>;

type Source = StoredQuestion['source'];

/** @returns a question in stored form. @throws ProductError `unknown-media` for an id of another kind or of another household. */
export function toStoredQuestion(householdId: string, question: Question, source?: Source): StoredQuestion {
  const { questionMedia, optionMedia, ...texts } = question;
  const store = (media: readonly CardMedia[]) => toStoredMedia(householdId, media);
  return {
    ...texts,
    ...(questionMedia && { questionMedia: store(questionMedia) }),
    ...(optionMedia && { optionMedia: optionMedia.map(store) }),
    ...(source && { source }),
  };
}

/** @returns a question in its public form, with its key and without its cards. */
export function presentQuestion(householdId: string, stored: StoredQuestion): Question {
  const { source: _, questionMedia, optionMedia, ...texts } = stored;
  const present = (media: StoredSideMedia) => presentSideMedia(householdId, media);
  return {
    ...texts,
    ...(questionMedia && { questionMedia: present(questionMedia) }),
    ...(optionMedia && { optionMedia: optionMedia.map(present) }),
  };
}

/** @returns the questions whose pictures and sounds are all there; all of them if none would be left. */
export async function leaveOutBare(rows: Partition, questions: readonly StoredQuestion[]): Promise<StoredQuestion[]> {
  const shown = questions.map(({ questionMedia = [], optionMedia = [] }) =>
    [...questionMedia, ...optionMedia.flat()].map(({ media }) => media),
  );
  const places = [...new Set(shown.flat())].map((media) => ({ media }));
  if (places.length === 0) return [...questions];
  const found = new Set((await storedMedia.findMany(rows, places)).map(({ media }) => media));
  const whole = questions.filter((_, at) => shown[at]?.every((media) => found.has(media)));
  return whole.length === 0 ? [...questions] : whole;
}

/**
 * Initializes the quiz counter of a household from the first release, whose row lacks it. Called before the counter first changes. Safe to repeat and under
 * concurrency.
 */
export async function countQuizzesFirst(
  rows: Partition,
  { quizCount }: Pick<StoredHousehold, 'quizCount'>,
): Promise<void> {
  if (quizCount !== undefined) return;
  const { length: found } = await storedQuizzes.list(rows);
  const isStillMissing = { equals: { quizCount: undefined } };
  await tryCommit(rows, [storedHouseholds.change(rows, {}, { set: { quizCount: found } }, isStillMissing)]);
}
