import { daysBetween } from '../scheduling/study-day.ts';
import type { Streak } from '../schemas/progress.ts';

/**
 * What is stored of a learner's streak. `streakLength` is the run of active study days that ends on `lastActiveDate`:
 * whether it still stands depends on the day it is read, see {@link streakFromFacts}.
 */
export type StreakFacts = {
  streakLength: number;
  longestStreak: number;
  totalActiveDays: number;
  lastActiveDate: string;
};

/**
 * The facts after activity on a study day; undefined facts are those of a learner without any activity. The same day
 * again changes nothing.
 *
 * @throws RangeError when the day is earlier than `lastActiveDate`. Such a day can join two runs, which these facts
 * cannot tell: recount with {@link factsFromDays}.
 */
export function extendStreak(facts: StreakFacts | undefined, day: string): StreakFacts {
  if (facts === undefined) {
    return { streakLength: 1, longestStreak: 1, totalActiveDays: 1, lastActiveDate: day };
  }
  const gap = daysBetween(facts.lastActiveDate, day);
  if (gap < 0) {
    throw new RangeError(`${day} is before the last active day ${facts.lastActiveDate}: recount the streak`);
  }
  if (gap === 0) {
    return facts;
  }
  const streakLength = gap === 1 ? facts.streakLength + 1 : 1;
  return {
    streakLength,
    longestStreak: Math.max(facts.longestStreak, streakLength),
    totalActiveDays: facts.totalActiveDays + 1,
    lastActiveDate: day,
  };
}

/** The stored facts counted anew from all active study days, in any order; undefined when there are none. */
export function factsFromDays(activeDays: readonly string[]): StreakFacts | undefined {
  return activeDays.toSorted().reduce<StreakFacts | undefined>(extendStreak, undefined);
}

/** The streak on the study day `today`, from the stored facts: it ends when a whole study day has passed without activity. */
export function streakFromFacts(facts: StreakFacts | undefined, today: string): Streak {
  if (facts === undefined) {
    return { currentStreak: 0, longestStreak: 0, totalActiveDays: 0 };
  }
  const { streakLength, longestStreak, totalActiveDays, lastActiveDate } = facts;
  const stands = daysBetween(lastActiveDate, today) <= 1;
  return { currentStreak: stands ? streakLength : 0, longestStreak, totalActiveDays, lastActiveDate };
}
