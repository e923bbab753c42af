import { tzOffset } from '@date-fns/tz/tzOffset';
import { dayMs, dayStartHour, dayStartMs, toStudyClockAt } from './calendar-day.ts';

const minuteMs = 60_000;

/** When a study day starts, as sentences say it: `04:00`. */
export const studyDayStart = `${String(dayStartHour).padStart(2, '0')}:00`;

/**
 * The family's wall clock, put back by the hour at which a study day starts, written as if it were UTC: the UTC date of the result is the study day.
 * FSRS counts elapsed days as UTC calendar days; on this clock a UTC day and a study day are the same thing.
 *
 * @throws RangeError when the time zone is unknown or the instant is not a valid date.
 */
export function toStudyClock(instant: Date, timeZone: string): Date {
  return toStudyClockAt(instant, offsetAt(instant.getTime(), timeZone));
}

/**
 * The instant at which the family's study clock shows `studyTime`, by the offset in force at that instant.
 * A time that a clock change repeats gives its first occurrence; a time that a clock change skips gives the
 * nearest instant that still lies in the same study day.
 *
 * @throws RangeError when the time zone is unknown or the time is not a valid date.
 */
export function fromStudyClock(studyTime: Date, timeZone: string): Date {
  const localTime = studyTime.getTime() + dayStartMs;
  const offsets = [offsetAt(localTime - dayMs, timeZone), offsetAt(localTime + dayMs, timeZone)];
  const larger = Math.max(...offsets);
  const smaller = Math.min(...offsets);
  const match = [larger, smaller].find((offset) => offsetAt(localTime - offset, timeZone) === offset);
  if (match !== undefined) return new Date(localTime - match);
  const gapEnd = findOffsetStart(localTime - larger, localTime - smaller, larger, timeZone);
  const staysInDay = dayNumber(toStudyClock(gapEnd, timeZone)) === dayNumber(studyTime);
  return staysInDay ? gapEnd : new Date(gapEnd.getTime() - 1);
}

/** The first instant after `before` (exclusive) and up to `after` from which on the zone has the given offset. */
function findOffsetStart(before: number, after: number, offset: number, timeZone: string): Date {
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, timeZone) === offset) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return new Date(high);
}

/** Milliseconds that the zone's wall clock is ahead of UTC at the instant. */
function offsetAt(time: number, timeZone: string): number {
  const offset = tzOffset(timeZone, new Date(time)) * minuteMs;
  if (!Number.isFinite(offset)) throw new RangeError(`Not a known time zone or not a valid date: ${timeZone}, ${time}`);
  return offset;
}

function dayNumber(studyTime: Date): number {
  return Math.floor(studyTime.getTime() / dayMs);
}
