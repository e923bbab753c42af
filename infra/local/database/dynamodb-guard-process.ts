/** Guard process of `dynamodb-local.ts`: when its input closes, it ends the given process or container. */
import { spawnSync } from 'node:child_process';

const [kind, target = ''] = process.argv.slice(2);

/**
 * Time between SIGTERM and SIGKILL. DynamoDB Local confirms a write up to 50 ms before it is stored (measured: killed right after
 * its answer it lost 22 of 33 transactions; after SIGTERM, none of 13).
 */
const lastWordMs = 700;

/** @returns whether the process still existed. */
function signal(name: NodeJS.Signals): boolean {
  try {
    return process.kill(Number(target), name);
  } catch {
    // Already ended, as intended.
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
