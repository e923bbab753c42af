import type { listBadges } from '../../../../shared/routes/streaks.ts';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';

/** A badge as the server describes it. */
export type Badge = RouteAnswer<typeof listBadges>[number];

/** A badge with when it was earned: an ISO instant. */
export interface WonBadge {
  readonly badge: Badge;
  readonly earnedAt: string;
}

/** The earned badges with their descriptions, the easiest first. */
export function pairWithEarned(badges: readonly Badge[], earned: readonly EarnedBadge[]): WonBadge[] {
  const earnedAt = new Map(earned.map((one) => [one.badgeId, one.earnedAt]));
  return badges.flatMap((badge) => {
    const instant = earnedAt.get(badge.id);
    return instant === undefined ? [] : [{ badge, earnedAt: instant }];
  });
}

/** The badges still to be earned, the easiest first. */
export function listLocked(badges: readonly Badge[], earned: readonly EarnedBadge[]): Badge[] {
  const earnedIds = new Set(earned.map(({ badgeId }) => badgeId));
  return badges.filter(({ id }) => !earnedIds.has(id));
}
