import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { localPart, splitId } from '../../shared/ids.ts';
import { attemptMode } from '../../shared/schemas/quiz.ts';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import { checkLearnerAction } from './learner.ts';
import { checkQuizAction, storedQuestion } from './quiz.ts';
import type { WriteAction } from './write-action.ts';

/** One go at a quiz, with the questions as they were when it began: a quiz that is edited meanwhile changes nothing in it. */
export const storedQuizAttempt = z.object({
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
  timeLimit: z.int().optional(),
  /** The deadline, ISO. The table's TTL attribute of the same name takes numbers only and passes over it. */
  expiresAt: z.string().optional(),
  /** Chosen option by question, −1 for none. */
  answers: z.array(z.int()),
  completedAt: z.string().optional(),
  late: z.boolean().optional(),
  version: z.int(),
});
export type StoredQuizAttempt = z.infer<typeof storedQuizAttempt>;

/** Leads to the attempt at a quiz that is not completed yet. */
export const storedOpenAttempt = z.object({ attempt: z.string() });

export async function findAttempt(
  rows: Partition,
  learner: string,
  attempt: string,
): Promise<StoredQuizAttempt | undefined> {
  return await rows.get(storedQuizAttempt, studyKeys.attempt(learner, attempt));
}

/** @throws ProductError `not-found` for an id that is no attempt of this learner. */
export async function requireAttempt(rows: Partition, learner: string, attemptId: string): Promise<StoredQuizAttempt> {
  const isAttempt = splitId(attemptId, 3) !== undefined;
  const found = isAttempt ? await findAttempt(rows, learner, localPart(attemptId)) : undefined;
  if (!found) throw new ProductError('not-found');
  return found;
}

/** @returns the learner's attempt at this quiz that is not completed yet. */
export async function findOpenAttempt(
  rows: Partition,
  learner: string,
  quiz: string,
): Promise<StoredQuizAttempt | undefined> {
  const pointer = await rows.get(storedOpenAttempt, studyKeys.openAttempt(learner, quiz));
  return pointer && (await findAttempt(rows, learner, pointer.attempt));
}

/** @returns a learner's attempts, newest first, those begun before the attempt `before`. */
export async function listAttemptsOf(
  rows: Partition,
  learner: string,
  before: string | undefined,
  count: number,
): Promise<StoredQuizAttempt[]> {
  const prefix = studyKeys.attempts(learner);
  const end = before === undefined ? {} : { before: studyKeys.attempt(learner, before) };
  return await rows.first(storedQuizAttempt, { prefix, ...end, newestFirst: true }, count);
}

/** @returns the writes that begin an attempt. They refuse with `conflict` when one is open already: a second tab forks none. */
export function createAttemptActions(rows: Partition, attempt: StoredQuizAttempt): WriteAction[] {
  return [
    checkLearnerAction(rows, attempt.learner),
    checkQuizAction(rows, attempt.quiz),
    rows.put(studyKeys.attempt(attempt.learner, attempt.attempt), attempt),
    rows.put(studyKeys.openAttempt(attempt.learner, attempt.quiz), { attempt: attempt.attempt }),
  ];
}

/** @returns the write of the attempt's next version, refused with `conflict` when it changed since it was read. */
export function saveAttemptAction(rows: Partition, seen: StoredQuizAttempt, next: StoredQuizAttempt): WriteAction {
  const condition = { equals: { version: seen.version } };
  return rows.put(studyKeys.attempt(seen.learner, seen.attempt), { ...next, version: seen.version + 1 }, { condition });
}

/** @returns the write after which the learner may begin anew. */
export function closeAttemptAction(rows: Partition, attempt: StoredQuizAttempt): WriteAction {
  return rows.remove(studyKeys.openAttempt(attempt.learner, attempt.quiz));
}
