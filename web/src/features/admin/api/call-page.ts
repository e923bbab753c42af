import type { Route, RouteAnswer, RouteCall } from '../../../../../shared/routes/define-route.ts';
import { makeTransportError } from '../../../lib/api-error.ts';
import { readFailure } from '../../../lib/read-failure.ts';
import { endSession, readSession } from '../../../lib/session.ts';

type PagedRoute = Route & { readonly paged: true };
type ItemOf<R extends PagedRoute> = RouteAnswer<R> extends readonly (infer Item)[] ? Item : never;
type Query = Readonly<Record<string, unknown>>;

/** A part of a long list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

const TIMEOUT_MS = 15_000;

/**
 * Reads one page of a list: `callPage(listUsers, { query: { limit: 50, cursor } }, { signal })`. What it throws is what
 * `callRoute` throws.
 */
export async function callPage<R extends PagedRoute>(
  route: R,
  call: RouteCall<R>,
  { signal }: { readonly signal: AbortSignal },
): Promise<Page<ItemOf<R>>> {
  const { query = {} } = call as { readonly query?: Query };
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const address = `${route.path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  const response = await readPage(address, signal);
  return { items: await readItems<ItemOf<R>>(response), nextCursor: readNextCursor(response) };
}

async function readPage(address: string, signal: AbortSignal): Promise<Response> {
  const session = readSession();
  const response = await fetchInTime(address, session?.token, signal);
  if (response.ok) return response;
  const failure = await readFailure(response);
  if (failure.code === 'not-signed-in' && session && session === readSession()) endSession('expired');
  throw failure;
}

async function fetchInTime(address: string, token: string | undefined, signal: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.any([signal, timeout]) });
    // The body belongs to the answer: reading it here keeps it under the same time limit.
    return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted) throw makeTransportError('timed-out');
    throw makeTransportError(navigator.onLine ? 'unreachable' : 'offline');
  }
}

async function readItems<Item>(response: Response): Promise<readonly Item[]> {
  try {
    return (await response.json()) as readonly Item[];
  } catch {
    throw makeTransportError('not-understood', response.status);
  }
}

/** The cursor out of `Link: </api/…?cursor=…>; rel="next"`. */
function readNextCursor(response: Response): string | undefined {
  const target = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  if (target === undefined) return undefined;
  return new URL(target, 'https://this.origin.invalid').searchParams.get('cursor') ?? undefined;
}
