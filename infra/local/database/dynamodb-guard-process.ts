/** The guard of `dynamodb-local.ts`: waits for its input to close, then ends the process or container named to it. */
import { spawnSync } from 'node:child_process';

const [kind, target = ''] = process.argv.slice(2);

function endTarget(): void {
  if (kind === 'container') {
    spawnSync('docker', ['rm', '--force', target], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(Number(target), 'SIGKILL');
  } catch {
    // It has ended by itself, which is what was wanted.
  }
}

process.stdin.resume();
process.stdin.once('close', endTarget);
