import { daysBetween } from '../../../shared/scheduling/calendar-day.ts';
import { whenUsed } from './locale.ts';

/*
 * A day is `YYYY-MM-DD`, such as a study day, without a time zone. It is parsed and formatted in UTC, so it is the same everywhere.
 */
const inUtc = { timeZone: 'UTC' } as const;
const dateFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { ...inUtc, dateStyle: 'long' }));
const monthDayFormat = whenUsed(
  (locale) => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', day: 'numeric' }),
);
const weekdayFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { ...inUtc, weekday: 'long' }));
const letterFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { ...inUtc, weekday: 'narrow' }));
const monthFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', year: 'numeric' }));
const shortFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { ...inUtc, month: 'short', day: 'numeric' }));

/** A full date: `November 20, 2026`. */
export function formatDate(day: string): string {
  return dateFormat().format(atMidnight(day));
}

/** A date without the year, where the year is clear: `November 20`. */
export function formatMonthDay(day: string): string {
  return monthDayFormat().format(atMidnight(day));
}

/** A date relative to `today`: `November 20`, with the year only if it differs. */
export function formatDateNear(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatDate(day);
}

/** The weekday, such as `Friday`, of a day less than a week from `today`; otherwise the date. */
export function nameDay(day: string, today: string): string {
  return Math.abs(daysBetween(today, day)) < 7 ? formatWeekday(day) : formatDateNear(day, today);
}

/** The weekday of a day: `Friday`. */
export function formatWeekday(day: string): string {
  return weekdayFormat().format(atMidnight(day));
}

/** The weekday in one letter, as the language does it: `F`. In Arabic and Chinese all full names begin alike. */
export function formatWeekdayLetter(day: string): string {
  return letterFormat().format(atMidnight(day));
}

/** The month of a day: `November 2026`. */
export function formatMonth(day: string): string {
  return monthFormat().format(atMidnight(day));
}

/** `Nov 20`. Only for charts and their tables, where the full month doesn't fit. */
export function formatShortDay(day: string): string {
  return shortFormat().format(atMidnight(day));
}

function atMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
