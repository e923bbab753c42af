import type { Badge } from '../schemas/activity.ts';

/** Streak badges, easiest first. Ids are stored with the learners who earned them, so they never change. */
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

/** The badges reached by a streak of this length, easiest first. */
export function badgesReached(streak: number): Badge[] {
  return streakBadges.filter(({ threshold }) => streak >= threshold);
}
