import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';

/** Result of a call over HTTP; status 0 means no response. */
export interface Reply<R extends Route = Route> {
  readonly status: number;
  /** Body as defined in the contract; valid only if the status is the contract's. */
  readonly body: RouteAnswer<R>;
}

/** Generous timeout: on a slow machine only a stopped product should count as unresponsive. */
const timeoutMs = 60_000;

/** Reuses connections, as browsers do. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @param from loopback address of the caller. The product treats it as the client's network address. On Linux, all of 127.0.0.0/8 can be used. */
export async function callOverHttp<R extends Route>(
  url: string,
  route: R,
  token: string | undefined,
  call: RouteCall<R>,
  from = '127.0.0.1',
): Promise<Reply<R>> {
  const { params, query, body } = call as { params?: Record<string, string>; query?: object; body?: unknown };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const sending = request({
    host: '127.0.0.1',
    port: new URL(url).port,
    localAddress: from,
    path: `${path}${search.size > 0 ? `?${search}` : ''}`,
    method: route.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    agent,
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    sending.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const answer = await text(response);
    return {
      status: response.statusCode ?? 0,
      body: (answer === '' ? undefined : JSON.parse(answer)) as RouteAnswer<R>,
    };
  } catch {
    return { status: 0, body: undefined as RouteAnswer<R> };
  }
}
