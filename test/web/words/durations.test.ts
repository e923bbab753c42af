import { expect, test } from 'vitest';
import { describeDuration, describeTimeLimit, formatClock } from '../../../web/src/words/durations.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3_605, '1:00:05'],
  [86_400, '24:00:00'],
])('%i seconds are %s on the clock', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [90, '1 minute 30 seconds'],
  [3_600, '1 hour'],
  [3_661, '1 hour 1 minute 1 second'],
])('%i seconds are %s in words', (seconds, words) => {
  expect(describeDuration(seconds)).toBe(words);
});

test.each([
  [60, '1 minute'],
  [5_400, '90 minutes'],
  [90, '1 minute 30 seconds'],
])('a limit of %i seconds is %s', (seconds, words) => {
  expect(describeTimeLimit(seconds)).toBe(words);
});
