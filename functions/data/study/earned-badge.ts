import * as z from 'zod/mini';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';

/** A badge earned for good. `streakLength` is the number that the badge requires, even if it is not about streaks. */
export const storedBadges = defineItem({
  name: 'earned-badge',
  key: 'HH#{household}/L#{learner}#BADGE#{badgeId}',
  schema: z.object({
    badgeId: z.string(),
    streakLength: z.int(),
    earnedAt: z.string(),
    /** Whether one of the learner's devices has celebrated it. */
    isSeen: z.optional(z.literal(true)),
  }),
});
export type StoredBadge = Stored<typeof storedBadges>;

/** @returns a learner's badges, lowest requirement first. */
export async function listEarnedBadges(rows: Partition, learner: string): Promise<StoredBadge[]> {
  const badges = await storedBadges.list(rows, { learner });
  return badges.toSorted((a, b) => a.streakLength - b.streakLength);
}
