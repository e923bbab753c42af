import type { KeptHome } from '../../../../shared/study/kept-home.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { readSession } from '../../lib/account/session.ts';
import { isFromDevice, noteSource } from '../../queries/progress-freshness.ts';

/** Time that a screen waits for the server before it shows this device's data. If other parts of the screen already show such data, it doesn't wait. */
const timeoutMs = 4_000;

let reading: Promise<KeptHome | undefined> | undefined;

/** Computes the data of Home and the badges from what this device stores. Concurrent calls share one read. The code for it is loaded on demand. */
async function readHome(): Promise<KeptHome | undefined> {
  const user = readSession()?.user;
  if (user?.role !== 'learner') return undefined;
  const read = async () => await (await import('./offline-study.ts')).readKeptHome(user.id);
  reading ??= read().finally(() => (reading = undefined));
  return await reading;
}

/** @returns a part of the data of Home or the badges, from the server, or from this device if the server can't be reached or is slow. */
export async function insteadOfServer<P extends keyof KeptHome, T extends KeptHome[P] | null>(
  part: P,
  asked: Promise<T>,
  onLate: (answer: T) => void,
): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, isFromDevice() ? 0 : timeoutMs);
  try {
    const inTime = await Promise.race([asked.then((answer) => ({ answer })), late]);
    const kept = inTime ? undefined : (await readHome())?.[part];
    if (kept === undefined) {
      const answer = inTime ? inTime.answer : await asked;
      noteSource('server');
      return answer;
    }
    void asked.then(
      (answer) => {
        noteSource('server');
        return onLate(answer);
      },
      () => undefined,
    );
    noteSource('device');
    return kept as T;
  } catch (error) {
    const kept = error instanceof ApiError && error.isUnreachable ? (await readHome())?.[part] : undefined;
    if (kept === undefined) throw error;
    noteSource('device');
    return kept as T;
  } finally {
    clearTimeout(timer);
  }
}
