import { addDays } from '../../../../shared/scheduling/calendar-day.ts';
import { limits } from '../../../../shared/limits.ts';

/** Calendar month: `{ year: 2026, month: 11 }` is November 2026. */
export interface Month {
  readonly year: number;
  /** Number of the month, 1 to 12. */
  readonly month: number;
}

/** First month that the server has data for. */
export const firstMonth: Month = { year: limits.firstYear, month: 1 };

const daysAWeek = 7;

export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** Adds `count` months, which may be negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export function compareMonths(a: Month, b: Month): number {
  return a.year - b.year || a.month - b.month;
}

export function dayOf({ year, month }: Month, date: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Returns the weeks of a month as seven dates each; undefined for days of other months. @param firstDay ISO weekday of the first column */
export function listWeeks(month: Month, firstDay: number): (number | undefined)[][] {
  const first = dayOf(month, 1);
  const daysBefore = (new Date(`${first}T00:00:00Z`).getUTCDay() + daysAWeek - firstDay) % daysAWeek;
  const daysInMonth = Number(addDays(dayOf(addMonths(month, 1), 1), -1).slice(8));
  const weekCount = Math.ceil((daysBefore + daysInMonth) / daysAWeek);
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: daysAWeek }, (_day, weekday) => {
      const date = week * daysAWeek + weekday - daysBefore + 1;
      return date >= 1 && date <= daysInMonth ? date : undefined;
    }),
  );
}
