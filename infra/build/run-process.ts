import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { projectRoot } from './project-paths.ts';

/**
 * Runs the npm that started this process, else the one on the path (on Windows a batch file, which needs a shell).
 * @param stdio Default: no input, with output piped to the caller.
 */
export function startNpm(args: readonly string[], stdio: StdioOptions = ['ignore', 'pipe', 'pipe']): ChildProcess {
  const own = process.env.npm_execpath;
  const options: SpawnOptions = { cwd: projectRoot, stdio };
  if (own?.endsWith('.js') === true) return spawn(process.execPath, [own, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

export type ProcessResult = {
  readonly succeeded: boolean;
  readonly output: string;
};

/** Waits until a process ends and collects its output, so that callers can show it only on failure. */
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
