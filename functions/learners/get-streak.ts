import { getStreak } from '../../shared/routes/learners.ts';
import { findFacts, presentStreak } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getStreak, async ({ household: { rows, household }, learner, now }) => {
  const facts = await findFacts(rows, learner.local);
  return presentStreak(facts, household, now);
});
