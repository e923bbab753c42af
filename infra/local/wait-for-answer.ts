import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Waits until a server answers, whatever it says.
 * @throws Error when it has not after `patienceMs`.
 */
export async function waitForAnswer(url: string, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(pauseMs);
  }
  throw new Error(`Nothing answered at ${url}.`);
}
