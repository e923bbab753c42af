import { currentStreak, extendStreak } from './extend-streak.ts';
import type { StreakFacts } from './extend-streak.ts';

/** A learner's streak as shown on the study day it was read. All in study days. */
export type Streak = {
  currentStreak: number;
  longestStreak: number;
  totalActiveDays: number;
  lastActiveDate?: string;
};

/** The stored facts counted anew from all active study days, in any order; undefined when there are none. */
export function factsFromDays(activeDays: readonly string[]): StreakFacts | undefined {
  return activeDays.toSorted().reduce<StreakFacts | undefined>(extendStreak, undefined);
}

/** The streak on the study day `today`, from the stored facts. */
export function streakFromFacts(facts: StreakFacts | undefined, today: string): Streak {
  if (facts === undefined) {
    return { currentStreak: 0, longestStreak: 0, totalActiveDays: 0 };
  }
  const { longestStreak, totalActiveDays, lastActiveDate } = facts;
  return { currentStreak: currentStreak(facts, today), longestStreak, totalActiveDays, lastActiveDate };
}

/** The streak on the study day `today`, counted from all active study days, in any order. */
export function streakFromDays(activeDays: readonly string[], today: string): Streak {
  return streakFromFacts(factsFromDays(activeDays), today);
}
