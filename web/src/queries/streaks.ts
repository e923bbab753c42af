import { queryOptions } from '@tanstack/react-query';
import { getCalendar, listBadges, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { progressFreshness } from './progress-freshness.ts';
import { read } from '../lib/api/route-query.ts';

/** What the learner did on each day of the month (1 to 12). */
export function calendarQuery(learnerId: string, { year, month }: { readonly year: number; readonly month: number }) {
  return queryOptions({
    ...read(getCalendar, { params: { learnerId }, query: { year, month } }),
    ...progressFreshness,
  });
}

/** All badges there are, the easiest first. They change with a release only: read once. */
export const badgesQuery = queryOptions({ ...read(listBadges, {}), staleTime: Infinity });

/** The badges that the learner has. */
export function earnedBadgesQuery(learnerId: string) {
  return queryOptions({ ...read(listEarnedBadges, { params: { learnerId } }), ...progressFreshness });
}
