import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { builtWeb, projectRoot } from './project-paths.ts';
import { captureProcess } from './run-process.ts';

/** The build alone: the size limits that `npm run build:web` also holds are for changes of the project, not for a start. */
const viteScript = join(projectRoot, 'node_modules/vite/bin/vite.js');

/** What the app is built from; a change in any of it makes the built one old. */
const sources = ['web', 'shared', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds the web app unless the one in `dist/web` is newer than everything it is made from.
 *
 * @param onStart Is handed the build's process, for a caller that may have to end it early.
 * @throws Error with the build's own words when it fails.
 */
export async function ensureWebBuild(onStart: (child: ChildProcess) => void): Promise<void> {
  const built = await findNewestChange(join(builtWeb, 'index.html'));
  const changes = await Promise.all(sources.map((source) => findNewestChange(join(projectRoot, source))));
  if (built > Math.max(...changes)) return;
  console.log('Building the web app…');
  const build = spawn(process.execPath, [viteScript, 'build'], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  onStart(build);
  const { succeeded, output } = await captureProcess(build);
  if (!succeeded) throw new Error(`${output}\nThe web app could not be built; the reason is above.`);
}

/**
 * When a file, or anything below a folder, was changed last: removing a file changes its folder.
 *
 * @returns Milliseconds since 1970; 0 when there is nothing.
 */
export async function findNewestChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path);
  const changes = await Promise.all(entries.map((entry) => findNewestChange(join(path, entry))));
  return Math.max(found.mtimeMs, ...changes);
}
