import { listLearners } from '../../shared/routes/learners.ts';
import type { Learner } from '../../shared/schemas/learner.ts';
import { presentLearner, storedLearners } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listLearners, async ({ household }) => {
  const isSiblingOf = (learner: string) => household.role === 'learner' && household.ownLearner !== learner;
  return (await storedLearners.list(household.rows)).map((stored) => {
    const learner = presentLearner(household.id, stored);
    return isSiblingOf(stored.learner) ? asSibling(learner) : learner;
  });
});

/** What helps a child is between it and its grown-ups. */
function asSibling(learner: Learner): Learner {
  const {
    extraTime: _,
    cardsPerDay: __,
    minutesPerDay: ___,
    pace: ____,
    canRead: _____,
    look: ______,
    ...shown
  } = learner;
  return shown;
}
