import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { countDue, countDueWithin, dueByDay, moveDue, packDue } from '../../../shared/scheduling/due-histogram.ts';

const days = { '2026-05-09': 2, '2026-05-11': 3, '2026-05-12': 4, '2026-05-18': 1 };
const histogram = packDue(days);

describe('a packed histogram', () => {
  it('is its first day and a character for each day from there on', () => {
    expect(histogram).toBe('2026-05-09" #$     !');
    expect(packDue({ '2026-05-18': 1, '2026-05-12': 4, '2026-05-11': 3, '2026-05-09': 2 })).toBe(histogram);
    expect([packDue({}), packDue({ '2026-05-09': 0 })]).toEqual(['', '']);
  });

  it('says the same days again, also where a day has thousands of cards', () => {
    expect(dueByDay(histogram)).toEqual(days);
    expect(dueByDay('')).toEqual({});
    const full = { '2026-05-09': 95, '2026-05-10': limits.cardsPerDeck };
    expect(dueByDay(packDue(full))).toEqual(full);
  });
});

describe('moveDue', () => {
  const move = (from: Record<string, number>, ...change: [string | undefined, string | undefined]) =>
    dueByDay(moveDue(packDue(from), ...change));

  it('takes a card from one day to another, before the first one and behind the last one, too', () => {
    expect(move({ '2026-05-09': 2 }, '2026-05-09', '2026-05-12')).toEqual({ '2026-05-09': 1, '2026-05-12': 1 });
    expect(move({ '2026-05-09': 2 }, '2026-05-09', '2026-05-02')).toEqual({ '2026-05-02': 1, '2026-05-09': 1 });
  });

  it('adds a card that had no day and removes one that has none any more', () => {
    expect(move({}, undefined, '2026-05-12')).toEqual({ '2026-05-12': 1 });
    expect(move({ '2026-05-12': 1 }, '2026-05-12', undefined)).toEqual({});
    expect(move(days, undefined, undefined)).toEqual(days);
  });

  it('drops a day that reaches zero and never counts below it', () => {
    expect(move({ '2026-05-09': 1 }, '2026-05-09', '2026-05-12')).toEqual({ '2026-05-12': 1 });
    expect(move({}, '2026-05-09', undefined)).toEqual({});
    expect(move(days, '2026-05-19', undefined)).toEqual(days);
  });

  it('changes nothing when the day stays the same, and counts a card that was not counted', () => {
    expect(moveDue(histogram, '2026-05-11', '2026-05-11')).toBe(histogram);
    expect(move({}, '2026-05-11', '2026-05-11')).toEqual({ '2026-05-11': 1 });
  });

  it('agrees with a count of the cards for every day that is not over, through years of study and of absence, and stays small', () => {
    const card = fc.nat({ max: 60 });
    // `undefined` deletes the card; a negative wait leaves it overdue; a long pause means that nobody studies for months.
    const waits = fc.oneof(fc.integer({ min: -40, max: limits.longestIntervalDays }), fc.constant(undefined));
    const pause = fc.oneof(
      { weight: 20, arbitrary: fc.nat({ max: 3 }) },
      { weight: 1, arbitrary: fc.nat({ max: 400 }) },
    );
    const steps = fc.array(fc.tuple(card, waits, pause), { maxLength: 150 });
    fc.assert(
      fc.property(steps, (study) => {
        const dueDays = new Map<number, string | undefined>();
        let today = '2026-05-09';
        let counted = '';
        for (const [answered, wait, passed] of study) {
          today = addDays(today, passed);
          const to = wait === undefined ? undefined : addDays(today, wait);
          counted = moveDue(counted, dueDays.get(answered), to);
          dueDays.set(answered, to);
          const dues = [...dueDays.values()].filter((due) => due !== undefined);
          // -2: a family that moves to another time zone can repeat a day.
          for (const within of [-2, 0, 1, 30, 400]) {
            const expected = dues.filter((due) => due <= addDays(today, within)).length;
            expect(countDueWithin(counted, today, within)).toBe(expected);
          }
          expect(Buffer.byteLength(counted)).toBeLessThanOrEqual(210);
        }
      }),
    );
  });
});

describe('countDue', () => {
  it('counts today and everything overdue', () => {
    expect(countDue(histogram, '2026-05-11')).toBe(5);
    expect(countDue(histogram, '2026-05-08')).toBe(0);
    expect(countDue('', '2026-05-08')).toBe(0);
  });

  it('counts what came due while nobody studied for years', () => {
    expect(countDue(histogram, '2029-01-01')).toBe(10);
  });
});

describe('countDueWithin', () => {
  it('counts up to and including the last of the days', () => {
    expect(countDueWithin(histogram, '2026-05-11', 6)).toBe(9);
    expect(countDueWithin(histogram, '2026-05-11', 7)).toBe(10);
  });
});
