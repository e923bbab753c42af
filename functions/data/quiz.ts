import * as z from 'zod/mini';
import { defineItem, hideable, versioned, type Stored } from './item.ts';
import type { Partition } from './partition.ts';

/** A question as it is stored, whichever of the two shapes it was sent in. */
export const storedQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  correctIndex: z.int(),
  explanation: z.optional(z.string()),
});
export type StoredQuestion = z.infer<typeof storedQuestion>;

export const storedQuizzes = defineItem({
  name: 'quiz',
  key: 'HH#{household}/QUIZ#{quiz}',
  schema: z.object({
    /** Local part of the id. */
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

export const localQuiz = (householdId: string, id: string) => storedQuizzes.placeOf(householdId, id).quiz;
export const quizIdOf = (householdId: string, quiz: string) => storedQuizzes.idOf(householdId, { quiz });
export const findQuizRow = async (rows: Partition, quiz: string) => await storedQuizzes.findEvenHidden(rows, { quiz });
export const findQuiz = async (rows: Partition, quiz: string) => await storedQuizzes.find(rows, { quiz });
export const requireQuiz = async (rows: Partition, quiz: string) => await storedQuizzes.require(rows, { quiz });
export const listQuizzes = async (rows: Partition) => await storedQuizzes.list(rows);
export const createQuizAction = (rows: Partition, quiz: StoredQuiz) => storedQuizzes.create(rows, quiz);
export const saveQuizAction = (rows: Partition, seen: StoredQuiz, next: StoredQuiz) =>
  storedQuizzes.save(rows, seen, next);
export const checkQuizAction = (rows: Partition, quiz: string) => storedQuizzes.check(rows, { quiz });
export const hideQuizAction = (rows: Partition, quiz: string, since: string) =>
  storedQuizzes.change(rows, { quiz }, { set: { deletingSince: since } });
export const removeQuizAction = (rows: Partition, quiz: string) => storedQuizzes.remove(rows, { quiz });
