import { daysBetween, studyDayOf } from '../../../../../shared/scheduling/study-day.ts';

/**
 * When the next card comes, to go on from "Next card": `later today`, `tomorrow`, `on Friday`, `on 3 March`. Counted in
 * study days, which begin at 04:00.
 */
export function describeNextDue(nextDueAt: string, now: Date, timeZone: string): string {
  const today = studyDayOf(now, timeZone);
  const day = studyDayOf(new Date(nextDueAt), timeZone);
  const distance = daysBetween(today, day);
  if (distance <= 0) return 'later today';
  if (distance === 1) return 'tomorrow';
  if (distance < 7) return `on ${formatDay(day, { weekday: 'long' })}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `on ${formatDay(day, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`;
}

function formatDay(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
