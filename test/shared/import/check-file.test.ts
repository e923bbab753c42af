import { expect, it } from 'vitest';
import { checkFile } from '../../../shared/import/detect-kind.ts';

const megabyte = 1024 * 1024;

it.each([
  [10 * megabyte, false],
  [220 * megabyte, true],
])('takes a file of exactly %i bytes', (size, isPacked) => {
  expect(checkFile(size, isPacked)).toBeUndefined();
});

it.each([
  [10 * megabyte, false, 'This file has 10.1 MB; 10 MB is the most.'],
  [220 * megabyte, true, 'This file has 220.1 MB; 220 MB is the most.'],
])('refuses one byte more than %i and says what to do', (size, isPacked, words) => {
  expect(checkFile(size + 1, isPacked)).toBe(`${words} Split it into smaller files and import them one by one.`);
});
