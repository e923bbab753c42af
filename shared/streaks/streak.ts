import { daysBetween } from '../scheduling/calendar-day.ts';
import type { Streak } from '../schemas/progress.ts';
import { isSameWeek, keptBetween, type RestDayChanges, restDaysOn } from './rest-days.ts';

/**
 * What is stored of a learner's streak. `streakLength` is how many active study days the run has that ends on `lastActiveDate`: whether it still
 * stands depends on the day it is read, see {@link streakFromFacts}. A run goes on over rest days, and over one other day a week (Monday to Sunday),
 * its kindness day; neither adds to it. Where a week has more such days, the run begins after all of them but the last: so another active day, however
 * late it is known, never makes a run shorter.
 */
export type StreakFacts = {
  streakLength: number;
  longestStreak: number;
  totalActiveDays: number;
  lastActiveDate: string;
  /** The last kindness day of the run. */
  kindnessDay?: string | undefined;
  /** How many active days the run has since then; all of it without one. Absent where nobody counted kindness days yet: see {@link isOfBefore}. */
  sinceKindness?: number | undefined;
};

/** Whether the facts were counted before there were kindness days: then the next activity counts them anew from all days. */
export function isOfBefore(facts: StreakFacts | undefined): boolean {
  return facts !== undefined && facts.sinceKindness === undefined;
}

/**
 * The facts after activity on a study day; undefined facts are those of a learner without any activity. The same day
 * again changes nothing.
 *
 * @throws RangeError when the day is earlier than `lastActiveDate`. Such a day can join two runs, which these facts
 * cannot tell: recount with {@link factsFromDays}.
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

/** The stored facts counted anew from all active study days, in any order; undefined when there are none. */
export function factsFromDays(activeDays: readonly string[], restDays: RestDayChanges): StreakFacts | undefined {
  return activeDays
    .toSorted()
    .reduce<StreakFacts | undefined>((facts, day) => extendStreak(facts, day, restDays), undefined);
}

/** The streak on the study day `today`, from the stored facts, with what keeps it. Today is not over, so it ends nothing. */
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

/** What is left of a run on a later study day, before there is activity on it: a run of no days is over. */
function runOn(facts: StreakFacts, day: string, restDays: RestDayChanges) {
  const { streakLength, kindnessDay, sinceKindness = streakLength, lastActiveDate } = facts;
  const pause = keptBetween(lastActiveDate, day, restDays);
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
