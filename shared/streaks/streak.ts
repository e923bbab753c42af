import { daysBetween } from '../scheduling/calendar-day.ts';
import type { Streak } from '../schemas/progress.ts';
import { isSameWeek, bridgedBetween, type RestDayChanges, restDaysOn } from './rest-days.ts';

/**
 * The stored facts of a learner's streak. `streakLength` is the number of active study days in the run that ends on `lastActiveDate`; whether the run is
 * unbroken depends on the current day, see {@link streakFromFacts}. A run survives rest days and one other missed day per week (Monday to Sunday), its kindness
 * day; neither adds to its length. If a week has several such missed days, the run starts after the second-to-last of them. So an active day that is reported
 * late never shortens a run.
 */
export type StreakFacts = {
  streakLength: number;
  longestStreak: number;
  totalActiveDays: number;
  lastActiveDate: string;
  /** The run's latest kindness day. */
  kindnessDay?: string | undefined;
  /** Active days since the kindness day, or in the whole run if there was none. Absent in facts from before kindness days: see {@link isLegacyFacts}. */
  sinceKindness?: number | undefined;
};

/** Whether the facts predate kindness days. Then the next activity recounts them from all active days. */
export function isLegacyFacts(facts: StreakFacts | undefined): boolean {
  return facts !== undefined && facts.sinceKindness === undefined;
}

/**
 * The facts after activity on a study day; `facts` is undefined for a learner without activity. More activity on the same day changes nothing.
 * @throws RangeError if the day is before `lastActiveDate`. Such a day can join two runs, which needs a recount with {@link factsFromDays}
 */
export function extendStreak(facts: StreakFacts | undefined, day: string, restDays: RestDayChanges): StreakFacts {
  if (facts === undefined) {
    return { streakLength: 1, longestStreak: 1, totalActiveDays: 1, lastActiveDate: day, sinceKindness: 1 };
  }
  const gap = daysBetween(facts.lastActiveDate, day);
  if (gap < 0) throw new RangeError(`${day} is before the last active day ${facts.lastActiveDate}: recount the streak`);
  if (gap === 0) return facts;
  const { streakLength, kindnessDay, sinceKindness } = runOn(facts, day, restDays);
  return {
    streakLength: streakLength + 1,
    longestStreak: Math.max(facts.longestStreak, streakLength + 1),
    totalActiveDays: facts.totalActiveDays + 1,
    lastActiveDate: day,
    ...(kindnessDay !== undefined && { kindnessDay }),
    sinceKindness: sinceKindness + 1,
  };
}

/** The facts recounted from all active study days, in any order; undefined if there are none. */
export function factsFromDays(activeDays: readonly string[], restDays: RestDayChanges): StreakFacts | undefined {
  return activeDays
    .toSorted()
    .reduce<StreakFacts | undefined>((facts, day) => extendStreak(facts, day, restDays), undefined);
}

/** The streak as of the study day `today`, and what preserves it. Today can't break it, because it isn't over. */
export function streakFromFacts(facts: StreakFacts | undefined, today: string, changes: RestDayChanges): Streak {
  const restDays = restDaysOn(changes, today);
  const resting = restDays.length > 0 && { restDays: [...restDays] };
  if (facts === undefined) return { currentStreak: 0, longestStreak: 0, totalActiveDays: 0, ...resting };
  const { longestStreak, totalActiveDays, lastActiveDate } = facts;
  const { streakLength, kindnessDay, keptBy } = runOn(facts, today, changes);
  const isOfThisWeek = kindnessDay !== undefined && isSameWeek(kindnessDay, today);
  return {
    currentStreak: streakLength,
    longestStreak,
    totalActiveDays,
    lastActiveDate,
    ...(keptBy && { keptBy }),
    ...(isOfThisWeek && { kindnessDay }),
    ...resting,
  };
}

/** The run as of a later study day that has no activity yet; length 0 if the run is broken. */
function runOn(facts: StreakFacts, day: string, restDays: RestDayChanges) {
  const { streakLength, kindnessDay, sinceKindness = streakLength, lastActiveDate } = facts;
  const pause = bridgedBetween(lastActiveDate, day, restDays);
  if (!pause) return { streakLength: 0, sinceKindness: 0 };
  const kindnesses = pause.filter(({ by }) => by === 'kindness-day').map(({ day: kept }) => kept);
  const [first] = kindnesses;
  const keptBy = pause.length > 0 ? (first === undefined ? 'rest-day' : 'kindness-day') : undefined;
  if (first === undefined) return { streakLength, kindnessDay, sinceKindness, keptBy } as const;
  const isSecondOfWeek = kindnessDay !== undefined && isSameWeek(kindnessDay, first);
  return {
    streakLength: isSecondOfWeek ? sinceKindness : streakLength,
    kindnessDay: kindnesses.at(-1),
    sinceKindness: 0,
    keptBy,
  } as const;
}
