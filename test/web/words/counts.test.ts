import { expect, test } from 'vitest';
import { formatKilobytes, formatNumber, formatPercent } from '../../../web/src/words/counts.ts';

test('numbers have their thousands apart', () => {
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
