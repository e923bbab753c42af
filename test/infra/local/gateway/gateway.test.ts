import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerHeaders } from '../../../../infra/cloudfront/security-headers.ts';
import { type GatewayOptions, payloadLimit } from '../../../../infra/local/gateway/gateway.ts';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';
import { sendRaw } from '../raw-request.ts';

type Handle = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const paths = [
  '/api/decks',
  '/api/decks/{deckId}',
  '/api/decks/{deckId}/cards/{cardId}',
  '/api/decks/{deckId}/cards/import',
];

let events: APIGatewayProxyEventV2[] = [];
let handle: Handle;
let server: LocalServer;

async function host(options: Partial<GatewayOptions> = {}): Promise<void> {
  const routes = paths.flatMap((path) =>
    ['GET', 'POST'].map((method) => ({
      method,
      path,
      handle: (event: APIGatewayProxyEventV2) => {
        events.push(event);
        return handle(event);
      },
    })),
  );
  server = await startLocalServer({ port: 0, routes, originSecret: 'secret of the network', ...options });
}

async function readEvent(target: string, options: Parameters<typeof sendRaw>[2] = {}): Promise<APIGatewayProxyEventV2> {
  await sendRaw(server.port, target, options);
  const event = events.at(-1);
  if (event === undefined) throw new Error('No function was called.');
  return event;
}

beforeEach(async () => {
  events = [];
  handle = () => Promise.resolve({ statusCode: 204 });
  await host();
});

afterEach(() => server.close());

describe('the event of a request', () => {
  test('names its format and its route', async () => {
    const event = await readEvent('/api/decks/d1');
    expect(event).toMatchObject({ version: '2.0', routeKey: 'GET /api/decks/{deckId}', rawPath: '/api/decks/d1' });
  });

  test('carries path parameters decoded, an encoded slash staying inside its own', async () => {
    const event = await readEvent('/api/decks/a%2Fb%23c/cards/%C3%A9');
    expect(event.pathParameters).toEqual({ deckId: 'a/b#c', cardId: 'é' });
    expect(event.rawPath).toBe('/api/decks/a/b#c/cards/é');
  });

  test('cuts a path parameter at a decoded question mark', async () => {
    expect((await readEvent('/api/decks/a%3Fb')).pathParameters).toEqual({ deckId: 'a' });
  });

  test('leaves out parameters, query, cookies and body that a request does not have', async () => {
    const event = await readEvent('/api/decks');
    for (const absent of ['pathParameters', 'queryStringParameters', 'cookies', 'body']) {
      expect(event).not.toHaveProperty(absent);
    }
    expect(event).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
  });

  test('keeps the query as sent and decodes it, a repeated name joined by commas', async () => {
    const event = await readEvent('/api/decks?tag=a%20b&tag=c&x=1+2&y=?');
    expect(event.rawQueryString).toBe('tag=a%20b&tag=c&x=1+2&y=?');
    expect(event.queryStringParameters).toEqual({ tag: 'a b,c', x: '1 2', y: '?' });
  });

  test('has header names in lower case, a repeated header joined by commas', async () => {
    const event = await readEvent('/api/decks', { headers: { 'X-One': 'A', 'X-Two': ['b', 'c'] } });
    expect(event.headers).toMatchObject({ 'x-one': 'A', 'x-two': 'b,c' });
  });

  test('moves cookies out of the headers into a list', async () => {
    const event = await readEvent('/api/decks', { headers: { cookie: 'a=1; b=2' } });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['application/json', '{"name":"é"}', false],
    ['application/json; charset=utf-8', '{}', false],
    ['text/csv', 'a,b', false],
    ['application/problem+json', '{}', false],
    ['application/x-www-form-urlencoded', 'a=b', true],
    ['application/octet-stream', '\u0001', true],
  ])('hands over a body of %s', async (contentType, body, isBase64Encoded) => {
    const event = await readEvent('/api/decks', { method: 'POST', headers: { 'content-type': contentType }, body });
    const expected = isBase64Encoded ? Buffer.from(body).toString('base64') : body;
    expect(event).toMatchObject({ body: expected, isBase64Encoded });
  });

  test('describes the request in its context', async () => {
    const { requestContext } = await readEvent('/api/decks/d1', { headers: { 'user-agent': 'a tablet' } });
    expect(requestContext).toMatchObject({
      http: {
        method: 'GET',
        path: '/api/decks/d1',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'a tablet',
      },
      routeKey: 'GET /api/decks/{deckId}',
      stage: '$default',
    });
    expect(requestContext.requestId).toMatch(/^[\w-]{20,}$/);
    expect(requestContext.time).toMatch(/^\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000$/);
    expect(Math.abs(requestContext.timeEpoch - Date.now())).toBeLessThan(60_000);
  });

  test('gives every request its own id', async () => {
    const first = await readEvent('/api/decks');
    const second = await readEvent('/api/decks');
    expect(first.requestContext.requestId).not.toBe(second.requestContext.requestId);
  });

  test('tells the address and the proof of the network, whatever the client claims', async () => {
    const claims = { 'x-viewer-address': '6.6.6.6:1', 'x-origin-secret': 'a guess' };
    const { headers } = await readEvent('/api/decks', { headers: claims });
    expect(headers['x-viewer-address']).toBe('127.0.0.1');
    expect(headers['x-origin-secret']).toBe('secret of the network');
  });
});

describe('choosing a route', () => {
  test('prefers a literal segment to a parameter', async () => {
    expect((await readEvent('/api/decks/d1/cards/import')).routeKey).toBe('GET /api/decks/{deckId}/cards/import');
  });

  test.each([
    ['GET', '/api/unknown'],
    ['DELETE', '/api/decks'],
    ['GET', '/api/decks/'],
    ['GET', '/api/decks/d1/cards'],
    ['OPTIONS', '/api/decks'],
  ])('answers %s %s with the gateway’s own 404', async (method, target) => {
    const answer = await sendRaw(server.port, target, { method });
    expect([answer.status, answer.body.toString()]).toEqual([404, '{"message":"Not Found"}']);
    expect(events).toEqual([]);
  });

  test('refuses a broken percent code', async () => {
    const answer = await sendRaw(server.port, '/api/decks/%E0%A4%A');
    expect([answer.status, answer.body.toString()]).toEqual([400, '{"message":"Bad Request"}']);
  });
});

describe('the answer', () => {
  test('is what the function returned: status, headers, cookies and body', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Count': 3 };
    handle = () => Promise.resolve({ statusCode: 201, headers, cookies: ['a=1', 'b=2'], body: '{"é":1}' });
    const answer = await sendRaw(server.port, '/api/decks');
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-count': '3',
      'set-cookie': ['a=1', 'b=2'],
      'content-length': '8',
    });
    expect(answer.body.toString()).toBe('{"é":1}');
  });

  test('decodes a base64 body', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    handle = () => Promise.resolve({ statusCode: 200, body: bytes.toString('base64'), isBase64Encoded: true });
    expect((await sendRaw(server.port, '/api/decks')).body).toEqual(bytes);
  });

  test('has no body and no type when it is 204', async () => {
    const answer = await sendRaw(server.port, '/api/decks');
    expect([answer.status, answer.body.length]).toEqual([204, 0]);
    expect(answer.headers).not.toHaveProperty('content-type');
  });

  test('carries the security headers of the network', async () => {
    const { headers } = await sendRaw(server.port, '/api/decks');
    expect(headers).toMatchObject(answerHeaders);
  });
});

describe('limits and failures', () => {
  const post = (size: number): ReturnType<typeof sendRaw> =>
    sendRaw(server.port, '/api/decks', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(size),
    });

  test('takes a body of exactly six megabytes', async () => {
    expect((await post(payloadLimit)).status).toBe(204);
  });

  test('refuses one byte more before it reaches a function', async () => {
    const answer = await post(payloadLimit + 1);
    expect([answer.status, answer.body.toString()]).toEqual([413, '{"message":"Request Entity Too Large"}']);
    expect(events).toEqual([]);
  });

  test('turns an answer over six megabytes into a 500', async () => {
    handle = () => Promise.resolve({ statusCode: 200, body: 'x'.repeat(payloadLimit + 1) });
    expect((await sendRaw(server.port, '/api/decks')).status).toBe(500);
  });

  test('answers 503 for a function that does not come back in time', async () => {
    await server.close();
    await host({ timeLimit: 20 });
    handle = () => new Promise(() => undefined);
    const answer = await sendRaw(server.port, '/api/decks');
    expect([answer.status, answer.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
  });

  test('answers 500 for a function that throws, without its words', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    handle = () => Promise.reject(new Error('the table is gone'));
    const answer = await sendRaw(server.port, '/api/decks');
    expect([answer.status, answer.body.toString()]).toEqual([500, '{"message":"Internal Server Error"}']);
    expect(log).toHaveBeenCalledOnce();
  });
});
