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

/** How far a device's clock may run ahead before its answers are dated by the server. */
const clockToleranceMs = 5 * 60_000;

/**
 * The time that an answer is filed under when it arrives, as a normalised ISO string. A time more than five minutes
 * ahead of `now` becomes `now`; a time before `earliest` (such as the start of its session: a device whose clock fell
 * back by years) becomes `earliest`. That no answer counts before the card's last review is held by `applyReview`.
 *
 * @throws RangeError when `answeredAt` is not a valid date.
 */
export function clampAnsweredAt(answeredAt: string, now: Date, earliest?: Date): string {
  const time = new Date(answeredAt);
  if (time.getTime() > now.getTime() + clockToleranceMs) return now.toISOString();
  if (earliest !== undefined && time < earliest) return earliest.toISOString();
  return time.toISOString();
}
