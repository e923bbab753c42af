import * as z from 'zod/mini';
import { defineItem, versioned, type Stored } from './table/item.ts';
import type { Partition } from './table/partition.ts';

/** A learner's totals and streak over everything: written in the transaction of each answer. */
export const storedFacts = defineItem({
  name: 'learner-facts',
  key: 'HH#{household}/L#{learner}#FACTS',
  schema: z.object({
    reviews: z.int(),
    correct: z.int(),
    quizzes: z.int(),
    /** Absent until the first active study day. */
    streak: z.optional(
      z.object({
        streakLength: z.int(),
        longestStreak: z.int(),
        totalActiveDays: z.int(),
        lastActiveDate: z.string(),
      }),
    ),
    ...versioned,
  }),
});
export type StoredLearnerFacts = Stored<typeof storedFacts>;

/** @returns the learner's totals; of version 0 where there are none yet. */
export async function findFacts(rows: Partition, learner: string): Promise<StoredLearnerFacts> {
  return (await storedFacts.find(rows, { learner })) ?? { reviews: 0, correct: 0, quizzes: 0, version: 0 };
}
