import { daysBetween, studyDayOf } from '../../../../shared/scheduling/study-day.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const datedFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** The study day that it is where this device is. It begins at 04:00. */
export function readToday(): string {
  return studyDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** A day (`YYYY-MM-DD`) without its year: `3 November`. */
export function formatDay(day: string): string {
  return dayFormat.format(atMidnight(day));
}

/** When a past day was: `Today`, `Yesterday`, `Friday`, `3 November`, `3 November 2025`. */
export function describePastDay(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  // The family may live further east than this device: its day has begun already.
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo < 7) return weekdayFormat.format(atMidnight(day));
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDay(day) : datedFormat.format(atMidnight(day));
}

function atMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
