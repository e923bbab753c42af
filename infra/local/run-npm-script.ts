import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { projectRoot } from '../project-paths.ts';

/** How a script ended. */
export type ScriptResult = {
  readonly succeeded: boolean;
  /** Everything it printed. */
  readonly output: string;
};

/**
 * Runs a script of package.json and keeps what it prints.
 *
 * @param onStart Is handed the process, for a caller that may have to end it early.
 */
export async function runNpmScript(name: string, onStart?: (child: ChildProcess) => void): Promise<ScriptResult> {
  const child = startNpm(['run', name]);
  onStart?.(child);
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

/** npm that started this process, else the one on the path, which is a batch file on Windows and needs a shell. */
function startNpm(args: readonly string[]): ChildProcess {
  const own = process.env.npm_execpath;
  const options: SpawnOptions = { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] };
  if (own?.endsWith('.js') === true) return spawn(process.execPath, [own, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}
