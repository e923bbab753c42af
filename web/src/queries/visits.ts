import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listVisits, openVisit } from '../../../shared/routes/visits.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { callPage, type Page } from '../lib/api/call-page.ts';
import { keyOf } from '../lib/api/route-query.ts';

/** Flashspark staff visits to a family's data, newest first. Refetched on every mount because a visit may still be open. */
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

/** Records why an admin needs access to a family. The admin can then see the children's data for one hour. */
export const openVisitMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof openVisit>) => callRoute(openVisit, call),
});
