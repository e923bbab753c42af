import { setTimeout as pause } from 'node:timers/promises';
import { isAnswering } from './is-answering.ts';

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
