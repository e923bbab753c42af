import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { streakFromFacts } from '../../shared/streaks/streak.ts';
import type { Streak } from '../../shared/schemas/progress.ts';
import type { StoredHousehold } from '../data/people/household.ts';
import type { StoredLearnerFacts } from '../data/people/learner.ts';

/** @returns the streak as it stands on the household's present study day. */
export function presentStreak(facts: StoredLearnerFacts, { timeZone }: StoredHousehold, now: Date): Streak {
  return streakFromFacts(facts.streak, studyDayOf(now, timeZone), facts.restDays ?? []);
}
