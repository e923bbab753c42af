import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listVisits, openVisit } from '../../../shared/routes/visits.ts';
import { callPage, callRoute, type Page } from '../lib/api/api-client.ts';
import { keyOf } from '../lib/api/route-query.ts';

/** Who from Flashspark looked at a family, newest first. Read whenever it is opened: a visit may go on. */
export function visitsQuery(householdId: string) {
  const params = { householdId };
  return infiniteQueryOptions({
    queryKey: keyOf(listVisits, { params }),
    queryFn: ({ pageParam, signal }) => callPage(listVisits, { params, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
    refetchOnMount: 'always',
  });
}

/** Says why an admin looks at a family: for an hour, its children's data is shown to them. */
export const openVisitMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof openVisit>) => callRoute(openVisit, call),
});
