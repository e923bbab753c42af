import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '../../../functions/platform/call/require-origin.ts';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { bindRoutes } from './bind-routes.ts';
import type { LocalContext } from './create-local-context.ts';
import type { HostedRoute } from './gateway.ts';

/** A response. `body` is the parsed JSON, or a `Blob` for a file. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** `Set-Cookie` values. */
  readonly cookies?: readonly string[];
}

/** A call as the gateway receives it. It may violate the route's contract. */
export interface RawCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Request body: a value (`json`) that is serialized. To send text unchanged, set `body` instead. */
  readonly json?: unknown;
  readonly body?: string;
  readonly file?: Blob;
}

/** Calls the product's handlers without HTTP, with the same events as in the cloud. */
export interface ProcessClient {
  /** Calls a route according to its contract. @throws {Error} when the status is not the contract's success status. */
  readonly call: <R extends Route>(route: R, token: string | undefined, call: RouteCall<R>) => Promise<RouteAnswer<R>>;
  /** Calls a route and returns any response. */
  readonly send: (route: Route, token: string | undefined, call: RawCall) => Promise<Answer>;
}

/** Binds all routes to a context. Used by tests and the demo family. */
export async function openProcessClient(context: LocalContext): Promise<ProcessClient> {
  const hosted = new Map((await bindRoutes(context)).map((route) => [`${route.method} ${route.path}`, route]));
  const send: ProcessClient['send'] = async (route, token, call) => {
    const host = hosted.get(`${route.method} ${route.path}`);
    if (!host) throw new Error(`No handler is bound to ${route.id}`);
    return await answerOf(host, await toProcessEvent(route, token, call, context.originSecret));
  };
  return {
    send,
    call: async (route, token, call) => {
      const answer = await send(route, token, toRawCall(call as object));
      if (answer.status === route.status) return answer.body as RouteAnswer<typeof route>;
      throw new Error(`${route.id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    },
  };
}

function toRawCall(call: object): RawCall {
  const { params, query, body } = call as { params?: Record<string, string>; query?: object; body?: unknown };
  return {
    ...(params && { params }),
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
    ...(body !== undefined && (body instanceof Blob ? { file: body } : { json: body })),
  };
}

async function toProcessEvent(
  route: Route,
  token: string | undefined,
  call: RawCall,
  originSecret: string,
): Promise<APIGatewayProxyEventV2> {
  const file = call.file && Buffer.from(await call.file.arrayBuffer()).toString('base64');
  const body = file ?? call.body ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? name);
  const event = {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(call.query).toString(),
    headers: {
      ...(body !== undefined && { 'content-type': call.file?.type ?? 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      [originSecretHeader]: originSecret,
      [viewerAddressHeader]: '192.0.2.1',
      ...call.headers,
    },
    ...(call.cookies && { cookies: [...call.cookies] }),
    ...(call.params && { pathParameters: call.params }),
    ...(call.query && { queryStringParameters: call.query }),
    ...(body !== undefined && { body }),
    isBase64Encoded: file !== undefined,
    requestContext: { requestId: randomUUID(), http: { method: route.method, path, sourceIp: '192.0.2.1' } },
  };
  return event as unknown as APIGatewayProxyEventV2;
}

async function answerOf(host: HostedRoute, event: APIGatewayProxyEventV2): Promise<Answer> {
  const result = await host.handle(event);
  const headers = (result.headers ?? {}) as Record<string, string>;
  const body: unknown = result.isBase64Encoded
    ? new Blob([Buffer.from(result.body ?? '', 'base64')], { type: headers['content-type'] ?? '' })
    : result.body
      ? JSON.parse(result.body)
      : undefined;
  return { status: result.statusCode ?? 200, body, headers, ...(result.cookies && { cookies: result.cookies }) };
}
