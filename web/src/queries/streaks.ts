import { queryOptions } from '@tanstack/react-query';
import { getCalendar, listBadges, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { progressFreshness } from './progress-freshness.ts';
import { read } from '../lib/api/route-query.ts';

/** The learner's activity on each day of a month (1 to 12). */
export function calendarQuery(learnerId: string, { year, month }: { readonly year: number; readonly month: number }) {
  return queryOptions({
    ...read(getCalendar, { params: { learnerId }, query: { year, month } }),
    ...progressFreshness,
  });
}

/** All badges, easiest first. They change only with a release, so they are read once. */
export const badgesQuery = queryOptions({ ...read(listBadges, {}), staleTime: Infinity });

export function earnedBadgesQuery(learnerId: string) {
  return queryOptions({ ...read(listEarnedBadges, { params: { learnerId } }), ...progressFreshness });
}
