import { plural, t } from '@lingui/core/macro';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import type { listBadges } from '../../../../shared/routes/streaks.ts';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { furtherBadges } from '../../../../shared/streaks/further-badges.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
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
  return t`Earned on ${{ date: formatDateNear(studyDayHere(new Date(earnedAt)), studyDayHere(now)) }}`;
}

/** Describes the days missing for a streak badge: `4 more days in a row`. */
export function describeMissing(threshold: number, currentStreak: number): string {
  const missing = threshold - currentStreak;
  // If no day is missing, the streak was fetched after the badges, and the next fetch of the badges will include this badge.
  return missing > 0
    ? t`${plural(missing, { one: '# more day in a row', other: '# more days in a row' })}`
    : t`Almost yours!`;
}

/** Describes what earned a badge: `You studied 7 days in a row.`, `You know 10 cards by heart.` */
export function describeAchievement({ family, threshold }: Pick<Badge, 'family' | 'threshold'>): string {
  switch (family) {
    case undefined:
      return t`${plural(threshold, { one: 'You studied # day in a row.', other: 'You studied # days in a row.' })}`;
    case 'known':
      return t`${plural(threshold, { one: 'You know # card by heart.', other: 'You know # cards by heart.' })}`;
    case 'quizzes':
      return t`${plural(threshold, { one: 'You finished # quiz.', other: 'You finished # quizzes.' })}`;
    case 'retries':
      return t`${plural(threshold, {
        one: 'You didn’t give up on # tricky card.',
        other: 'You didn’t give up on # tricky cards.',
      })}`;
    case 'mending':
      return t`${plural(threshold, {
        one: 'You found a mistake, and # card got fixed.',
        other: 'You found mistakes, and # cards got fixed.',
      })}`;
  }
}

/** @returns the next badge to earn in each family, except streaks. */
export function listNext(earned: readonly EarnedBadge[]): Badge[] {
  const locked = listLocked(furtherBadges, earned);
  return locked.filter(({ family }, at) => locked.findIndex((one) => one.family === family) === at);
}
