import { dayMs, fromStudyClock, toStudyClock, toStudyClockAt } from './study-clock.ts';

/**
 * The study day (YYYY-MM-DD) of an instant: the local calendar date, where a day starts at `studyDayStart`.
 *
 * @throws RangeError when the time zone is unknown or the instant is not a valid date.
 */
export function studyDayOf(instant: Date, timeZone: string): string {
  return formatDay(toStudyClock(instant, timeZone).getTime());
}

/** The same by the clock of the machine that this runs on, which needs no table of time zones. @throws RangeError when the instant is not a valid date. */
export function studyDayOfClock(instant: Date): string {
  return formatDay(toStudyClockAt(instant, -instant.getTimezoneOffset() * 60_000).getTime());
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

/** The day `n` days after `day` (before it when negative). Throws a RangeError when `day` is not a date. */
export function addDays(day: string, n: number): string {
  return formatDay(parseDay(day) + n * dayMs);
}

/** How many days `b` is after `a`; negative when it is before. Throws a RangeError when either is not a date. */
export function daysBetween(a: string, b: string): number {
  return (parseDay(b) - parseDay(a)) / dayMs;
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Midnight UTC of the day, in milliseconds: for counting days, never an instant of the family's life. */
function parseDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  // Date.parse rolls 2026-02-30 over into March.
  if (Number.isNaN(time) || formatDay(time) !== day) {
    throw new RangeError(`Not a study day (YYYY-MM-DD): ${day}`);
  }
  return time;
}
