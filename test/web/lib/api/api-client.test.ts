// @vitest-environment jsdom
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defineRoute } from '../../../../shared/routes/define-route.ts';
import { callAllPages, callRoute } from '../../../../web/src/lib/api/api-client.ts';
import type { ApiError } from '../../../../web/src/lib/api/api-error.ts';
import { noteLanguage, readSession, readSessionEnd, startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { makeSession } from '../../support/people.ts';

const updateThing = defineRoute({
  id: 'things/update-thing',
  method: 'PATCH',
  path: '/api/boxes/{boxId}/things/{thingId}',
  childData: 'none',
  access: { kind: 'account' },
  params: z.strictObject({ boxId: z.string(), thingId: z.string() }),
  query: z.strictObject({ loud: z.optional(z.boolean()), day: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string() }),
  response: z.object({ name: z.string() }),
  status: 200,
});

const listThings = defineRoute({
  id: 'things/list-things',
  method: 'GET',
  path: '/api/things',
  childData: 'none',
  access: { kind: 'account' },
  response: z.array(z.number()),
  status: 200,
  paged: true,
});

const removeThings = defineRoute({
  id: 'things/remove-things',
  method: 'DELETE',
  path: '/api/things',
  childData: 'none',
  access: { kind: 'account' },
  status: 204,
});

const storeFile = defineRoute({
  id: 'things/store-file',
  method: 'POST',
  path: '/api/files',
  childData: 'none',
  access: { kind: 'account' },
  upload: { types: ['image/png'], maxBytes: 100 },
  response: z.object({ id: z.string() }),
  status: 201,
});

const getFile = defineRoute({
  id: 'things/get-file',
  method: 'GET',
  path: '/api/files/f1',
  childData: 'none',
  access: { kind: 'account' },
  download: true,
  status: 200,
});

async function catchError(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: ApiError) => error,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('carries a file as it is, under its own type, and brings one as it was', async () => {
    const sent: RequestInit[] = [];
    const answers = [makeJson(201, { id: 'f1' }), new Response('bytes', { headers: { 'content-type': 'image/png' } })];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(init);
      return Promise.resolve(answers.shift());
    });
    const file = new Blob(['bytes'], { type: 'image/png' });
    expect(await callRoute(storeFile, { body: file })).toEqual({ id: 'f1' });
    expect(sent[0]?.body).toBe(file);
    expect(sent[0]?.headers).toMatchObject({ 'content-type': 'image/png' });
    const brought = await callRoute(getFile, {});
    expect([brought.type, await brought.text()]).toEqual(['image/png', 'bytes']);
    // After signing out, no copy may remain in the HTTP cache.
    expect(sent[1]?.cache).toBe('no-store');
  });

  test('fills the path, leaves out what is undefined, and sends the token', async () => {
    startSession(makeSession('parent'));
    const calls = fakeApi({ 'PATCH /api/boxes/a%2Fb/things/t1?loud=true': makeJson(200, { name: 'Ball' }) });
    const answer = await callRoute(updateThing, {
      params: { boxId: 'a/b', thingId: 't1' },
      query: { loud: true, day: undefined },
      body: { name: 'Ball' },
    });
    expect(answer).toEqual({ name: 'Ball' });
    expect(calls).toEqual([
      {
        method: 'PATCH',
        path: '/api/boxes/a%2Fb/things/t1?loud=true',
        authorization: 'Bearer token-of-parent',
        body: { name: 'Ball' },
      },
    ]);
  });

  test('without an answer to read gives undefined', async () => {
    fakeApi({ 'DELETE /api/things': new Response(null, { status: 204 }) });
    await expect(callRoute(removeThings, {})).resolves.toBeUndefined();
  });

  test('of a list follows the next pages to the end, on this origin only', async () => {
    const link = (address: string) => ({ link: `<${address}>; rel="next"` });
    fakeApi({
      'GET /api/things': makeJson(200, [1, 2], link('/api/things?cursor=c2')),
      'GET /api/things?cursor=c2': makeJson(200, [3], link('https://elsewhere.example/api/things?cursor=c3')),
      'GET /api/things?cursor=c3': makeJson(200, [4], link('https://elsewhere.example/other')),
    });
    await expect(callAllPages(listThings, {})).resolves.toEqual([1, 2, 3, 4]);
  });
});

describe('a failed call says why', () => {
  const cases = [
    {
      name: 'the server refuses',
      answer: makeRefusal(409, 'email-taken', 'Taken.'),
      code: 'email-taken',
      message: 'Taken.',
    },
    {
      name: 'the gateway has no such route',
      answer: makeJson(404, { message: 'Not Found' }),
      code: 'gateway',
      message: /can’t answer right now/,
    },
    {
      name: 'the gateway is down',
      answer: new Response('<h1>502</h1>', { status: 502 }),
      code: 'gateway',
      message: /can’t answer right now/,
    },
    {
      name: 'a hotel’s page refuses',
      answer: new Response('<html>', { status: 403 }),
      code: 'not-understood',
      message: /Wi-Fi may need a sign-in/,
    },
    {
      name: 'a hotel’s page answers',
      answer: new Response('<html>', { status: 200 }),
      code: 'not-understood',
      message: /Wi-Fi may need a sign-in/,
    },
    {
      name: 'nothing is reached',
      answer: new TypeError('Failed to fetch'),
      code: 'unreachable',
      message: /couldn’t reach Flashspark/,
    },
  ];
  test.each(cases)('when $name', async ({ answer, code, message }) => {
    fakeApi({ 'GET /api/things': answer });
    const error = await catchError(callRoute(listThings, {}));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  test('when the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi({ 'GET /api/things': new TypeError('Failed to fetch') });
    const error = await catchError(callRoute(listThings, {}));
    expect(error).toMatchObject({ code: 'offline', status: 0, isPassing: true });
    expect(error.message).toMatch(/seem to be offline/);
  });

  test('when no answer comes in time', async () => {
    fakeApi({ 'GET /api/things': 'never' });
    const error = await catchError(callRoute(listThings, {}, { timeoutMs: 1 }));
    expect(error).toMatchObject({ code: 'timed-out', message: 'This is taking too long. Try again.' });
  });

  test.each([
    ['1', '1 second'],
    ['40', '40 seconds'],
    ['90', '2 minutes'],
    ['301', '6 minutes'],
  ])('when there were too many tries: Retry-After %s means %s', async (header, wait) => {
    fakeApi({ 'GET /api/things': makeRefusal(429, 'too-many-attempts', 'Too many tries.', { 'retry-after': header }) });
    const error = await catchError(callRoute(listThings, {}));
    expect(error.message).toBe(`Too many tries. Try again in ${wait}.`);
    expect(error.retryAfterSeconds).toBe(Number(header));
  });

  test('with the fields and the request id of the answer', async () => {
    fakeApi({
      'GET /api/things': makeJson(400, {
        error: 'No.',
        code: 'invalid-input',
        fields: { name: 'Too long.' },
        requestId: 'r-1',
      }),
    });
    const error = await catchError(callRoute(listThings, {}));
    expect(error).toMatchObject({ status: 400, fields: { name: 'Too long.' }, requestId: 'r-1', isPassing: false });
  });
});

describe('a refused token', () => {
  const refused = makeRefusal(401, 'not-signed-in', 'You’ve been signed out. Please sign in again.');

  test('ends the session', async () => {
    startSession(makeSession('parent'));
    fakeApi({ 'GET /api/things': refused });
    await catchError(callRoute(listThings, {}));
    expect(readSession()).toBeUndefined();
    expect(readSessionEnd()).toBe('expired');
  });

  test('ends the session also when its account changed while the call was under way', async () => {
    startSession(makeSession('parent'));
    fakeApi({
      'GET /api/things': () => {
        noteLanguage('token-of-parent', 'de');
        return refused;
      },
    });
    await catchError(callRoute(listThings, {}));
    expect(readSession()).toBeUndefined();
  });

  test('leaves a session alone that began while the call was under way', async () => {
    startSession(makeSession('parent'));
    fakeApi({
      'GET /api/things': () => {
        startSession(makeSession('learner'));
        return refused;
      },
    });
    await catchError(callRoute(listThings, {}));
    expect(readSession()?.token).toBe('token-of-learner');
  });

  test('is not what wrong credentials are', async () => {
    startSession(makeSession('parent'));
    fakeApi({ 'GET /api/things': makeRefusal(401, 'wrong-credentials', 'That email or password isn’t right.') });
    await catchError(callRoute(listThings, {}));
    expect(readSession()).toBeDefined();
  });
});

test('a call given up by its caller fails as given up, not as timed out', async () => {
  fakeApi({ 'GET /api/things': 'never' });
  const controller = new AbortController();
  const failure = catchError(callRoute(listThings, {}, { signal: controller.signal }));
  controller.abort();
  expect((await failure).name).not.toBe('ApiError');
});
