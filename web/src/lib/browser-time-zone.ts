import { isTimeZone } from '../../../shared/time-zone.ts';

/** The zone of this browser, for a new household. Some browsers hide it behind a made-up name; the server then takes its default. */
export function readBrowserTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? { timeZone } : {};
}
