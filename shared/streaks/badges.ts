import type { Badge, BadgeFamily } from '../schemas/activity.ts';

/** The badges for days in a row, the easiest first. An id is stored with the learners who earned it: it never changes. */
export const streakBadges: readonly Badge[] = [
  { id: 'streak-3', name: 'Little Spark', description: 'Study 3 days in a row.', icon: '✨', threshold: 3 },
  { id: 'streak-7', name: 'Rainbow Week', description: 'Study a whole week in a row.', icon: '🌈', threshold: 7 },
  { id: 'streak-14', name: 'Trail Walker', description: 'Study two weeks in a row.', icon: '🥾', threshold: 14 },
  { id: 'streak-30', name: 'Moon Traveller', description: 'Study 30 days in a row.', icon: '🌙', threshold: 30 },
  { id: 'streak-50', name: 'Rocket Pilot', description: 'Study 50 days in a row.', icon: '🚀', threshold: 50 },
  { id: 'streak-100', name: 'Star Collector', description: 'Study 100 days in a row.', icon: '🌟', threshold: 100 },
  { id: 'streak-200', name: 'Comet Catcher', description: 'Study 200 days in a row.', icon: '☄️', threshold: 200 },
  { id: 'streak-365', name: 'Sunshine Hero', description: 'Study a whole year in a row.', icon: '🌞', threshold: 365 },
];

/** How often a card was wrong that is a brave retry once it is right. */
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

/** The badges for other things, family by family, the easiest of each first. Their ids are stored, too. */
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

/** All badges there are. */
export const allBadges: readonly Badge[] = [...streakBadges, ...furtherBadges];

/** The badges that a streak of so many days reaches, the easiest first. */
export function badgesReached(streak: number): Badge[] {
  return streakBadges.filter(({ threshold }) => streak >= threshold);
}
