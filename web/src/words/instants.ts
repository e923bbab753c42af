import { whenUsed } from './locale.ts';

/* An instant is an ISO 8601 timestamp, formatted in the user's time zone. Apart from days, because no first screen shows one. */
const instantFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const timeFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const momentFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));

/** The date of an instant in the user's time zone: `November 20, 2026`. */
export function formatInstant(instant: string): string {
  return instantFormat().format(new Date(instant));
}

/** Date and time of an instant in the user's time zone: `November 20, 2026 at 1:05 PM`. */
export function formatMoment(instant: string): string {
  return momentFormat().format(new Date(instant));
}

/** The time of an instant in the user's time zone: `1:05 PM`. */
export function formatTime(instant: string): string {
  return timeFormat().format(new Date(instant));
}
