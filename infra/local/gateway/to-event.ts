import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteMatch, RoutePattern } from './match-route.ts';

/** Headers that the gateway removes: they concern the connection, or become `cookies`. */
const withheldHeaders = new Set(['connection', 'cookie', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Media types passed as text. All others, including form posts, are base64-encoded. */
const textMediaType = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))(?:;|$))/i;

export type EventSource = {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly match: RouteMatch<RoutePattern>;
  /** Headers that only the network in front of the functions may set. They replace the client's. */
  readonly trustedHeaders: Readonly<Record<string, string>>;
  readonly now: Date;
};

/**
 * Converts an HTTP request into an HTTP API event, payload format 2.0:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function toEvent({ request, body, match, trustedHeaders, now }: EventSource): APIGatewayProxyEventV2 {
  const { path, query } = splitTarget(request.url ?? '/');
  const headers = { ...joinHeaders(request.rawHeaders), ...trustedHeaders };
  const routeKey = `${match.route.method} ${match.route.path}`;
  const queryStringParameters = joinQuery(query);
  const cookies = splitCookies(request.headers.cookie);
  return {
    version: '2.0',
    routeKey,
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    headers,
    requestContext: describeRequest(request, routeKey, path, now),
    isBase64Encoded: false,
    ...(cookies.length > 0 && { cookies }),
    ...(Object.keys(queryStringParameters).length > 0 && { queryStringParameters }),
    ...(Object.keys(match.pathParameters).length > 0 && { pathParameters: { ...match.pathParameters } }),
    ...(body.length > 0 && encodeBody(body, headers['content-type'])),
  };
}

export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

function joinHeaders(rawHeaders: readonly string[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    const value = rawHeaders[index + 1] ?? '';
    const before = joined.get(name);
    if (!withheldHeaders.has(name)) joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

function joinQuery(query: string): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

function splitCookies(header: string | undefined): string[] {
  return (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '');
}

function encodeBody(body: Buffer, contentType = 'text/plain'): { body: string; isBase64Encoded: boolean } {
  const isText = textMediaType.test(contentType.trim());
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

function describeRequest(
  request: IncomingMessage,
  routeKey: string,
  path: string,
  now: Date,
): APIGatewayProxyEventV2['requestContext'] {
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: 'localhost',
    domainPrefix: 'localhost',
    http: {
      method: request.method ?? 'GET',
      path: decodeURIComponent(path),
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: removeIpv4Prefix(request.socket.remoteAddress ?? ''),
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: formatTime(now),
    timeEpoch: now.getTime(),
  };
}

/** Formats a time like API Gateway: `20/Nov/2026:22:53:34 +0000`. */
function formatTime(now: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(now.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

export function readViewerAddress(socket: Socket): string {
  return removeIpv4Prefix(socket.remoteAddress ?? '');
}

/** Removes the prefix of IPv4-mapped IPv6 addresses: `::ffff:127.0.0.1` becomes `127.0.0.1`. */
function removeIpv4Prefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
