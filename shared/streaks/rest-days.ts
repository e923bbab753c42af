import { addDays, daysBetween } from '../scheduling/calendar-day.ts';
import type { RestDays, StreakKeeper } from '../schemas/progress.ts';

/** A learner's rest days from one study day on. */
export interface RestDayChange {
  readonly from: string;
  readonly days: RestDays;
}

/** All changes of a learner's rest days, oldest first. Before the first one there are none. */
export type RestDayChanges = readonly RestDayChange[];

/** Maximum number of stored changes: enough for years, yet small, because every answer rewrites the row that contains them. */
export const rememberedChanges = 20;

export function restDaysOn(changes: RestDayChanges, day: string): RestDays {
  return changes.findLast(({ from }) => from <= day)?.days ?? [];
}

/** Sets the rest days from a study day on and leaves earlier days unchanged. It replaces changes on that day or later. */
export function changeRestDays(changes: RestDayChanges, from: string, days: RestDays): RestDayChange[] {
  const earlier = changes.filter((change) => change.from < from);
  const isSame = String(restDaysOn(earlier, from)) === String(days);
  return [...earlier, ...(isSame ? [] : [{ from, days }])].slice(-rememberedChanges);
}

/** @returns the ISO weekday: Monday is 1, Sunday is 7 */
export function weekdayOf(day: string): number {
  return (daysSinceMonday(day) % 7) + 1;
}

/** @returns whether both days are in the same week, Monday to Sunday */
export function isSameWeek(a: string, b: string): boolean {
  return weekOf(a) === weekOf(b);
}

function weekOf(day: string): number {
  return Math.floor(daysSinceMonday(day) / 7);
}

function daysSinceMonday(day: string): number {
  return daysBetween('0001-01-01', day);
}

/** Longest gap in days that a streak can bridge: each week has at least two days for studying. */
export const longestStreakGap = 12;

/** A day without activity that a streak bridges. */
export interface BridgedDay {
  readonly day: string;
  readonly by: StreakKeeper;
}

/**
 * @returns the days between two study days if a streak bridges all of them: each is a rest day or the one kindness day of its week. Undefined if a week would
 * need a second kindness day.
 */
export function bridgedBetween(before: string, after: string, changes: RestDayChanges): BridgedDay[] | undefined {
  // Bounds the loop below, no matter how far apart the stored days are.
  if (daysBetween(before, after) > longestStreakGap + 1) return undefined;
  const kept: BridgedDay[] = [];
  let lastKindness: string | undefined;
  for (let day = addDays(before, 1); day < after; day = addDays(day, 1)) {
    const isRest = restDaysOn(changes, day).includes(weekdayOf(day));
    if (!isRest) {
      if (lastKindness !== undefined && isSameWeek(lastKindness, day)) return undefined;
      lastKindness = day;
    }
    kept.push({ day, by: isRest ? 'rest-day' : 'kindness-day' });
  }
  return kept;
}

/**
 * The inactive days before `today` that streaks bridged, by day. Of several missed days in a week, only the last is its kindness day.
 * @param activeDays in order
 */
export function bridgedDays(
  activeDays: readonly string[],
  today: string,
  changes: RestDayChanges,
): ReadonlyMap<string, StreakKeeper> {
  const pauses = activeDays.map((day, index) => bridgedBetween(day, activeDays[index + 1] ?? today, changes) ?? []);
  const kept = pauses.flat();
  const kindnessDays = kept.filter(({ by }) => by === 'kindness-day').map(({ day }) => [weekOf(day), day] as const);
  // A Map keeps the last entry for each week.
  const lastOfWeek = new Map(kindnessDays);
  const isLastOfWeek = ({ day }: BridgedDay) => lastOfWeek.get(weekOf(day)) === day;
  return new Map(kept.filter((one) => one.by === 'rest-day' || isLastOfWeek(one)).map(({ day, by }) => [day, by]));
}
