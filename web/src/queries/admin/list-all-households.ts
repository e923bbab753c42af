import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listHouseholds } from '../../../../shared/routes/households.ts';
import { callPage, callRoute } from '../../lib/api-client.ts';
import { adminKeys } from '../../admin/admin-cache.ts';

const HOUSEHOLDS_PER_PAGE = 50;
const RECENT_HOUSEHOLDS = 6;

/** All households there are, newest first; with `search` those whose name begins so. */
export function allHouseholdsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.householdsLike(search),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listHouseholds,
        { query: { limit: HOUSEHOLDS_PER_PAGE, search: search || undefined, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was found before stays until the new finds are there.
    placeholderData: keepPreviousData,
  });
}

/** The households that were made last. */
export const recentHouseholdsQuery = queryOptions({
  queryKey: adminKeys.recentHouseholds,
  queryFn: ({ signal }) => callRoute(listHouseholds, { query: { limit: RECENT_HOUSEHOLDS } }, { signal }),
});
