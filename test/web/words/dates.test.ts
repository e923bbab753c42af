import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateNear,
  formatMonth,
  formatMonthDay,
  formatShortDay,
  formatWeekday,
  nameDay,
} from '../../../web/src/words/dates.ts';
import { formatInstant, formatMoment } from '../../../web/src/words/instants.ts';

test('a day reads as people in the United States write it, wherever the reader is', () => {
  expect(formatDate('2026-11-03')).toBe('November 3, 2026');
  expect(formatMonthDay('2026-11-03')).toBe('November 3');
  expect(formatShortDay('2026-11-03')).toBe('Nov 3');
  expect(formatWeekday('2026-11-03')).toBe('Tuesday');
  expect(formatMonth('2026-11-03')).toBe('November 2026');
});

test('an instant is told as the day and the time that it was here', () => {
  const afternoon = new Date(2026, 10, 3, 13, 5).toISOString();
  expect(formatInstant(afternoon)).toBe('November 3, 2026');
  expect(formatMoment(afternoon)).toMatch(/^November 3, 2026 at 1:05\sPM$/);
});

test.each([
  ['2026-01-01', 'January 1'],
  ['2026-12-31', 'December 31'],
  ['2025-12-31', 'December 31, 2025'],
  ['2027-01-01', 'January 1, 2027'],
])('seen from November 2026, %s is %s: its year only where it is another', (day, words) => {
  expect(formatDateNear(day, '2026-11-20')).toBe(words);
});

test.each([
  ['2026-11-13', 'November 13'],
  ['2026-11-14', 'Saturday'],
  ['2026-11-26', 'Thursday'],
  ['2026-11-27', 'November 27'],
])('seen from November 20, 2026, a Friday, %s is named %s', (day, words) => {
  expect(nameDay(day, '2026-11-20')).toBe(words);
});
