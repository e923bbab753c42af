import { expect, test } from 'vitest';
import { countOf, formatKilobytes, formatNumber, formatPercent, nounFor } from '../../../web/src/words/counts.ts';

test('counts one thing, none and many, with the thousands apart', () => {
  expect([0, 1, 2, 1_200].map((count) => countOf(count, 'card'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '1,200 cards',
  ]);
  expect([1, 2].map((count) => countOf(count, 'quiz', 'quizzes'))).toEqual(['1 quiz', '2 quizzes']);
  expect([1, 2].map((count) => nounFor(count, 'card'))).toEqual(['card', 'cards']);
  expect(formatNumber(10_000)).toBe('10,000');
});

test('a share is a whole percentage', () => {
  expect([0, 0.824, 0.826, 1].map(formatPercent)).toEqual(['0%', '82%', '83%', '100%']);
});

test.each([
  [0, '0 KB'],
  [1, '0.1 KB'],
  [1_024, '1 KB'],
  [12_595, '12.3 KB'],
  [2_000_000, '1,953.2 KB'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(formatKilobytes(bytes)).toBe(words);
});
