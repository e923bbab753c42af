import type { RouteAnswer, RouteCall } from '../../../../shared/routes/define-route.ts';
import { buildAddress, type CallOptions, type CallParts, type PagedRoute, send } from './api-client.ts';

type ItemOf<R extends PagedRoute> = RouteAnswer<R> extends readonly (infer Item)[] ? Item : never;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

/** Calls one page of a list: `callPage(listUsers, { query: { limit: 50, cursor } }, { signal })`. */
export async function callPage<R extends PagedRoute>(
  route: R,
  call: RouteCall<R>,
  options: CallOptions = {},
): Promise<Page<ItemOf<R>>> {
  const parts = call as CallParts;
  const { answer, next } = await send(route, buildAddress(route, parts), parts, options);
  const cursor = next && new URL(next, 'https://this.origin.invalid').searchParams.get('cursor');
  return { items: answer as readonly ItemOf<R>[], nextCursor: cursor || undefined };
}
