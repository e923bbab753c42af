import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { projectRoot } from '../project-paths.ts';

/** Runs npm: the one that started this process, else the one on the path, a batch file on Windows that needs a shell. */
export function startNpm(args: readonly string[]): ChildProcess {
  const own = process.env.npm_execpath;
  const options: SpawnOptions = { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] };
  if (own?.endsWith('.js') === true) return spawn(process.execPath, [own, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}
