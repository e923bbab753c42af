import { isTimeZone } from '../../../../shared/time-zone.ts';

/** The device's time zone. Some browsers return an invalid name for privacy. The first call is slow because it loads the zone table. */
function readTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @returns the device's time zone for a new household; empty if it is unknown, so that the server uses its default */
export function readBrowserTimeZone(): { timeZone?: string } {
  const timeZone = readTimeZone();
  return isTimeZone(timeZone) ? { timeZone } : {};
}
