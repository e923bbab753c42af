import * as z from 'zod';
import type { EarnedBadge } from '../../shared/schemas/activity.ts';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A badge that a learner reached: earned for good. */
export const storedEarnedBadge = z.object({ badgeId: z.string(), streakLength: z.int(), earnedAt: z.string() });

/** @returns the badges of a learner, the first earned first. */
export async function listEarnedBadges(rows: Partition, learner: string): Promise<EarnedBadge[]> {
  const badges = await rows.list(storedEarnedBadge, { prefix: studyKeys.badges(learner) });
  return badges.toSorted((a, b) => a.streakLength - b.streakLength);
}

export function earnBadgeAction(rows: Partition, learner: string, badge: EarnedBadge): WriteAction {
  return rows.put(studyKeys.badge(learner, badge.badgeId), badge);
}
