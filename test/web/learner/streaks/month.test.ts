import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listWeekdays } from '../../../../web/src/words/streaks.ts';
import { addMonths, compareMonths, dayOf, listWeeks, monthOf } from '../../../../web/src/learner/streaks/month.ts';

const months = fc.record({ year: fc.integer({ min: 2000, max: 2200 }), month: fc.integer({ min: 1, max: 12 }) });

test('the weeks hold each day of the month once, in order, under its weekday', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 7 }), (month, firstDay) => {
      const weeks = listWeeks(month, firstDay);
      const days = weeks.flat().filter((date) => date !== undefined);
      const lastDay = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
      expect(days).toEqual(Array.from({ length: lastDay }, (_, index) => index + 1));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((date) => date !== undefined)).toBe(true);
        for (const [column, date] of week.entries()) {
          if (date !== undefined) expect(new Date(dayOf(month, date)).getUTCDay()).toBe((column + firstDay) % 7);
        }
      }
    }),
  );
});

test('going on and back by months comes back, and later months compare as later', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 600 }), (month, count) => {
      const later = addMonths(month, count);
      expect(addMonths(later, -count)).toEqual(month);
      expect(compareMonths(later, month)).toBeGreaterThan(0);
      expect(compareMonths(month, later)).toBeLessThan(0);
      expect((later.year - month.year) * 12 + later.month - month.month).toBe(count);
    }),
  );
});

test('reads the month of a day', () => {
  expect(monthOf('2026-02-28')).toEqual({ year: 2026, month: 2 });
});

test.each([
  ['en-US', [7, 1, 2, 3, 4, 5, 6]],
  ['de-DE', [1, 2, 3, 4, 5, 6, 7]],
  ['ar-EG', [6, 7, 1, 2, 3, 4, 5]],
  // Chromium on a Linux without a language.
  ['en-US@posix', [7, 1, 2, 3, 4, 5, 6]],
])('a week in %s begins as its calendars do', (language, weekdays) => {
  expect(listWeekdays(language)).toEqual(weekdays);
});
