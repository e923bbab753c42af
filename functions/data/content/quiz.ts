import * as z from 'zod/mini';
import { type StoredHousehold, storedHouseholds } from '../people/household.ts';
import { defineItem, hideable, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { tryCommit } from '../table/repeat-on-conflict.ts';

/** A stored question. Requests may send it in either of two shapes. */
export const storedQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  correctIndex: z.int(),
  explanation: z.optional(z.string()),
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
