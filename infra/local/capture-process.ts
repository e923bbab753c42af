import type { ChildProcess } from 'node:child_process';

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
