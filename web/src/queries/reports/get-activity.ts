import { queryOptions } from '@tanstack/react-query';
import { getActivity } from '../../../../shared/routes/reports.ts';
import { callRoute } from '../../lib/api-client.ts';

/** What a learner did in the last `days` study days, today included, and how it stands with every deck. */
export function activityQuery(learnerId: string, days: number) {
  return queryOptions({
    queryKey: ['reports', learnerId, 'activity', days],
    queryFn: ({ signal }) => callRoute(getActivity, { params: { learnerId }, query: { days } }, { signal }),
  });
}
