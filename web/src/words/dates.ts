import { daysBetween } from '../../../shared/scheduling/calendar-day.ts';
import { locale, whenUsed } from './locale.ts';

/*
 * A day is `YYYY-MM-DD`, such as a study day: a date without a place. Read and written in UTC it stays the same everywhere.
 * An instant is an ISO 8601 time; it is shown as of where the reader is.
 */
const inUtc = { timeZone: 'UTC' } as const;
const dateFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...inUtc, dateStyle: 'long' }));
const monthDayFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', day: 'numeric' }));
const weekdayFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...inUtc, weekday: 'long' }));
const monthFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', year: 'numeric' }));
const shortFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'short', day: 'numeric' }));
const instantFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const timeFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const momentFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));

/** A day in full: `November 20, 2026`. */
export function formatDate(day: string): string {
  return dateFormat().format(atMidnight(day));
}

/** A day where its year is clear: `November 20`. */
export function formatMonthDay(day: string): string {
  return monthDayFormat().format(atMidnight(day));
}

/** A day as somebody says it on the day `today`: `November 20`, and with its year when that is another one. */
export function formatDateNear(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatDate(day);
}

/** A day less than a week from `today` by its weekday, such as `Friday`; any other by its date. */
export function nameDay(day: string, today: string): string {
  return Math.abs(daysBetween(today, day)) < 7 ? formatWeekday(day) : formatDateNear(day, today);
}

/** `Friday`. */
export function formatWeekday(day: string): string {
  return weekdayFormat().format(atMidnight(day));
}

/** The month in which a day lies: `November 2026`. */
export function formatMonth(day: string): string {
  return monthFormat().format(atMidnight(day));
}

/** `Nov 20`. Only for a figure and its table, where a month in full has no room. */
export function formatShortDay(day: string): string {
  return shortFormat().format(atMidnight(day));
}

/** The day of an instant, where the reader is: `November 20, 2026`. */
export function formatInstant(instant: string): string {
  return instantFormat().format(new Date(instant));
}

/** Day and time of an instant, where the reader is: `November 20, 2026 at 1:05 PM`. */
export function formatMoment(instant: string): string {
  return momentFormat().format(new Date(instant));
}

/** The time of an instant, where the reader is: `1:05 PM`. */
export function formatTime(instant: string): string {
  return timeFormat().format(new Date(instant));
}

function atMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
