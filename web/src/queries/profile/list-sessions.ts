import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../../../../shared/routes/study.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** All study sessions of the learner, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callAllPages(listSessions, {}, { signal }),
  ...progressFreshness,
});
