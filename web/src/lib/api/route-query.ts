import type { QueryClient } from '@tanstack/react-query';
import type { Route, RouteAnswer, RouteCall } from '../../../../shared/routes/define-route.ts';
import { callAllPages, callRoute, type PagedRoute } from './api-client.ts';
import { ApiError } from './api-error.ts';

/**
 * Under what the answer of a call is kept: the route's id and the call. Without a call, or with a part of one, it stands for
 * every call of the route that has this part (TanStack Query matches objects by the fields that are named).
 */
export function keyOf<R extends Route>(route: R, call?: RouteCall<R>) {
  return call === undefined ? ([route.id] as const) : ([route.id, call] as const);
}

/** A read of a route for `queryOptions`: `queryOptions({ ...read(getStreak, { params: { learnerId } }), staleTime })`. */
export function read<R extends Route>(route: R, call: RouteCall<R>) {
  return {
    queryKey: keyOf(route, call),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callRoute(route, call, { signal }),
  };
}

/** Like {@link read}, where there may be nothing: null then. */
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

/** Like {@link read}, for a list that pages: all of its items. */
export function readAllPages<R extends PagedRoute>(route: R, call: RouteCall<R>) {
  return {
    queryKey: keyOf(route, call),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callAllPages(route, call, { signal }),
  };
}

/** Marks what was read of a route as out of date: all of it, or what has this part of a call. What is shown is read again. */
export async function forget<R extends Route>(client: QueryClient, route: R, call?: RouteCall<R>): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(route, call) });
}

/** Like {@link forget}, but what is shown stays as it is until it is opened the next time. */
export async function forgetLater<R extends Route>(client: QueryClient, route: R, call?: RouteCall<R>): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(route, call), refetchType: 'none' });
}
