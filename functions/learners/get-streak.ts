import { getStreak } from '../../shared/routes/learners.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { streakFromFacts } from '../../shared/streaks/streak.ts';
import { findFacts } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getStreak, async ({ household: { rows, household }, learner, now }) => {
  const facts = await findFacts(rows, learner.local);
  return streakFromFacts(facts.streak, studyDayOf(now, household.timeZone));
});
