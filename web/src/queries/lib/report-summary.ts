import { queryOptions } from '@tanstack/react-query';
import { getReportSummary } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';

/** What a learner has done so far, as a grown-up reads it. */
export function reportSummaryQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['reports', learnerId, 'summary'],
    queryFn: ({ signal }) => callRoute(getReportSummary, { params: { learnerId } }, { signal }),
    // Others change it on devices of their own.
    refetchOnMount: 'always',
  });
}
