import { studyDayOfClock } from '../../../../shared/scheduling/calendar-day.ts';

/** @returns the study day (`YYYY-MM-DD`) of an instant in the device's time zone; today by default */
export function studyDayHere(instant: Date = new Date()): string {
  return studyDayOfClock(instant);
}

/** Time limit in milliseconds for IndexedDB where a screen waits for it. It may never answer if it is broken. */
export const storagePatienceMs = 4_000;

/** Time limit in milliseconds for the words of a problem, which is shown in English without them. */
export const wordPatienceMs = 2_000;

/** Awaits a promise that may never settle, such as a broken browser store. @throws Error if it takes longer than the limit */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Too late')), milliseconds);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
