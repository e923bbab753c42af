import { queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../../../shared/routes/assignments.ts';
import { callAllPages } from '../../../lib/api-client.ts';

/** All that was assigned to the learner, done or not. Invalidate `['assignments']` after a study session or a quiz. */
export const assignedWorkQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['assignments', learnerId],
    queryFn: ({ signal }) => callAllPages(listAssignments, { query: { learnerId } }, { signal }),
    // Others change it on devices of their own.
    refetchOnMount: 'always',
  });
