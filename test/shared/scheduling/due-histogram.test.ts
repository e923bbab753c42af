import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDue, countDueWithin, moveDue } from '../../../shared/scheduling/due-histogram.ts';
import type { DueHistogram } from '../../../shared/scheduling/due-histogram.ts';
import { addDays } from '../../../shared/scheduling/study-day.ts';

const histogram = { '2026-05-09': 2, '2026-05-11': 3, '2026-05-12': 4, '2026-05-18': 1 };

describe('moveDue', () => {
  it('takes a card from one day to another', () => {
    expect(moveDue({ '2026-05-09': 2 }, '2026-05-09', '2026-05-12')).toEqual({ '2026-05-09': 1, '2026-05-12': 1 });
  });

  it('adds a card that had no day and removes one that has none any more', () => {
    expect(moveDue({}, undefined, '2026-05-12')).toEqual({ '2026-05-12': 1 });
    expect(moveDue({ '2026-05-12': 1 }, '2026-05-12', undefined)).toEqual({});
  });

  it('drops a day that reaches zero and never counts below it', () => {
    expect(moveDue({ '2026-05-09': 1 }, '2026-05-09', '2026-05-12')).toEqual({ '2026-05-12': 1 });
    expect(moveDue({}, '2026-05-09', undefined)).toEqual({});
  });

  it('changes nothing when the day stays the same', () => {
    expect(moveDue(histogram, '2026-05-11', '2026-05-11')).toEqual(histogram);
  });

  it('counts a card on its new day even when its old one was not counted', () => {
    expect(moveDue({}, '2026-05-11', '2026-05-11')).toEqual({ '2026-05-11': 1 });
  });

  it('leaves its input as it was', () => {
    const before = { '2026-05-09': 1 };
    moveDue(before, '2026-05-09', '2026-05-12');
    expect(before).toEqual({ '2026-05-09': 1 });
  });

  it('agrees with a count of the cards after any moves', () => {
    const day = fc.nat({ max: 5 }).map((n) => addDays('2026-05-09', n));
    const moves = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.option(day, { nil: undefined })), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (steps) => {
        const dueDays = new Map<number, string | undefined>();
        let counted: DueHistogram = {};
        for (const [card, to] of steps) {
          counted = moveDue(counted, dueDays.get(card), to);
          dueDays.set(card, to);
        }
        const days = [...dueDays.values()].filter((due) => due !== undefined);
        const expected = Object.fromEntries(days.map((due) => [due, days.filter((other) => other === due).length]));
        expect(counted).toEqual(expected);
      }),
    );
  });
});

describe('countDue', () => {
  it('counts today and everything overdue', () => {
    expect(countDue(histogram, '2026-05-11')).toBe(5);
    expect(countDue(histogram, '2026-05-08')).toBe(0);
  });
});

describe('countDueWithin', () => {
  it('counts up to and including the last of the days', () => {
    expect(countDueWithin(histogram, '2026-05-11', 6)).toBe(9);
    expect(countDueWithin(histogram, '2026-05-11', 7)).toBe(10);
  });
});
