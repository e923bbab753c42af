import { queryOptions } from '@tanstack/react-query';
import { getReportSummary } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** The learner's numbers of all time. */
export const reportQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['report', learnerId],
    queryFn: ({ signal }) => callRoute(getReportSummary, { params: { learnerId } }, { signal }),
    ...progressFreshness,
  });
