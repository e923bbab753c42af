import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks the system for a port that nobody listens on, on any interface. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.');
  return address.port;
}

const pauseMs = 50;

/**
 * Waits until a server answers, whatever it says.
 * @throws Error when it has not after `patienceMs`.
 */
export async function waitForAnswer(url: string, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    if (await isAnswering(url)) return;
    await pause(pauseMs);
  }
  throw new Error(`Nothing answered at ${url}.`);
}

const limitMs = 30_000;

/** Whether an HTTP server is there at all, whatever it says. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
