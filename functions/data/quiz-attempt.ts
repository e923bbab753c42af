import * as z from 'zod/mini';
import { attemptMode } from '../../shared/schemas/quiz.ts';
import { defineItem, versioned, type Stored } from './table/item.ts';
import type { Partition } from './table/partition.ts';
import { storedLearners } from './learner.ts';
import { storedQuestion, storedQuizzes } from './quiz.ts';
import type { WriteAction } from './table/write-action.ts';

/** One go at a quiz, with the questions as they were when it began: a quiz that is edited meanwhile changes nothing in it. */
export const storedAttempts = defineItem({
  name: 'quiz-attempt',
  key: 'HH#{household}/L#{learner}#ATTEMPT#{attempt}',
  schema: z.object({
    /** Local part of the id. */
    attempt: z.string(),
    learner: z.string(),
    quiz: z.string(),
    quizName: z.string(),
    questions: z.array(storedQuestion),
    passingScore: z.int(),
    mode: attemptMode,
    startedAt: z.string(),
    /** Seconds; only when timed. */
    timeLimit: z.optional(z.int()),
    /** The deadline, ISO. The table's TTL attribute of the same name takes numbers only and passes over it. */
    expiresAt: z.optional(z.string()),
    /** Chosen option by question, −1 for none. */
    answers: z.array(z.int()),
    completedAt: z.optional(z.string()),
    late: z.optional(z.boolean()),
    ...versioned,
  }),
});
export type StoredQuizAttempt = Stored<typeof storedAttempts>;

/** Lead to the attempt of a learner at a quiz that is not completed yet. */
export const storedOpenAttempts = defineItem({
  name: 'open-attempt',
  key: 'HH#{household}/L#{learner}#OPEN-ATTEMPT#{quiz}',
  schema: z.object({ attempt: z.string() }),
});

/** @returns the learner's attempt at this quiz that is not completed yet. */
export async function findOpenAttempt(
  rows: Partition,
  learner: string,
  quiz: string,
): Promise<StoredQuizAttempt | undefined> {
  const pointer = await storedOpenAttempts.find(rows, { learner, quiz });
  return pointer && (await storedAttempts.find(rows, { learner, attempt: pointer.attempt }));
}

/** @returns the writes that begin an attempt. They refuse with `conflict` when one is open already: a second tab forks none. */
export function createAttemptActions(rows: Partition, attempt: StoredQuizAttempt): WriteAction[] {
  return [
    storedLearners.check(rows, attempt),
    storedQuizzes.check(rows, attempt),
    storedAttempts.create(rows, attempt),
    storedOpenAttempts.create(rows, attempt),
  ];
}
