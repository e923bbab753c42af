import { queryOptions } from '@tanstack/react-query';
import { listEarnedBadges } from '../../../../shared/routes/streaks.ts';
import { callRoute } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** The badges that the learner has. Invalidate `['earned-badges']` after a study session or a quiz. */
export const earnedBadgesQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['earned-badges', learnerId],
    queryFn: ({ signal }) => callRoute(listEarnedBadges, { params: { learnerId } }, { signal }),
    ...progressFreshness,
  });
