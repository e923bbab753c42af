import { addDays, daysBetween } from '../scheduling/calendar-day.ts';
import type { RestDays, StreakKeeper } from '../schemas/progress.ts';

/** The rest days that hold from a study day on. */
export interface RestDayChange {
  /** The study day. */
  readonly from: string;
  readonly days: RestDays;
}

/** Every change of a learner's rest days, the oldest first; before the first of them there are none. */
export type RestDayChanges = readonly RestDayChange[];

/** So many changes are remembered, that is for years; they are part of a row that every answer writes. */
export const rememberedChanges = 20;

/** The rest days that hold on a study day. */
export function restDaysOn(changes: RestDayChanges, day: string): RestDays {
  return changes.findLast(({ from }) => from <= day)?.days ?? [];
}

/**
 * Other rest days from a study day on: what was before stays as it was. Of a day that had a change already, or of days that are still to come, the
 * new one counts.
 */
export function changeRestDays(changes: RestDayChanges, from: string, days: RestDays): RestDayChange[] {
  const earlier = changes.filter((change) => change.from < from);
  const isSame = String(restDaysOn(earlier, from)) === String(days);
  return [...earlier, ...(isSame ? [] : [{ from, days }])].slice(-rememberedChanges);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return (daysSinceMonday(day) % 7) + 1;
}

/** Whether both days are in one week from Monday to Sunday. */
export function isSameWeek(a: string, b: string): boolean {
  return weekOf(a) === weekOf(b);
}

function weekOf(day: string): number {
  return Math.floor(daysSinceMonday(day) / 7);
}

function daysSinceMonday(day: string): number {
  return daysBetween('0001-01-01', day);
}

/** A streak goes on over at most so many days at once: of each week two days are for studying. */
export const longestPause = 12;

/** A study day without activity over which a streak goes on. */
export interface KeptDay {
  readonly day: string;
  readonly by: StreakKeeper;
}

/**
 * The days between two study days, if a streak goes on over all of them: each is a rest day, or the one kindness day of its week. Undefined where a week
 * has more than one such day.
 */
export function keptBetween(before: string, after: string, changes: RestDayChanges): KeptDay[] | undefined {
  // Whatever days are stored, no more of them are walked through than a streak can go on over.
  if (daysBetween(before, after) > longestPause + 1) return undefined;
  const kept: KeptDay[] = [];
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
 * The days without activity over which streaks went on, by day: up to `today`, which is not over. Of a week one kindness day counts, the last one.
 * @param activeDays in order.
 */
export function keptDays(
  activeDays: readonly string[],
  today: string,
  changes: RestDayChanges,
): ReadonlyMap<string, StreakKeeper> {
  const pauses = activeDays.map((day, index) => keptBetween(day, activeDays[index + 1] ?? today, changes) ?? []);
  const kept = pauses.flat();
  const kindnessDays = kept.filter(({ by }) => by === 'kindness-day').map(({ day }) => [weekOf(day), day] as const);
  // Of equal weeks the last one stays.
  const lastOfWeek = new Map(kindnessDays);
  const isLastOfWeek = ({ day }: KeptDay) => lastOfWeek.get(weekOf(day)) === day;
  return new Map(kept.filter((one) => one.by === 'rest-day' || isLastOfWeek(one)).map(({ day, by }) => [day, by]));
}
