import { tzOffset } from '@date-fns/tz/tzOffset';
import { dayMs, dayStartMs, toStudyClockAt } from './calendar-day.ts';

const minuteMs = 60_000;

/**
 * Local wall-clock time minus the hour at which a study day starts, represented as UTC, so that its UTC date is the study day. FSRS counts elapsed days as UTC
 * calendar days, which equal study days on this clock.
 * @throws RangeError if the time zone is unknown or the instant is an invalid date
 */
export function toStudyClock(instant: Date, timeZone: string): Date {
  return toStudyClockAt(instant, offsetAt(instant.getTime(), timeZone));
}

/**
 * The instant at which the household's study clock shows `studyTime`. If a clock change repeats that time, the first occurrence; if it skips that time, the
 * nearest instant in the same study day.
 * @throws RangeError if the time zone is unknown or the time is an invalid date
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

/** The first instant in (`before`, `after`] from which the zone has the given offset. */
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

/** The zone's UTC offset at the instant, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  if (timeZone === 'UTC' && Number.isFinite(time)) return 0;
  const offset = tzOffset(timeZone, new Date(time)) * minuteMs;
  if (!Number.isFinite(offset)) throw new RangeError(`Not a known time zone or not a valid date: ${timeZone}, ${time}`);
  return offset;
}

function dayNumber(studyTime: Date): number {
  return Math.floor(studyTime.getTime() / dayMs);
}

/** @returns the instant at which a clock in UTC shows what a clock in this zone shows at `instant` */
export function moveToUtc(instant: Date, timeZone: string): Date {
  return new Date(toStudyClock(instant, timeZone).getTime() + dayStartMs);
}
