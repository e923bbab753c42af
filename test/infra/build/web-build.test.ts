import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNewestChange } from '../../../infra/build/web-build.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-sources-'));
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep', 'file'), '');
  for (const path of ['deep/file', 'deep', '.']) await utimes(join(folder, path), 10, 10);
});

afterEach(() => rm(folder, { recursive: true }));

test('sees a change deep in a folder', async () => {
  await utimes(join(folder, 'deep', 'file'), 20, 20);
  expect(await findNewestChange(folder)).toBe(20_000);
});

test('sees that a file was taken away', async () => {
  await rm(join(folder, 'deep', 'file'));
  expect(await findNewestChange(folder)).toBeGreaterThan(10_000);
});

test('reads a single file', async () => {
  expect(await findNewestChange(join(folder, 'deep', 'file'))).toBe(10_000);
});

test('takes what is not there as older than anything', async () => {
  expect(await findNewestChange(join(folder, 'none'))).toBe(0);
});
