import { setTimeout as pause } from 'node:timers/promises';

const tries = 4;
const pauseMs = 2_000;

/**
 * Retries while AWS denies access, because new rights take seconds to spread (IAM User Guide, "Changes that I make are not always
 * immediately visible"). Waits about six seconds in total, within the function's timeout of ten.
 * @param wait Waits for the given milliseconds.
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

/** @returns whether AWS denied access to an authenticated caller. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && deniedErrors.has(error.name);
}
