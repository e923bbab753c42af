import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { projectRoot } from './project-paths.ts';

/**
 * Runs npm: the one that started this process, else the one on the path, a batch file on Windows that needs a shell.
 *
 * @param stdio Where it reads and writes; by default it reads nothing and its words are kept for the caller.
 */
export function startNpm(args: readonly string[], stdio: StdioOptions = ['ignore', 'pipe', 'pipe']): ChildProcess {
  const own = process.env.npm_execpath;
  const options: SpawnOptions = { cwd: projectRoot, stdio };
  if (own?.endsWith('.js') === true) return spawn(process.execPath, [own, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** How a process ended. */
export type ProcessResult = {
  readonly succeeded: boolean;
  /** Everything it printed. */
  readonly output: string;
};

/** Waits for the end of a process and keeps what it prints, to be shown only if it fails. */
export async function captureProcess(child: ChildProcess): Promise<ProcessResult> {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
