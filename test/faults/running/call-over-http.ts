import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';

/** What came of a call over HTTP. Status 0: nobody answered. */
export interface Reply<R extends Route = Route> {
  readonly status: number;
  /** What the contract promises, when the status is the contract's. */
  readonly body: RouteAnswer<R>;
}

/** Busy machines are slow; only a product that is gone does not answer. */
const patienceMs = 60_000;

/** Calls a running product as its contract says, and answers whatever comes. */
export async function callOverHttp<R extends Route>(
  url: string,
  route: R,
  token: string | undefined,
  call: RouteCall<R>,
): Promise<Reply<R>> {
  const { params, query, body } = call as { params?: Record<string, string>; query?: object; body?: unknown };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: route.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as RouteAnswer<R> };
  } catch {
    return { status: 0, body: undefined as RouteAnswer<R> };
  }
}
