import { ApiError } from '../../lib/api/api-error.ts';
import { readSession } from '../../lib/account/session.ts';
import type { Home, Part } from '../../queries/home.ts';
import { isFromDevice, noteSource } from '../../queries/progress-freshness.ts';

/** So long the screen waits for the server, if this device has something to show; once it shows that, it waits no more. */
const patienceMs = 4_000;

let reading: Promise<Home | undefined> | undefined;

/** Parts that are asked for beside each other are read once; the code for it comes only then. */
async function readHome(): Promise<Home | undefined> {
  const user = readSession()?.user;
  if (user?.role !== 'learner') return undefined;
  const read = async () => await (await import('./offline-study.ts')).readKeptHome(user.id);
  reading ??= read().finally(() => (reading = undefined));
  return await reading;
}

/** @returns what the server says of a part of Home; what this device has where it does not answer, or not in time. */
export async function insteadOfServer<P extends Part, T extends Home[P] | null>(
  part: P,
  asked: Promise<T>,
  onLate: (answer: T) => void,
): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, isFromDevice() ? 0 : patienceMs);
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
    const kept = error instanceof ApiError && error.isCutOff ? (await readHome())?.[part] : undefined;
    if (kept === undefined) throw error;
    noteSource('device');
    return kept as T;
  } finally {
    clearTimeout(timer);
  }
}
