import * as z from 'zod';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A learner's totals and streak over everything: written in the transaction of each answer. */
export const storedLearnerFacts = z.object({
  reviews: z.int(),
  correct: z.int(),
  quizzes: z.int(),
  /** Absent until the first active study day. */
  streak: z
    .object({
      streakLength: z.int(),
      longestStreak: z.int(),
      totalActiveDays: z.int(),
      lastActiveDate: z.string(),
    })
    .optional(),
  version: z.int(),
});
export type StoredLearnerFacts = z.infer<typeof storedLearnerFacts>;

export async function findFacts(rows: Partition, learner: string): Promise<StoredLearnerFacts> {
  const found = await rows.get(storedLearnerFacts, studyKeys.facts(learner));
  return found ?? { reviews: 0, correct: 0, quizzes: 0, version: 0 };
}

/** @returns the write of the next totals, refused with `conflict` when another answer was counted meanwhile. */
export function saveFactsAction(
  rows: Partition,
  learner: string,
  seen: StoredLearnerFacts,
  next: Omit<StoredLearnerFacts, 'version'>,
): WriteAction {
  const condition = seen.version === 0 ? { exists: false } : { equals: { version: seen.version } };
  return rows.put(studyKeys.facts(learner), { ...next, version: seen.version + 1 }, { condition });
}
