import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { joinId, splitId } from '../../shared/ids.ts';
import { householdKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A question as it is stored, whichever of the two shapes it was sent in. */
export const storedQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  correctIndex: z.int(),
  explanation: z.string().optional(),
});
export type StoredQuestion = z.infer<typeof storedQuestion>;

export const storedQuiz = z.object({
  /** Local part of the id. */
  quiz: z.string(),
  name: z.string(),
  description: z.string().optional(),
  questions: z.array(storedQuestion),
  /** Seconds; absent for a quiz without a timer. */
  timeLimit: z.int().optional(),
  /** Percent. */
  passingScore: z.int(),
  createdAt: z.string(),
  /** Set when its deletion began: from then on nobody sees it, and its open assignments follow. */
  deletingSince: z.string().optional(),
  version: z.int(),
});
export type StoredQuiz = z.infer<typeof storedQuiz>;

const isHere = { exists: true, equals: { deletingSince: undefined } };

/** @returns the local part of a quiz's id. @throws ProductError `not-found` for an id of something or somewhere else. */
export function localQuiz(householdId: string, quizId: string): string {
  const [household, quiz] = splitId(quizId, 2) ?? [];
  if (household !== householdId || quiz === undefined) throw new ProductError('not-found');
  return quiz;
}

export function quizIdOf(householdId: string, quiz: string): string {
  return joinId(householdId, quiz);
}

/** @returns the quiz, one that is being deleted included. */
export async function findQuizRow(rows: Partition, quiz: string): Promise<StoredQuiz | undefined> {
  return await rows.get(storedQuiz, householdKeys.quiz(quiz));
}

/** @returns the quiz, unless it is being deleted. */
export async function findQuiz(rows: Partition, quiz: string): Promise<StoredQuiz | undefined> {
  const found = await findQuizRow(rows, quiz);
  return found?.deletingSince === undefined ? found : undefined;
}

/** @throws ProductError `not-found` */
export async function requireQuiz(rows: Partition, quiz: string): Promise<StoredQuiz> {
  const found = await findQuiz(rows, quiz);
  if (!found) throw new ProductError('not-found');
  return found;
}

/** @returns all quizzes, the first made first. */
export async function listQuizzes(rows: Partition): Promise<StoredQuiz[]> {
  const quizzes = await rows.list(storedQuiz, { prefix: householdKeys.quizzes });
  return quizzes.filter((quiz) => quiz.deletingSince === undefined);
}

export function createQuizAction(rows: Partition, quiz: StoredQuiz): WriteAction {
  return rows.put(householdKeys.quiz(quiz.quiz), quiz);
}

/** @returns the write of the quiz's next version, refused with `conflict` when it changed, or began to be deleted, since it was read. */
export function saveQuizAction(rows: Partition, seen: StoredQuiz, next: StoredQuiz): WriteAction {
  const condition = { ...isHere, equals: { ...isHere.equals, version: seen.version } };
  return rows.put(householdKeys.quiz(seen.quiz), { ...next, version: seen.version + 1 }, { condition });
}

/** @returns the condition that the quiz is still there when its transaction writes something that belongs to it. */
export function checkQuizAction(rows: Partition, quiz: string): WriteAction {
  return rows.check(householdKeys.quiz(quiz), isHere, 'not-found');
}

/** @returns the write that hides a quiz for good. */
export function hideQuizAction(rows: Partition, quiz: string, since: string): WriteAction {
  return rows.change(householdKeys.quiz(quiz), { set: { deletingSince: since } }, { condition: isHere });
}

/** @returns the last write of a quiz's deletion. */
export function removeQuizAction(rows: Partition, quiz: string): WriteAction {
  return rows.remove(householdKeys.quiz(quiz));
}
