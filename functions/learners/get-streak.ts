import { getStreak } from '../../shared/routes/learners.ts';
import { findFacts } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentStreak } from './present-streak.ts';

export const handler = defineHandler(getStreak, async ({ household: { rows, household }, learner, now }) => {
  const facts = await findFacts(rows, learner.local);
  return presentStreak(facts, household, now);
});
