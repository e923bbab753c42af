import { queryOptions } from '@tanstack/react-query';
import { getStreak } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** The learner's streak, in study days. */
export const streakQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['streak', learnerId],
    queryFn: ({ signal }) => callRoute(getStreak, { params: { learnerId } }, { signal }),
    ...progressFreshness,
  });
