import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const guardScript = fileURLToPath(new URL('dynamodb-guard-process.ts', import.meta.url));

/**
 * Sees to it that a DynamoDB Local ends with this process.
 *
 * An exit of this process ends it directly. A kill leaves no time for that, so a small process of its own session
 * holds the other end of a pipe: the system closes the pipe whatever way this process goes, and the guard acts.
 *
 * @param container Name of the container when Docker runs it: killing Docker's client would leave the container.
 */
export function guardAgainstOrphan(child: ChildProcess, container?: string): { readonly dismiss: () => void } {
  if (child.pid === undefined) return { dismiss: () => undefined };
  const target = container === undefined ? ['process', String(child.pid)] : ['container', container];
  const guard = spawn(process.execPath, [guardScript, ...target], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const killNow = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killNow);
  return {
    dismiss: () => {
      process.off('exit', killNow);
      guard.kill('SIGKILL');
    },
  };
}
