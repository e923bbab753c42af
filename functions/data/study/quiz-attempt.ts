import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { extraTime } from '../../../shared/schemas/learner.ts';
import { attemptMode } from '../../../shared/schemas/quiz.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { countBegunQuizAction, type StoredLearner } from '../people/learner.ts';
import { storedQuestion, type StoredQuestion, storedQuizzes } from '../content/quiz.ts';
import { ProductError } from '../../../shared/errors.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * One attempt at a quiz: its state and result. The row is kept small because lists read it and each save of answers rewrites it; the questions are in the
 * attempt's sheet.
 */
export const storedAttempts = defineItem({
  name: 'quiz-attempt',
  key: 'HH#{household}/L#{learner}#ATTEMPT#{attempt}',
  schema: z.object({
    attempt: z.string(),
    learner: z.string(),
    quiz: z.string(),
    quizName: z.string(),
    /** Only in attempts that began before {@link storedSheets} existed. */
    questions: z.optional(z.array(storedQuestion)),
    passingScore: z.int(),
    mode: attemptMode,
    startedAt: z.string(),
    /** Seconds, including the learner's extra time; only when timed. */
    timeLimit: z.optional(z.int()),
    /** The learner's extra time at the start of a timed attempt. Later changes do not affect the attempt. */
    extraTime: z.optional(extraTime),
    /** The deadline (ISO). DynamoDB's TTL uses the attribute of the same name, but ignores values that are not numbers. */
    expiresAt: z.optional(z.string()),
    /** Chosen option per question, −1 for none. */
    answers: z.array(z.int()),
    completedAt: z.optional(z.string()),
    late: z.optional(z.boolean()),
    /** Number of correct answers, written on completion. */
    score: z.optional(z.int()),
    ...versioned,
  }),
});
export type StoredQuizAttempt = Stored<typeof storedAttempts>;

/** An attempt's questions, written once at its start, so that editing the quiz doesn't change the attempt. Compressed: they are kept for good, seldom read. */
export const storedSheets = defineItem({
  name: 'quiz-sheet',
  key: 'HH#{household}/L#{learner}#SHEET#{attempt}',
  schema: z.object({ attempt: z.string(), packed: z.string() }),
});
export type StoredSheet = Stored<typeof storedSheets>;

export type AttemptWithQuestions = StoredQuizAttempt & {
  readonly questions: StoredQuestion[];
  /** Set for attempts older than sheets, whose row holds the questions itself. */
  readonly hasInlineQuestions?: true;
};

function packQuestions(questions: readonly StoredQuestion[]): string {
  return brotliCompressSync(JSON.stringify(questions)).toString('base64url');
}

export function unpackQuestions({ packed }: StoredSheet): StoredQuestion[] {
  const text = brotliDecompressSync(Buffer.from(packed, 'base64url')).toString();
  return z.parse(z.array(storedQuestion), JSON.parse(text));
}

/** Points to a learner's unfinished attempt at a quiz. */
export const storedOpenAttempts = defineItem({
  name: 'open-attempt',
  key: 'HH#{household}/L#{learner}#OPEN-ATTEMPT#{quiz}',
  schema: z.object({ attempt: z.string() }),
});

async function findAttempt(
  rows: Partition,
  place: Pick<StoredQuizAttempt, 'learner' | 'attempt'>,
): Promise<AttemptWithQuestions | undefined> {
  const [attempt, sheet] = await Promise.all([storedAttempts.find(rows, place), storedSheets.find(rows, place)]);
  const questions = sheet ? unpackQuestions(sheet) : attempt?.questions;
  return attempt && questions && { ...attempt, questions, ...(!sheet && { hasInlineQuestions: true }) };
}

/** @throws ProductError `not-found`, also for an attempt of another learner. */
export async function requireAttempt(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
  learner: string,
): Promise<AttemptWithQuestions> {
  const attempt = await findAttempt(household.rows, storedAttempts.placeOf(household.id, id, { learner }));
  if (!attempt) throw new ProductError('not-found');
  return attempt;
}

export async function findOpenAttempt(
  rows: Partition,
  learner: string,
  quiz: string,
): Promise<AttemptWithQuestions | undefined> {
  const pointer = await storedOpenAttempts.find(rows, { learner, quiz });
  return pointer && (await findAttempt(rows, { learner, attempt: pointer.attempt }));
}

/** @returns the writes that begin an attempt and count it on its study day; refused with `conflict` if one is open, so that a second tab can't begin one. */
export function createAttemptActions(
  rows: Partition,
  whole: AttemptWithQuestions,
  { learner, day }: { readonly learner: StoredLearner; readonly day: string },
): WriteAction[] {
  return [
    countBegunQuizAction(rows, learner, day),
    storedQuizzes.check(rows, whole),
    ...storeAttemptActions(rows, whole),
    storedOpenAttempts.create(rows, whole),
  ];
}

/** @returns the writes of a new attempt: its own row, then its questions. */
export function storeAttemptActions(rows: Partition, whole: AttemptWithQuestions): [WriteAction, WriteAction] {
  const { questions, ...attempt } = whole;
  return [
    storedAttempts.create(rows, attempt),
    storedSheets.create(rows, { ...attempt, packed: packQuestions(questions) }),
  ];
}

/** @returns the write that saves an attempt's progress. Its questions never change. */
export function saveAttemptAction(
  rows: Partition,
  seen: AttemptWithQuestions,
  next: AttemptWithQuestions,
): WriteAction {
  const { questions, hasInlineQuestions, ...attempt } = next;
  return storedAttempts.save(rows, seen, { ...attempt, ...(hasInlineQuestions && { questions }) });
}

/** @returns the writes that remove an attempt with its questions; refused with `conflict` when it changed since it was read. */
export function removeAttemptActions(rows: Partition, seen: AttemptWithQuestions): WriteAction[] {
  return [storedAttempts.removeIfUnchanged(rows, seen), storedSheets.remove(rows, seen)];
}
