import type { Badge, BadgeFamily } from '../schemas/activity.ts';
import { streakBadges } from './badges.ts';

/** Minimum wrong answers before a correct one counts as a brave retry. */
export const wrongBeforeRetry = 3;

type FurtherBadge = Badge & { readonly family: BadgeFamily };

function listFamily(
  family: BadgeFamily,
  describe: (count: number) => string,
  badges: readonly (readonly [threshold: number, name: string, icon: string])[],
): FurtherBadge[] {
  return badges.map(([threshold, name, icon]) => ({
    id: `${family}-${threshold}`,
    family,
    name,
    description: describe(threshold),
    icon,
    threshold,
  }));
}

/** Badges other than for streaks, easiest first within each badge family. Ids are stored with earned badges, so they never change. */
export const furtherBadges: readonly FurtherBadge[] = [
  ...listFamily('known', (count) => `Know ${count} cards by heart.`, [
    [10, 'First Flower', '🌱'],
    [50, 'Flower Bed', '🌷'],
    [100, 'Gardener', '🌻'],
    [250, 'Forest Friend', '🌳'],
    [500, 'Whole Wide Green', '🏞️'],
  ]),
  ...listFamily('quizzes', (count) => `Finish ${count} quizzes.`, [
    [5, 'Curious Mind', '💡'],
    [25, 'Quiz Explorer', '🧭'],
    [100, 'Quiz Champion', '🏆'],
  ]),
  ...listFamily(
    'retries',
    (count) =>
      count === 1
        ? 'Get a card right that was wrong three times.'
        : `Get ${count} cards right that were wrong three times.`,
    [
      [1, 'Brave Heart', '💛'],
      [5, 'Lion Heart', '🦁'],
      [15, 'Never Gives Up', '⛰️'],
    ],
  ),
  ...listFamily(
    'mending',
    (count) =>
      count === 1
        ? 'Say that a card is wrong, and a grown-up mends it.'
        : `Help to mend ${count} cards that were wrong.`,
    [
      [1, 'Sharp Eye', '🔍'],
      [5, 'Card Doctor', '🩹'],
      [15, 'Good Spirit', '🧚'],
    ],
  ),
];

export const allBadges: readonly Badge[] = [...streakBadges, ...furtherBadges];
