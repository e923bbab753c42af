import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { getCalendar, listBadges, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import type { KeptHome } from '../../../shared/study/kept-home.ts';
import { read } from '../lib/api/route-query.ts';
import { standIn } from './home.ts';
import { isFromDevice, progressFreshness } from './progress-freshness.ts';

/** The learner's activity on each day of a month (1 to 12). */
export function calendarQuery(learnerId: string, { year, month }: { readonly year: number; readonly month: number }) {
  return queryOptions({
    ...read(getCalendar, { params: { learnerId }, query: { year, month } }),
    ...progressFreshness,
  });
}

/** All badges, easiest first. They change only with a release, so the server's are read once. */
export const badgesQuery = queryOptions({
  ...readOrKept('badges', read(listBadges, {})),
  staleTime: () => (isFromDevice() ? 0 : Infinity),
});

export function earnedBadgesQuery(learnerId: string) {
  return queryOptions({
    ...readOrKept('earned', read(listEarnedBadges, { params: { learnerId } })),
    ...progressFreshness,
  });
}

interface Read<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** A read that this device answers when the server doesn't respond. */
function readOrKept<P extends 'badges' | 'earned', R extends Read<NonNullable<KeptHome[P]>>>(part: P, asked: R) {
  const queryFn = async (context: QueryFunctionContext) =>
    await standIn.instead<P, NonNullable<KeptHome[P]>>(part, asked.queryFn(context), (late) =>
      context.client.setQueryData(context.queryKey, late),
    );
  return { queryKey: asked.queryKey as R['queryKey'], queryFn };
}
