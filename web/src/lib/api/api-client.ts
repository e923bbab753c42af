import type { Route, RouteAnswer, RouteCall } from '../../../../shared/routes/define-route.ts';
import { makeTransportError, readFailure } from './api-error.ts';
import { takeFirstCall } from './first-call.ts';
import { countAwaited } from '../page/quiet-page.ts';
import { callByKey } from './repeat-call.ts';
import { endSession, pauseStudy, readSession } from '../account/session.ts';

export interface CallOptions {
  /** Aborts the call. TanStack Query passes a signal to every query function. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit for the complete response; 15 s by default. */
  readonly timeoutMs?: number;
  /** Lets the call finish after the page closes (request bodies up to 64 KB). */
  readonly keepalive?: boolean;
}

const requestTimeoutMs = 15_000;

/**
 * Calls an API route as the signed-in account; the route types its parameters and response: `callRoute(updateDeck, { params: { deckId }, body: { name } })`.
 * Files are sent and received as `Blob`. A creating call whose response is lost is retried by this function, a read by the query client.
 * @throws {ApiError} if the call fails, with a message for the user
 */
export async function callRoute<R extends Route>(
  route: R,
  call: RouteCall<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const parts = call as CallParts;
  const address = buildAddress(route, parts);
  const { answer } =
    route.repeatable === 'by-key'
      ? await callByKey(nameAction(route, address, parts), (idempotencyKey) =>
          send(route, address, parts, { ...options, idempotencyKey }),
        )
      : await send(route, address, parts, options);
  return answer as RouteAnswer<R>;
}

/** Calls a paged list route until its last page and returns all items. */
export async function callAllPages<R extends PagedRoute>(
  route: R,
  call: RouteCall<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const parts = call as CallParts;
  const items: unknown[] = [];
  let address: string | undefined = buildAddress(route, parts);
  while (address !== undefined) {
    const page = await send(route, address, parts, options);
    items.push(...(page.answer as readonly unknown[]));
    address = page.next;
  }
  return items as RouteAnswer<R>;
}

export type PagedRoute = Route & { readonly paged: true };

type Values = Readonly<Record<string, unknown>>;

/** The shape of every `RouteCall`, regardless of its route. */
export interface CallParts {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** @returns the path of a call, with its parameters */
export function buildAddress(route: Route, call: CallParts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.params?.[name])));
  const given = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** @returns a key that identifies an action. Calls of one account to the same address with the same body are the same action. */
function nameAction(route: Route, address: string, { body }: CallParts): string {
  return JSON.stringify([readSession()?.user.id, route.id, address, body]);
}

interface SendOptions extends CallOptions {
  readonly idempotencyKey?: string;
}

/** A call that is rejected until the admin states why they open the family's data. `begunAt` is its `performance.now()` timestamp. */
export type AskedCall = CallParts & { readonly begunAt: number };

let askForReason: ((call: AskedCall) => Promise<boolean>) | undefined;

/** Registers the handler that asks an admin for a reason; if it resolves to true, the call is sent again. @returns a function that unregisters it */
export function answerReasonsBy(ask: (call: AskedCall) => Promise<boolean>): () => void {
  askForReason = ask;
  return () => {
    askForReason = undefined;
  };
}

/** Sends a call. @returns its answer, and the path of a list's next page */
export async function send(
  route: Route,
  address: string,
  call: CallParts,
  options: SendOptions,
): Promise<{ readonly answer: unknown; readonly next: string | undefined }> {
  const begunAt = performance.now();
  const session = readSession();
  const file = call.body instanceof Blob ? call.body : undefined;
  const response = await fetchInTime(
    address,
    {
      method: route.method,
      headers: {
        accept: route.download ? '*/*' : 'application/json',
        ...(call.body !== undefined && { 'content-type': file?.type ?? 'application/json' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(call.body !== undefined && { body: file ?? JSON.stringify(call.body) }),
      ...(options.keepalive && { keepalive: true }),
      // Keep family files out of the HTTP cache, which signing out does not clear.
      ...(route.download && { cache: 'no-store' }),
    },
    { ...options, begun: route.method === 'GET' ? takeFirstCall(address, session?.token) : undefined },
  );
  if (!response.ok) {
    const failure = await readFailure(response);
    if (failure.code === 'reason-needed' && (await askForReason?.({ ...call, begunAt })))
      return await send(route, address, call, options);
    // If the session has changed since the call, the rejection of its old token says nothing about the new one.
    if (session && session.token === readSession()?.token) {
      if (failure.code === 'not-signed-in') endSession('expired');
      if (failure.code === 'consent-needed' && session.user.role === 'learner') pauseStudy(session.user.id);
    }
    throw await failure.word();
  }
  return { answer: route.download ? await response.blob() : await readAnswer(response), next: readNextPage(response) };
}

async function fetchInTime(
  address: string,
  init: RequestInit,
  { signal, timeoutMs = requestTimeoutMs, begun }: CallOptions & { readonly begun: Promise<Response> | undefined },
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const anyEnd = signal ? AbortSignal.any([signal, timeout]) : timeout;
    return await countAwaited(readWhole(begun ?? fetch(address, { ...init, signal: anyEnd })));
  } catch (error) {
    if (signal?.aborted) throw error;
    // An early call has a time limit of its own, which began before this one.
    if (timeout.aborted || isTimeout(error)) throw makeTransportError('timed-out');
    throw makeTransportError(navigator.onLine ? 'unreachable' : 'offline');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Reads the whole body so that the time limit covers it too. */
async function readWhole(call: Promise<Response>): Promise<Response> {
  const response = await call;
  const { status, headers } = response;
  const bytes = isEmpty(status) ? null : await response.arrayBuffer();
  return new Response(bytes, { status, headers });
}

/** Whether a status has no body in this API: 204 (done) or 202 (accepted). */
function isEmpty(status: number): boolean {
  return status === 204 || status === 202;
}

async function readAnswer(response: Response): Promise<unknown> {
  if (isEmpty(response.status)) return undefined;
  try {
    return await response.json();
  } catch {
    throw makeTransportError('not-understood', response.status);
  }
}

/** @returns the path from `Link: </api/…?cursor=…>; rel="next"`, resolved on this origin only */
function readNextPage(response: Response): string | undefined {
  const target = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, 'https://this.origin.invalid');
  return pathname.startsWith('/api/') ? `${pathname}${search}` : undefined;
}
