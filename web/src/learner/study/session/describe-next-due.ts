import { daysBetween, studyDayOf } from '../../../../../shared/scheduling/study-day.ts';
import { nameDay } from '../../../words/dates.ts';

/**
 * When the next card comes, to go on from "Next card": `later today`, `tomorrow`, `on Friday`, `on March 3`. Counted in
 * study days.
 */
export function describeNextDue(nextDueAt: string, now: Date, timeZone: string): string {
  const today = studyDayOf(now, timeZone);
  const day = studyDayOf(new Date(nextDueAt), timeZone);
  const distance = daysBetween(today, day);
  if (distance <= 0) return 'later today';
  return distance === 1 ? 'tomorrow' : `on ${nameDay(day, today)}`;
}
