import type { IncomingMessage, ServerResponse, OutgoingHttpHeaders } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '../../../functions/platform/call/require-origin.ts';
import { createRouteMatcher, type RouteMatch, type RouteMatcher, type RoutePattern } from './match-route.ts';
import { splitTarget, toEvent, readViewerAddress } from './to-event.ts';

export type HostedRoute = RoutePattern & {
  readonly handle: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
};

/** Gateway options. The defaults are AWS's limits. */
export type GatewayOptions = {
  readonly routes: readonly HostedRoute[];
  /** Secret that CloudFront would send, as proof that a request came through it. */
  readonly originSecret?: string;
  /** Maximum run time of a function in milliseconds. */
  readonly timeLimit?: number;
};

export type Gateway = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Maximum size of a request and a response: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
export const payloadLimit = 6 * 1024 * 1024;

/** Integration timeout of an HTTP API, minus one second, because a function must end before it. */
const timeLimitMs = 29_000;

const timedOut = Symbol('timed out');

type Outcome = APIGatewayProxyStructuredResultV2 | typeof timedOut | Error;

/** Emulates an API Gateway HTTP API, with the same events, responses and error statuses. */
export function createGateway(options: GatewayOptions): Gateway {
  const findRoute = createRouteMatcher(options.routes);
  return async (request, response) => {
    const body = await readBody(request, payloadLimit);
    if (body === undefined) return sendMessage(response, 413, 'Request Entity Too Large');
    const match = matchRequest(findRoute, request);
    if (match === 'malformed') return sendMessage(response, 400, 'Bad Request');
    if (match === undefined) return sendMessage(response, 404, 'Not Found');
    const trustedHeaders = makeTrustedHeaders(request, options.originSecret);
    const event = toEvent({ request, body, match, trustedHeaders, now: new Date() });
    const outcome = await runWithin(options.timeLimit ?? timeLimitMs, () => match.route.handle(event));
    sendOutcome(response, event.requestContext.requestId, outcome);
  };
}

function matchRequest(
  findRoute: RouteMatcher<HostedRoute>,
  request: IncomingMessage,
): RouteMatch<HostedRoute> | 'malformed' | undefined {
  try {
    return findRoute(request.method ?? 'GET', splitTarget(request.url ?? '/').path);
  } catch (error) {
    if (error instanceof URIError) return 'malformed';
    throw error;
  }
}

function makeTrustedHeaders(request: IncomingMessage, originSecret = ''): Record<string, string> {
  return { [viewerAddressHeader]: readViewerAddress(request.socket), [originSecretHeader]: originSecret };
}

async function runWithin(
  milliseconds: number,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  try {
    return await Promise.race([run(), limit]);
  } catch (error) {
    return error instanceof Error
      ? error
      : new Error('A function threw something that is not an error.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function sendOutcome(response: ServerResponse, requestId: string, outcome: Outcome): void {
  if (outcome === timedOut) return sendMessage(response, 503, 'Service Unavailable');
  if (outcome instanceof Error) {
    console.error(outcome);
    return sendMessage(response, 500, 'Internal Server Error');
  }
  if (Buffer.byteLength(outcome.body ?? '') > payloadLimit) return sendMessage(response, 500, 'Internal Server Error');
  sendResult(response, requestId, outcome);
}

/**
 * @param limit Maximum size in bytes.
 * @returns the request's body, or undefined if too large. The rest is still read, so that the client gets the response.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** Sends a function's result (payload format 2.0, structured) as an HTTP API does. */
function sendResult(response: ServerResponse, requestId: string, result: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8');
  const headers: OutgoingHttpHeaders = { 'content-type': 'text/plain;charset=UTF-8', 'apigw-requestid': requestId };
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  const status = result.statusCode ?? 200;
  if (result.cookies !== undefined) headers['set-cookie'] = result.cookies;
  if (status === 204 || status === 304) delete headers['content-type'];
  else headers['content-length'] = body.length;
  response.writeHead(status, headers).end(body);
}

/** Sends the gateway's own error response. */
function sendMessage(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message });
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}
