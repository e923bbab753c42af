import { addDays, formatDay, parseDay } from './calendar-day.ts';
import { fromStudyClock, toStudyClock } from './study-clock.ts';

/**
 * The study day (YYYY-MM-DD) of an instant: the local calendar date, where a day starts at `studyDayStart`.
 *
 * @throws RangeError when the time zone is unknown or the instant is not a valid date.
 */
export function studyDayOf(instant: Date, timeZone: string): string {
  return formatDay(toStudyClock(instant, timeZone).getTime());
}

/**
 * The first instant of a study day: `studyDayStart` of local time, or the first instant after it when a clock change skips that.
 *
 * @throws RangeError when the day is not a date of the calendar or the time zone is unknown.
 */
export function startOfStudyDay(day: string, timeZone: string): Date {
  return fromStudyClock(new Date(parseDay(day)), timeZone);
}

/** The end of a study day, exclusive: the first instant of the next one. Throws as {@link startOfStudyDay}. */
export function endOfStudyDay(day: string, timeZone: string): Date {
  return startOfStudyDay(addDays(day, 1), timeZone);
}
