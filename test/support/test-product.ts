import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { inject } from 'vitest';
import { openDocumentClient } from '../../functions/data/open-table.ts';
import { Table } from '../../functions/data/table.ts';
import { bindRoutes } from '../../infra/local/bind-routes.ts';
import { createLocalContext, type LocalContext } from '../../infra/local/create-local-context.ts';
import type { HostedRoute } from '../../infra/local/gateway.ts';
import { makeAccessKeyId } from '../../infra/local/access-key-id.ts';
import type { Route, RouteAnswer, RouteCall } from '../../shared/routes/define-route.ts';

/** An answer of the product; `body` is what its JSON says. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;
}

/** Changes of a raw call that a client of the contract could not make. */
export interface RawCall {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** All handlers over the real DynamoDB Local, in this process: a test owns the clock and the data. */
export interface TestProduct {
  readonly context: LocalContext;
  readonly client: DynamoDBDocumentClient;
  /** Sets the clock; it stands still otherwise. */
  readonly setNow: (instant: string | Date) => void;
  readonly now: () => Date;
  /** Calls a route as its contract says. Anything but the contract's success status is an error that shows the answer. */
  readonly call: <R extends Route>(route: R, token: string | undefined, call: RouteCall<R>) => Promise<RouteAnswer<R>>;
  /** Calls a route and answers whatever comes. */
  readonly send: (route: Route, token: string | undefined, call: RawCall & { json?: unknown }) => Promise<Answer>;
}

/** A Monday morning in UTC: weekday, month and year are not near a change. */
export const startOfTests = '2026-01-05T09:00:00.000Z';

/** Sign-up is slow on purpose; tests that are not about that use scrypt's smallest cost. */
const quickPasswordCost = { log2N: 4, r: 8, p: 1 };

/** Opens a product whose data nobody else sees. */
export async function openTestProduct(overrides: Partial<LocalContext> = {}): Promise<TestProduct> {
  const place = { endpoint: inject('dynamoDbEndpoint'), accessKeyId: makeAccessKeyId(), dataDir: 'memory' };
  const client = openDocumentClient({
    endpoint: place.endpoint,
    region: 'local',
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: 'local' },
  });
  let now = new Date(startOfTests);
  const context: LocalContext = {
    ...(await createLocalContext(place)),
    clock: () => now,
    passwordCost: quickPasswordCost,
    table: new Table(client, 'flashspark'),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...overrides,
  };
  const hosted = new Map((await bindRoutes(context)).map((route) => [`${route.method} ${route.path}`, route]));
  const send: TestProduct['send'] = async (route, token, call) =>
    await sendRaw(hosted.get(`${route.method} ${route.path}`), route, context, token, call);
  return {
    context,
    client,
    setNow: (instant) => {
      now = new Date(instant);
    },
    now: () => now,
    send,
    call: async (route, token, call) => {
      const { params, query, body } = call as RawCall & { body?: unknown };
      const answer = await send(route, token, {
        ...(params && { params }),
        ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
        ...(body !== undefined && { json: body }),
      });
      if (answer.status !== route.status) {
        throw new Error(`${route.id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      return answer.body as RouteAnswer<typeof route>;
    },
  };
}

async function sendRaw(
  hosted: HostedRoute | undefined,
  route: Route,
  context: LocalContext,
  token: string | undefined,
  call: RawCall & { json?: unknown },
): Promise<Answer> {
  if (!hosted) throw new Error(`No handler is bound to ${route.id}`);
  const body = call.body ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? name);
  const event = {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(call.query).toString(),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-origin-secret': context.originSecret,
      'cloudfront-viewer-address': '192.0.2.1:4711',
      ...call.headers,
    },
    ...(call.params && { pathParameters: call.params }),
    ...(call.query && { queryStringParameters: call.query }),
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
    requestContext: { requestId: randomUUID(), http: { method: route.method, path, sourceIp: '192.0.2.1' } },
  } as unknown as APIGatewayProxyEventV2;
  const result = await hosted.handle(event);
  return {
    status: result.statusCode ?? 200,
    body: result.body ? JSON.parse(result.body) : undefined,
    headers: (result.headers ?? {}) as Record<string, string>,
  };
}
