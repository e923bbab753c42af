import type { Badge, BadgeFamily } from '../schemas/activity.ts';

/** Streak badges, easiest first, each for a length in `badges.ts`. */
export const streakBadges: readonly Badge[] = [
  { id: 'streak-3', name: 'Little Spark', description: 'Study 3 days in a row.', icon: '✨', threshold: 3 },
  { id: 'streak-7', name: 'Rainbow Week', description: 'Study a whole week in a row.', icon: '🌈', threshold: 7 },
  { id: 'streak-14', name: 'Trail Walker', description: 'Study two weeks in a row.', icon: '🥾', threshold: 14 },
  { id: 'streak-30', name: 'Moon Traveler', description: 'Study 30 days in a row.', icon: '🌙', threshold: 30 },
  { id: 'streak-50', name: 'Rocket Pilot', description: 'Study 50 days in a row.', icon: '🚀', threshold: 50 },
  { id: 'streak-100', name: 'Star Collector', description: 'Study 100 days in a row.', icon: '🌟', threshold: 100 },
  { id: 'streak-200', name: 'Comet Catcher', description: 'Study 200 days in a row.', icon: '☄️', threshold: 200 },
  { id: 'streak-365', name: 'Sunshine Hero', description: 'Study a whole year in a row.', icon: '🌞', threshold: 365 },
];

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
  ...listFamily('known', (count) => `Learn ${count} cards by heart.`, [
    [10, 'First Flower', '🌱'],
    [50, 'Flower Bed', '🌷'],
    [100, 'Gardener', '🌻'],
    [250, 'Forest Friend', '🌳'],
    [500, 'Great Big Garden', '🏞️'],
  ]),
  ...listFamily('quizzes', (count) => `Finish ${count} quizzes.`, [
    [5, 'Curious Mind', '💡'],
    [25, 'Quiz Explorer', '🧭'],
    [100, 'Quiz Champion', '🏆'],
  ]),
  ...listFamily(
    'retries',
    (count) => (count === 1 ? 'Get one of your tricky cards right.' : `Get ${count} of your tricky cards right.`),
    [
      [1, 'Brave Heart', '💛'],
      [5, 'Lion Heart', '🦁'],
      [15, 'Never Gives Up', '⛰️'],
    ],
  ),
  ...listFamily(
    'mending',
    (count) => (count === 1 ? 'Help a grown-up fix a card.' : `Help a grown-up fix ${count} cards.`),
    [
      [1, 'Sharp Eye', '🔍'],
      [5, 'Card Doctor', '🩹'],
      [15, 'Good Spirit', '🧚'],
    ],
  ),
];

export const allBadges: readonly Badge[] = [...streakBadges, ...furtherBadges];
