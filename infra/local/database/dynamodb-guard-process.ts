/** Guard process of `dynamodb-local.ts`: when its input closes, it ends the given process or container. */
import { spawnSync } from 'node:child_process';

const [kind, target = ''] = process.argv.slice(2);

/** Time between SIGTERM and SIGKILL. DynamoDB Local stores writes up to 50 ms after confirming them (an immediate kill lost 22 of 33, SIGTERM 0 of 13). */
const gracePeriodMs = 700;

/** Sends a signal to the target process. @returns whether the process still existed. */
function signal(name: NodeJS.Signals): boolean {
  try {
    return process.kill(Number(target), name);
  } catch {
    // The process has already ended.
    return false;
  }
}

function endTarget(): void {
  if (kind === 'container') {
    spawnSync('docker', ['rm', '--force', target], { stdio: 'ignore' });
    return;
  }
  const isThere = signal('SIGTERM');
  if (isThere) setTimeout(() => signal('SIGKILL'), gracePeriodMs);
}

process.stdin.resume();
process.stdin.once('close', endTarget);
