import { addDays, formatDay, parseDay } from './calendar-day.ts';
import { fromStudyClock, toStudyClock } from './study-clock.ts';

/**
 * The study day (YYYY-MM-DD) of an instant: the local calendar date, with days starting at `dayStartHour`.
 * @throws RangeError if the time zone is unknown or the instant is an invalid date
 */
export function studyDayOf(instant: Date, timeZone: string): string {
  return formatDay(toStudyClock(instant, timeZone).getTime());
}

/**
 * The first instant of a study day: `dayStartHour` local time, or the first instant after it if a clock change skips that.
 * @throws RangeError if the day is not a calendar date or the time zone is unknown
 */
export function startOfStudyDay(day: string, timeZone: string): Date {
  return fromStudyClock(new Date(parseDay(day)), timeZone);
}

/** The exclusive end of a study day. Throws like {@link startOfStudyDay}. */
export function endOfStudyDay(day: string, timeZone: string): Date {
  return startOfStudyDay(addDays(day, 1), timeZone);
}

/** How far a device's clock may be ahead of the server's. Answers dated further ahead get the server's time. */
const clockToleranceMs = 5 * 60_000;

/**
 * The timestamp to store for an incoming answer, as a normalized ISO string. A time more than five minutes ahead of `now` becomes `now`. A time before
 * `earliest` (such as the session's start, if a device's clock is years behind) becomes `earliest`. `applyReview` handles answers dated before the card's
 * last review.
 * @throws RangeError if `answeredAt` is an invalid date
 */
export function clampAnsweredAt(answeredAt: string, now: Date, earliest?: Date): string {
  const time = new Date(answeredAt);
  if (time.getTime() > now.getTime() + clockToleranceMs) return now.toISOString();
  if (earliest !== undefined && time < earliest) return earliest.toISOString();
  return time.toISOString();
}
