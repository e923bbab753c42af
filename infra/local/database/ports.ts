import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Returns a port that is free on all interfaces. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system returned no port.');
  return address.port;
}

const pauseMs = 50;

/** Waits until a server responds with any status. @throws {Error} after `timeoutMs`. */
export async function waitForAnswer(url: string, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt) {
    if (await isAnswering(url)) return;
    await pause(pauseMs);
  }
  throw new Error(`Nothing answered at ${url}.`);
}

const limitMs = 30_000;

/** Whether an HTTP server responds at all, with any status. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
