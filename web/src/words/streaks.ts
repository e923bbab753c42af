import type { RestDays, StreakKeeper } from '../../../shared/schemas/progress.ts';
import { formatWeekday } from './dates.ts';
import { locale, whenUsed } from './locale.ts';

const listFormat = whenUsed(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Words for what kept a streak, placed after a number or a date: `kept by a rest day`. */
export const keptWords: Readonly<Record<StreakKeeper, string>> = {
  'rest-day': 'kept by a rest day',
  'kindness-day': 'kept by a kindness day',
};

/** Returns the name of a weekday (Monday is 1): `Saturday` for 6. */
export function nameWeekday(weekday: number): string {
  // 2024-01-01 is a Monday, so the day of the month equals the weekday's number.
  return formatWeekday(`2024-01-0${weekday}`);
}

/** Joins the names of weekdays: `Saturday and Sunday`. */
export function nameWeekdays(weekdays: RestDays): string {
  return listFormat().format(weekdays.map(nameWeekday));
}
