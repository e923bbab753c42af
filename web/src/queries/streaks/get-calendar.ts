import { queryOptions } from '@tanstack/react-query';
import { getCalendar } from '../../../../shared/routes/streaks.ts';
import { callRoute } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';
import type { Month } from '../../learner/streaks/calendar/month.ts';

/** What the learner did on each day of the month. Invalidate `['calendar']` after a study session or a quiz. */
export const calendarQuery = (learnerId: string, { year, month }: Month) =>
  queryOptions({
    queryKey: ['calendar', learnerId, year, month],
    queryFn: ({ signal }) => callRoute(getCalendar, { params: { learnerId }, query: { year, month } }, { signal }),
    ...progressFreshness,
  });
