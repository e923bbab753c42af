import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Build, withLock, isUpToDate, markBuilt } from '../../../infra/build/ensure-built.ts';

let root: string;
let build: Build;

const write = (file: string, text: string): Promise<void> => writeFile(join(root, file), text);
const runBuild = (): Promise<void> => markBuilt(root, build, () => Promise.resolve());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flashspark-build-'));
  build = { sources: ['sources', 'lock.json', 'not-there'], stamp: join(root, 'dist/deep/stamp') };
  await mkdir(join(root, 'sources/deep'), { recursive: true });
  await write('sources/deep/file', 'one');
  await write('lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

test('a build is up to date while its sources stay as they are', async () => {
  await runBuild();
  expect(isUpToDate(root, build)).toBe(true);
});

describe('a build is out of date', () => {
  test.each<[string, () => Promise<void>]>([
    ['a file deep in a folder changed', () => write('sources/deep/file', 'two')],
    ['a file came', () => write('sources/new', '')],
    ['a file was taken away', () => rm(join(root, 'sources/deep/file'))],
    ['a file has another name', () => rename(join(root, 'sources/deep/file'), join(root, 'sources/deep/other'))],
    ['a single file changed', () => write('lock.json', '[]')],
    ['a file came that was not there', () => write('not-there', '')],
    ['its folder was emptied', () => rm(join(root, 'dist'), { recursive: true })],
  ])('when %s', async (_, change) => {
    await runBuild();
    await change();
    expect(isUpToDate(root, build)).toBe(false);
  });

  test('before the first one', () => {
    expect(isUpToDate(root, build)).toBe(false);
  });

  test('when a source changed while it ran', async () => {
    await markBuilt(root, build, () => write('lock.json', '[]'));
    expect(isUpToDate(root, build)).toBe(false);
  });

  test('when it failed', async () => {
    await expect(markBuilt(root, build, () => Promise.reject(new Error('a wrong import')))).rejects.toThrow('wrong');
    expect(isUpToDate(root, build)).toBe(false);
  });
});

test('a change that is taken back makes the build fit again', async () => {
  await runBuild();
  const file = join(root, 'sources/deep/file');
  const before = await readFile(file);
  await write('sources/deep/file', 'two');
  await writeFile(file, before);
  expect(isUpToDate(root, build)).toBe(true);
});

describe('work that must not run twice at once', () => {
  test('is done by one after the other', async () => {
    const lock = join(root, 'dist/lock');
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
    };
    await Promise.all([withLock(lock, work('one')), withLock(lock, work('other'))]);
    expect(done).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  test('lets the next one in when it fails', async () => {
    const lock = join(root, 'dist/lock');
    await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(withLock(lock, () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('waits for nobody who is gone and whose process id is this one’s now, as in a container that starts again', async () => {
    await write('lock', String(process.pid));
    await expect(withLock(join(root, 'lock'), () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('waits for nobody who is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await write('lock', String(pid));
    await expect(withLock(join(root, 'lock'), () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('leaves no lock behind when its process ends', async () => {
    const module = new URL('../../../infra/build/ensure-built.ts', import.meta.url).href;
    const script = `import { withLock } from ${JSON.stringify(module)};
      await withLock(${JSON.stringify(join(root, 'lock'))}, () => process.exit(7));`;
    expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(7);
    expect(await readdir(root)).not.toContain('lock');
  });
});
