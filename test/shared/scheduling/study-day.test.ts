import { addDays, daysBetween } from '../../../shared/scheduling/calendar-day.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampAnsweredAt, endOfStudyDay, startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { anyDay, anyInstant, anyZone } from './arbitraries.ts';

const dayOf = (instant: string, timeZone: string) => studyDayOf(new Date(instant), timeZone);

describe('studyDayOf', () => {
  it.each([
    [0, '2026-05-13'],
    [1, '2026-05-13'],
    [4, '2026-05-14'],
    [12, '2026-05-14'],
    [22, '2026-05-14'],
    [23, '2026-05-14'],
  ])('puts %i:00 local into study day %s in every zone', (hour, day) => {
    const hours = String(hour).padStart(2, '0');
    expect(dayOf(`2026-05-14T${hours}:00:00Z`, 'UTC')).toBe(day);
    expect(dayOf(`2026-05-14T${hours}:00:00+05:45`, 'Asia/Kathmandu')).toBe(day);
    expect(dayOf(`2026-05-14T${hours}:00:00-02:30`, 'America/St_Johns')).toBe(day);
    expect(dayOf(`2026-05-14T${hours}:00:00+13:00`, 'Pacific/Apia')).toBe(day);
    expect(dayOf(`2026-05-14T${hours}:00:00+01:00`, 'Africa/Casablanca')).toBe(day);
    expect(dayOf(`2026-05-14T${hours}:00:00-07:00`, 'America/Los_Angeles')).toBe(day);
  });

  it('counts 03:59:59 to the day before', () => {
    expect(dayOf('2026-05-14T03:59:59.999Z', 'UTC')).toBe('2026-05-13');
    expect(dayOf('2026-05-14T04:00:00.000Z', 'UTC')).toBe('2026-05-14');
  });

  it('keeps an American evening across UTC midnight in one day', () => {
    expect(dayOf('2026-05-14T23:45:00Z', 'America/New_York')).toBe('2026-05-14');
    expect(dayOf('2026-05-15T00:10:00Z', 'America/New_York')).toBe('2026-05-14');
  });

  it('goes by the other offset while Morocco keeps Ramadan', () => {
    expect(dayOf('2026-03-01T03:30:00Z', 'Africa/Casablanca')).toBe('2026-02-28');
    expect(dayOf('2026-04-01T03:30:00Z', 'Africa/Casablanca')).toBe('2026-04-01');
  });

  it('never goes back while time goes on', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 3 * 3_600_000 }), anyZone, (instant, wait, timeZone) => {
        const later = new Date(instant.getTime() + wait);
        expect(studyDayOf(later, timeZone) >= studyDayOf(instant, timeZone)).toBe(true);
      }),
    );
  });
});

describe('startOfStudyDay and endOfStudyDay', () => {
  it('lie at 04:00 local on either side of a clock change', () => {
    expect(startOfStudyDay('2026-03-28', 'Europe/Paris').toISOString()).toBe('2026-03-28T03:00:00.000Z');
    expect(endOfStudyDay('2026-03-28', 'Europe/Paris').toISOString()).toBe('2026-03-29T02:00:00.000Z');
    expect(endOfStudyDay('2026-10-24', 'Europe/Paris').toISOString()).toBe('2026-10-25T03:00:00.000Z');
  });

  it('come after both passes of an hour that a clock change repeats up to 04:00', () => {
    expect(startOfStudyDay('2026-10-25', 'Europe/Athens').toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it('move to the end of the gap when a clock change skips 04:00', () => {
    expect(startOfStudyDay('2015-03-29', 'Asia/Baku').toISOString()).toBe('2015-03-29T00:00:00.000Z');
    expect(startOfStudyDay('2018-10-07', 'Antarctica/Casey').toISOString()).toBe('2018-10-06T20:00:00.000Z');
  });

  it('leave four hours to the date that Samoa skipped', () => {
    expect(startOfStudyDay('2011-12-30', 'Pacific/Apia').toISOString()).toBe('2011-12-30T10:00:00.000Z');
    expect(endOfStudyDay('2011-12-30', 'Pacific/Apia').toISOString()).toBe('2011-12-30T14:00:00.000Z');
  });

  it('bound the day exactly: the start belongs to it, one millisecond earlier to the day before', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, timeZone) => {
        const start = startOfStudyDay(day, timeZone);
        expect(studyDayOf(start, timeZone)).toBe(day);
        expect(studyDayOf(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
        expect(endOfStudyDay(day, timeZone)).toEqual(startOfStudyDay(addDays(day, 1), timeZone));
      }),
      { numRuns: 500 },
    );
  });
});

describe('addDays and daysBetween', () => {
  it('count over months, leap days and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-03-01', '2025-03-01')).toBe(-365);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', ''])('refuse %j, which is no day', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => startOfStudyDay(text, 'UTC')).toThrow(RangeError);
  });
});

describe('clampAnsweredAt', () => {
  const now = new Date('2026-01-05T09:00:00.000Z');

  it('keeps a time in the past and one up to five minutes ahead', () => {
    expect(clampAnsweredAt('2026-01-01T10:00:00Z', now)).toBe('2026-01-01T10:00:00.000Z');
    expect(clampAnsweredAt('2026-01-05T09:05:00.000Z', now)).toBe('2026-01-05T09:05:00.000Z');
  });

  it('dates an answer from further ahead now', () => {
    expect(clampAnsweredAt('2026-01-05T09:05:00.001Z', now)).toBe(now.toISOString());
    expect(clampAnsweredAt('2062-01-05T09:00:00Z', now)).toBe(now.toISOString());
  });

  it('dates an answer from before its session at the start of the session', () => {
    const start = new Date('2026-01-05T08:30:00.000Z');
    expect(clampAnsweredAt('1970-01-01T00:00:10Z', now, start)).toBe(start.toISOString());
    expect(clampAnsweredAt('2026-01-05T08:30:01Z', now, start)).toBe('2026-01-05T08:30:01.000Z');
  });

  it('writes every time in UTC, so that text order is time order', () => {
    expect(clampAnsweredAt('2026-01-05T09:30:00+02:00', now)).toBe('2026-01-05T07:30:00.000Z');
  });

  it('refuses a time that is no time', () => {
    expect(() => clampAnsweredAt('soon', now)).toThrow(RangeError);
  });
});
