/** The guard of `dynamodb-local.ts`: waits for its input to close, then ends the process or container named to it. */
import { spawnSync } from 'node:child_process';

const [kind, target = ''] = process.argv.slice(2);

/**
 * DynamoDB Local says that something is stored up to 50 ms before it is (measured: killed at once after its answer it lost 22 of 33
 * transactions, asked to end it lost none of 13). So it is asked first.
 */
const lastWordMs = 700;

/** @returns whether the process was there. */
function signal(name: NodeJS.Signals): boolean {
  try {
    return process.kill(Number(target), name);
  } catch {
    // It has ended by itself, which is what was wanted.
    return false;
  }
}

function endTarget(): void {
  if (kind === 'container') {
    spawnSync('docker', ['rm', '--force', target], { stdio: 'ignore' });
    return;
  }
  const isThere = signal('SIGTERM');
  if (isThere) setTimeout(() => signal('SIGKILL'), lastWordMs);
}

process.stdin.resume();
process.stdin.once('close', endTarget);
