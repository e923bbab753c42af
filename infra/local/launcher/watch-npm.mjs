// @ts-check
import { spawnSync } from 'node:child_process';

const WATCH_MS = 300;

/**
 * Watches the npm that started this process. When npm is killed, or when the shell that it puts in between keeps a
 * signal to itself, nobody else tells this process that it is to end.
 *
 * @param {() => void} onGone Called when npm is gone.
 * @returns {NodeJS.Timeout | undefined} Undefined when it was not npm that started this.
 */
export function watchNpm(onGone) {
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : findNpm(process.ppid);
  if (npm === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent || !isRunning(npm)) onGone();
  }, WATCH_MS);
  return watch.unref();
}

/**
 * npm is the parent, or the parent of the shell that it runs a script in.
 *
 * @param {number} parent The parent of this process.
 * @returns {number | undefined} The process id of npm; undefined where there is no `ps` to ask, as on Windows.
 */
function findNpm(parent) {
  const first = describeProcess(parent);
  if (first === undefined || first.isNpm) return first && parent;
  return describeProcess(first.parent)?.isNpm === true ? first.parent : undefined;
}

/**
 * @param {number} pid A process id.
 * @returns {{ parent: number, isNpm: boolean } | undefined} Undefined when nothing is known of it.
 */
function describeProcess(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const match = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
  if (match === null) return undefined;
  return { parent: Number(match[1]), isNpm: /(?:^|[\s/])npm(?:-cli\.js)?(?:\s|$)/.test(match[2] ?? '') };
}

/**
 * @param {number} pid A process id.
 * @returns {boolean} Whether there is such a process.
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
