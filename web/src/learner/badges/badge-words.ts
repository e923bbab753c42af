import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import { countOf } from '../../lib/count-of.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const datedFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a badge was earned: `Earned on 3 November`, `Earned on 3 November 2025`. Study days begin at 04:00. */
export function describeEarned(earnedAt: string, now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = studyDayOf(new Date(earnedAt), timeZone);
  const isThisYear = day.slice(0, 4) === studyDayOf(now, timeZone).slice(0, 4);
  return `Earned on ${(isThisYear ? dayFormat : datedFormat).format(new Date(`${day}T00:00:00Z`))}`;
}

/** What a badge of so many days in a row still takes: `4 more days in a row`. */
export function describeMissing(threshold: number, currentStreak: number): string {
  const missing = threshold - currentStreak;
  // The streak was read a moment after the badges: the badge comes with their next reading.
  return missing > 0 ? `${missing} more ${missing === 1 ? 'day' : 'days'} in a row` : 'Yours any moment now';
}

/** What was done for a badge: `You studied 7 days in a row.` */
export function describeDeed(threshold: number): string {
  return `You studied ${countOf(threshold, 'day')} in a row.`;
}
