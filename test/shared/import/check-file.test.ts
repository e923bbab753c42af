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
  [10 * megabyte, false, 'This file is 10.1 MB. The limit is 10 MB.'],
  [220 * megabyte, true, 'This file is 220.1 MB. The limit is 220 MB.'],
])('refuses one byte more than %i and says what to do', (size, isPacked, words) => {
  expect(checkFile(size + 1, isPacked)).toBe(`${words} Split it into smaller files and import them one by one.`);
});
