import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtFunctions, builtWeb, projectRoot } from './project-paths.ts';
import { captureProcess } from './run-process.ts';

/** A build output and the sources that decide whether it is up to date. */
export interface Build {
  /** Source files and folders, relative to the project's root. */
  readonly sources: readonly string[];
  /** File with the hash of the sources that were last built. A new build empties the folder and thereby deletes this file first. It is never deployed. */
  readonly stamp: string;
}

export const builds = {
  web: {
    sources: ['web', 'shared', 'vite.config.ts', 'package-lock.json'],
    stamp: join(builtWeb, '.vite/sources'),
  },
  functions: {
    sources: ['functions', 'shared', 'infra/build', 'infra/custom-resources', 'package-lock.json'],
    stamp: join(builtFunctions, '.sources'),
  },
} as const satisfies Record<string, Build>;

const scripts = { web: 'build-web.ts', functions: 'bundle-functions.ts' } as const;

const titles = { web: 'the web app', functions: 'the functions' } as const;

const lockPollMs = 100;

/** A failed build. The message holds the build's output. */
class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Builds the web app or the functions unless `dist` is up to date. Of two simultaneous calls, one builds and the other waits.
 * @param onStart Receives the build process, so that the caller can end it early.
 * @throws {BuildError} when the build fails.
 */
export async function ensureBuilt(part: keyof typeof builds, onStart?: (child: ChildProcess) => void): Promise<void> {
  if (isUpToDate(projectRoot, builds[part])) return;
  await withLock(join(projectRoot, `dist/.building-${part}`), async () => {
    if (!isUpToDate(projectRoot, builds[part])) await runBuild(part, onStart);
  });
}

async function runBuild(part: keyof typeof builds, onStart?: (child: ChildProcess) => void): Promise<void> {
  // Standard error, because standard output may carry a template that the CDK prints.
  process.stderr.write(`Building ${titles[part]}…\n`);
  const script = join(import.meta.dirname, scripts[part]);
  const child = spawn(process.execPath, [script], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  onStart?.(child);
  const { succeeded, output } = await captureProcess(child);
  if (!succeeded) throw new BuildError(`${output}\nBuilding ${titles[part]} failed. See the reason above.`);
}

/** Locks of this process. A lock file with its id that is not among them is from an earlier process: ids come again soon in a container. */
const held = new Set<string>();

/** Runs `work` while holding a lock, so that only one process at a time runs it. @param lock Lock file that contains the owner's process id. */
export async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) await pause(lockPollMs);
  held.add(lock);
  const release = () => rmSync(lock, { force: true });
  // Ctrl-C ends the process while the work is still going on.
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    held.delete(lock);
    release();
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (!held.has(lock) && isLeftBehind(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeftBehind(lock: string): boolean {
  try {
    const owner = readFileSync(lock, 'utf8');
    return owner !== '' && (owner === String(process.pid) || !process.kill(Number(owner), 0));
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Runs a build and writes its stamp. Sources are hashed before the run, so a change during the build makes it out of date. */
export async function markBuilt<Result>(root: string, build: Build, run: () => Promise<Result>): Promise<Result> {
  const sources = hashSources(root, build.sources);
  const result = await run();
  mkdirSync(dirname(build.stamp), { recursive: true });
  writeFileSync(build.stamp, sources);
  return result;
}

/** @returns whether the last build was made from the current sources. */
export function isUpToDate(root: string, { sources, stamp }: Build): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root, sources);
}

function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
