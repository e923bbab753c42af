import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listUsers } from '../../../../shared/routes/admin.ts';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import { adminKeys } from '../../admin/admin-cache.ts';
import { callPage } from '../../lib/api-client.ts';

/** An account as admins see it. */
export type ManagedUser = RouteAnswer<typeof listUsers>[number];

const USERS_PER_PAGE = 50;

/** All accounts by e-mail; with `search` those whose e-mail begins so. */
export function usersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.usersLike(search),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listUsers,
        { query: { limit: USERS_PER_PAGE, search: search || undefined, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was found before stays until the new finds are there.
    placeholderData: keepPreviousData,
  });
}
