import { setTimeout as pause } from 'node:timers/promises';

const tries = 4;
const pauseMs = 2_000;

/**
 * Does work again while AWS denies it: a right that was given seconds ago is not known everywhere yet (IAM User Guide, "Changes that
 * I make are not always immediately visible"). About six seconds in all, of the ten that a function has.
 * @param wait how it waits, in milliseconds.
 */
export async function repeatWhileDenied<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isDenied(error)) throw error;
      await wait(pauseMs);
    }
  }
}

const deniedErrors = new Set(['AccessDenied', 'AccessDeniedException']);

/** @returns whether AWS knows who asks, and does not allow what was asked. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && deniedErrors.has(error.name);
}
