import { studyDayOfClock } from '../../../../shared/scheduling/calendar-day.ts';
import { isTimeZone } from '../../../../shared/time-zone.ts';

/** The time zone of this device. Some browsers hide it behind a name that is none. Slow the first time: the browser reads its table of zones. */
function readTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone of this device for a new household; nothing where it is hidden: the server then takes its default. */
export function readBrowserTimeZone(): { timeZone?: string } {
  const timeZone = readTimeZone();
  return isTimeZone(timeZone) ? { timeZone } : {};
}

/** The study day (`YYYY-MM-DD`) of an instant where this device is, that of now without one. */
export function studyDayHere(instant: Date = new Date()): string {
  return studyDayOfClock(instant);
}

/** Waits for what may never answer, such as a broken store of the browser. @throws Error when it takes longer. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
