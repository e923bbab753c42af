import { studyDayHere } from '../../lib/device-time.ts';
import { countOf } from '../../words/counts.ts';
import { formatDateNear } from '../../words/dates.ts';

/** When a badge was earned: `Earned on November 3`, `Earned on November 3, 2025`. */
export function describeEarned(earnedAt: string, now: Date): string {
  return `Earned on ${formatDateNear(studyDayHere(new Date(earnedAt)), studyDayHere(now))}`;
}

/** What a badge of so many days in a row still takes: `4 more days in a row`. */
export function describeMissing(threshold: number, currentStreak: number): string {
  const missing = threshold - currentStreak;
  // The streak was read a moment after the badges: the badge comes with their next reading.
  return missing > 0 ? `${countOf(missing, 'more day')} in a row` : 'Yours any moment now';
}

/** What was done for a badge: `You studied 7 days in a row.` */
export function describeDeed(threshold: number): string {
  return `You studied ${countOf(threshold, 'day')} in a row.`;
}
