import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStudyClock, toStudyClock } from '../../../shared/scheduling/study-clock.ts';
import { anyInstant, anyZone } from './arbitraries.ts';

const toIso = (instant: string, timeZone: string) => toStudyClock(new Date(instant), timeZone).toISOString();
const fromIso = (studyTime: string, timeZone: string) => fromStudyClock(new Date(studyTime), timeZone).toISOString();

describe('toStudyClock', () => {
  it('shows local time minus four hours', () => {
    expect(toIso('2026-01-05T09:00:00Z', 'UTC')).toBe('2026-01-05T05:00:00.000Z');
    expect(toIso('2026-01-05T09:00:00Z', 'Asia/Kathmandu')).toBe('2026-01-05T10:45:00.000Z');
    expect(toIso('2026-01-05T09:00:00Z', 'America/St_Johns')).toBe('2026-01-05T01:30:00.000Z');
  });

  it('follows the offset in force at the instant', () => {
    expect(toIso('2026-03-29T00:59:59Z', 'Europe/Paris')).toBe('2026-03-28T21:59:59.000Z');
    expect(toIso('2026-03-29T01:00:00Z', 'Europe/Paris')).toBe('2026-03-28T23:00:00.000Z');
  });

  it('refuses an unknown zone and an invalid date', () => {
    expect(() => toIso('2026-01-05T09:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
    expect(() => toStudyClock(new Date(NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('fromStudyClock', () => {
  it('uses the offset in force at the instant it gives, on either side of a clock change', () => {
    expect(fromIso('2026-03-28T12:00:00Z', 'Europe/Paris')).toBe('2026-03-28T15:00:00.000Z');
    expect(fromIso('2026-03-29T12:00:00Z', 'Europe/Paris')).toBe('2026-03-29T14:00:00.000Z');
    expect(fromIso('2026-10-24T12:00:00Z', 'Europe/Paris')).toBe('2026-10-24T14:00:00.000Z');
    expect(fromIso('2026-10-25T12:00:00Z', 'Europe/Paris')).toBe('2026-10-25T15:00:00.000Z');
  });

  it('gives the first occurrence of a repeated time', () => {
    expect(fromIso('2026-10-24T22:30:00Z', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('gives the end of the gap for a skipped time', () => {
    expect(fromIso('2026-03-28T22:30:00Z', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('stays in the study day when the gap ends at 04:00', () => {
    expect(fromIso('2026-03-28T23:30:00Z', 'Europe/Athens')).toBe('2026-03-29T00:59:59.999Z');
  });

  it('stays in the study day when a zone skips a whole date', () => {
    expect(fromIso('2011-12-30T12:00:00Z', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  it('undoes toStudyClock, except that a repeated time gives its first occurrence', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, timeZone) => {
        const studyTime = toStudyClock(instant, timeZone);
        const back = fromStudyClock(studyTime, timeZone);
        expect(toStudyClock(back, timeZone)).toEqual(studyTime);
        expect(back.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });

  it('gives an instant of the same study day for every time, skipped ones included', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (studyTime, timeZone) => {
        const shown = toStudyClock(fromStudyClock(studyTime, timeZone), timeZone);
        expect(shown.toISOString().slice(0, 10)).toBe(studyTime.toISOString().slice(0, 10));
      }),
    );
  });
});
