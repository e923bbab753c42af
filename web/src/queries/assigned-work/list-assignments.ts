import { queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../../shared/routes/assignments.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** All that was assigned to the learner, done or not. Invalidate `['assignments']` after a study session or a quiz. */
export const assignedWorkQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['assignments', learnerId],
    queryFn: ({ signal }) => callAllPages(listAssignments, { query: { learnerId } }, { signal }),
    ...progressFreshness,
  });
