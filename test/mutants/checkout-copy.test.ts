import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CheckoutCopy, copyCheckout } from './checkout-copy.ts';
import { makeMutant } from './make-mutant.ts';

const line = 'export const sum = (a, b) => a + b;\n';

let folder: string;
let copy: CheckoutCopy;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-copies-'));
  const project = join(folder, 'project');
  for (const place of ['node_modules', '.git', 'web/dist', 'dist'])
    await mkdir(join(project, place), { recursive: true });
  await writeFile(join(project, 'sum.ts'), line);
  copy = await copyCheckout(project, join(folder, 'copy'));
});

afterEach(() => rm(folder, { recursive: true }));

const read = async (where: 'project' | 'copy') => await readFile(join(folder, where, 'sum.ts'), 'utf8');

test('a copy has the files and what is built, and the same packages', async () => {
  expect((await readdir(copy.root)).toSorted()).toEqual(['dist', 'node_modules', 'sum.ts', 'web']);
  expect((await lstat(join(copy.root, 'node_modules'))).isSymbolicLink()).toBe(true);
  expect(await readdir(join(copy.root, 'web'))).toEqual(['dist']);
});

test('a defect is in the copy alone, and only meanwhile', async () => {
  const seen = await copy.whileMutated(makeMutant(), async () => [await read('copy'), await read('project')]);
  expect(seen).toEqual([line.replace('+', '-'), line]);
  expect(await read('copy')).toBe(line);
});

test('a defect is taken out again when the work fails', async () => {
  await expect(copy.whileMutated(makeMutant(), () => Promise.reject(new Error('stuck')))).rejects.toThrow('stuck');
  expect(await read('copy')).toBe(line);
});

test.each([
  ['0', 'a * b'],
  ['2', 'a'],
])('a defect whose text stands there %s times is refused', async (_, find) => {
  const count = line.split(find).length - 1;
  await expect(copy.whileMutated(makeMutant({ find }), () => Promise.resolve())).rejects.toThrow(
    `sum-is-wrong: what it changes stands ${count} times in sum.ts.`,
  );
});
