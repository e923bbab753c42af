import { listEarnedBadges } from '../../shared/routes/streaks.ts';
import { listEarnedBadges as find } from '../data/study/earned-badge.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(
  listEarnedBadges,
  async ({ household, learner }) => await find(household.rows, learner.local),
);
