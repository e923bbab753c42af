import { expect, test } from 'vitest';
import { describeAchievement, describeEarned, describeMissing } from '../../../../web/src/learner/badges/badge.ts';

test('says when a badge was earned, with the year when it is another', () => {
  const now = new Date('2026-11-20T16:00:00.000Z');
  expect(describeEarned('2026-11-03T16:00:00.000Z', now)).toBe('Earned on November 3');
  expect(describeEarned('2025-11-03T16:00:00.000Z', now)).toBe('Earned on November 3, 2025');
});

test.each([
  [7, 0, '7 more days in a row'],
  [7, 3, '4 more days in a row'],
  [7, 6, '1 more day in a row'],
  [7, 7, 'Yours any moment now'],
])('a badge of %i days takes, after %i: "%s"', (threshold, streak, words) => {
  expect(describeMissing(threshold, streak)).toBe(words);
});

test('says what was done for it', () => {
  expect(describeAchievement(30)).toBe('You studied 30 days in a row.');
});
