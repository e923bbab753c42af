import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import type { listBadges } from '../../../../shared/routes/streaks.ts';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { furtherBadges } from '../../../../shared/streaks/further-badges.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { countOf } from '../../words/counts.ts';
import { formatDateNear } from '../../words/dates.ts';

export type Badge = RouteAnswer<typeof listBadges>[number];

/** Earned badge. `earnedAt` is an ISO instant. */
export interface WonBadge {
  readonly badge: Badge;
  readonly earnedAt: string;
}

/** Returns the earned badges with their descriptions, easiest first. */
export function pairWithEarned(badges: readonly Badge[], earned: readonly EarnedBadge[]): WonBadge[] {
  const earnedAt = new Map(earned.map((one) => [one.badgeId, one.earnedAt]));
  return badges.flatMap((badge) => {
    const instant = earnedAt.get(badge.id);
    return instant === undefined ? [] : [{ badge, earnedAt: instant }];
  });
}

/** Returns the badges not yet earned, easiest first. */
export function listLocked(badges: readonly Badge[], earned: readonly EarnedBadge[]): Badge[] {
  const earnedIds = new Set(earned.map(({ badgeId }) => badgeId));
  return badges.filter(({ id }) => !earnedIds.has(id));
}

/** Returns e.g. `Earned on November 3` or `Earned on November 3, 2025`. */
export function describeEarned(earnedAt: string, now: Date): string {
  return `Earned on ${formatDateNear(studyDayHere(new Date(earnedAt)), studyDayHere(now))}`;
}

/** Describes the days missing for a streak badge: `4 more days in a row`. */
export function describeMissing(threshold: number, currentStreak: number): string {
  const missing = threshold - currentStreak;
  // If no day is missing, the streak was fetched after the badges, and the next fetch of the badges will include this badge.
  return missing > 0 ? `${countOf(missing, 'more day')} in a row` : 'Yours any moment now';
}

/** Describes what earned a badge: `You studied 7 days in a row.`, `You know 10 cards by heart.` */
export function describeAchievement({ family, threshold }: Pick<Badge, 'family' | 'threshold'>): string {
  switch (family) {
    case undefined:
      return `You studied ${countOf(threshold, 'day')} in a row.`;
    case 'known':
      return `You know ${countOf(threshold, 'card')} by heart.`;
    case 'quizzes':
      return `You finished ${countOf(threshold, 'quiz', 'quizzes')}.`;
    case 'retries':
      return `You did not give up: ${countOf(threshold, 'card')} that ${threshold === 1 ? 'was' : 'were'} wrong three times.`;
    case 'mending':
      return `You saw what was wrong, and ${countOf(threshold, 'card')} got mended.`;
  }
}

/** @returns the next badge to earn in each family, except streaks. */
export function listNext(earned: readonly EarnedBadge[]): Badge[] {
  const locked = listLocked(furtherBadges, earned);
  return locked.filter(({ family }, at) => locked.findIndex((one) => one.family === family) === at);
}
