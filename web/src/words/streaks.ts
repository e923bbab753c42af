import { t } from '@lingui/core/macro';
import type { RestDays, StreakKeeper } from '../../../shared/schemas/progress.ts';
import { formatWeekday, formatWeekdayLetter } from './dates.ts';
import { joinNames } from './join-parts.ts';

interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  /** Older form of `getWeekInfo`. */
  readonly weekInfo?: { readonly firstDay: number };
}

/** Words for what kept a streak, placed after a number or a date: `kept by a rest day`. */
export const keptWords: Readonly<Record<StreakKeeper, string>> = {
  get 'rest-day'() {
    return t`kept by a rest day`;
  },
  get 'kindness-day'() {
    return t`kept by a kindness day`;
  },
};

/** Returns the name of a weekday (Monday is 1): `Saturday` for 6. */
export function nameWeekday(weekday: number): string {
  return formatWeekday(dayOfWeekday(weekday));
}

/** 2024-01-01 is a Monday, so the day of the month equals the weekday's number. */
const dayOfWeekday = (weekday: number): string => `2024-01-0${weekday}`;

/** Returns a weekday's name for the head of a narrow column: `Mo`, in Chinese `一`. In Arabic and Chinese the full names begin alike. */
export function abbreviateWeekday(weekday: number): string {
  const day = dayOfWeekday(weekday);
  const name = formatWeekday(day);
  return /^\p{Script=Latin}/u.test(name) ? name.slice(0, 2) : formatWeekdayLetter(day);
}

/** Joins the names of weekdays: `Saturday and Sunday`. */
export function nameWeekdays(weekdays: RestDays): string {
  return joinNames(weekdays.map(nameWeekday));
}

/**
 * Returns the ISO weekdays (Monday is 1) in the order of a calendar's columns, by the browser's region. A browser that doesn't know it starts on Sunday, as
 * calendars in the user interface's language do.
 */
export function listWeekdays(language = navigator.language): readonly number[] {
  const place = findPlace(language);
  const { firstDay } = place?.getWeekInfo?.() ?? place?.weekInfo ?? { firstDay: 7 };
  return Array.from({ length: 7 }, (_, index) => ((firstDay - 1 + index) % 7) + 1);
}

/** Returns undefined for what is no language tag. Chromium on a Linux without a language reports `en-US@posix`. */
function findPlace(language: string): (Intl.Locale & WeekLocale) | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
