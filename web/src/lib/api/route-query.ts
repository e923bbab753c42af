import type { QueryClient } from '@tanstack/react-query';
import type { Route, RouteAnswer, RouteCall } from '../../../../shared/routes/define-route.ts';
import { callAllPages, callRoute, type PagedRoute } from './api-client.ts';
import { ApiError } from './api-error.ts';

/**
 * @returns the query key of a call: the route's id and the call. Without a call, or with a part of one, the key matches all calls of the route that
 * contain that part (TanStack Query matches objects by their given fields).
 */
export function keyOf<R extends Route>(route: R, call?: RouteCall<R>) {
  return call === undefined ? ([route.id] as const) : ([route.id, call] as const);
}

/** Query options of a route: `queryOptions({ ...read(getStreak, { params: { learnerId } }), staleTime })`. */
export function read<R extends Route>(route: R, call: RouteCall<R>) {
  return {
    queryKey: keyOf(route, call),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callRoute(route, call, { signal }),
  };
}

/** Like {@link read}, but returns null if the item is not found. */
export function readIfThere<R extends Route>(route: R, call: RouteCall<R>) {
  return {
    queryKey: keyOf(route, call),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<RouteAnswer<R> | null> => {
      try {
        return await callRoute(route, call, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not-found') return null;
        throw error;
      }
    },
  };
}

/** Like {@link read}, but returns the items of all pages of a list. */
export function readAllPages<R extends PagedRoute>(route: R, call: RouteCall<R>) {
  return {
    queryKey: keyOf(route, call),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callAllPages(route, call, { signal }),
  };
}

/** Invalidates cached calls of a route: all of them, or those that match the given part of a call. Visible data is refetched. */
export async function forget<R extends Route>(client: QueryClient, route: R, call?: RouteCall<R>): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(route, call) });
}

/** Like {@link forget}, but data on screen is refetched only when a component that uses it mounts again. */
export async function forgetLater<R extends Route>(client: QueryClient, route: R, call?: RouteCall<R>): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(route, call), refetchType: 'none' });
}
