// @vitest-environment jsdom
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineRoute } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../../../web/src/lib/api/api-client.ts';
import { ApiError } from '../../../../web/src/lib/api/api-error.ts';
import { firstPause, forgetOpenKeys, pickPause } from '../../../../web/src/lib/api/repeat-call.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { answersInSequence } from '../../parent/assign/support/in-turn.ts';
import { makeSession } from '../../support/people.ts';

const makeThing = defineRoute({
  id: 'things/make-thing',
  method: 'POST',
  path: '/api/things',
  childData: 'none',
  access: { kind: 'account' },
  body: z.strictObject({ name: z.string() }),
  response: z.object({ name: z.string() }),
  status: 201,
  repeatable: 'by-key',
});

/** The same route, but not repeatable: it must not be sent twice. */
const { repeatable: _none, ...countThing } = makeThing;

const call = 'POST /api/things';
const made = makeJson(201, { name: 'Ball' });
const cutOff = new TypeError('Failed to fetch');
const broken = new Response('<h1>502</h1>', { status: 502 });

/** Read outside of a test, because each test of a page starts with a shorter one. */
const pauseOfTheProduct = firstPause.ms;

let thing = 0;
/** Makes each test's call unique, so that a call left open by one test does not affect the next. */
const newThing = () => ({ body: { name: `Thing ${(thing += 1)}` } });

beforeEach(() => {
  localStorage.clear();
  firstPause.ms = pauseOfTheProduct;
  vi.useFakeTimers();
  startSession(makeSession('parent'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes the call while the clock advances, and returns the answer or the error. */
async function make(parts = newThing()) {
  const outcome = callRoute(makeThing, parts).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return await outcome;
}

describe('a call that makes something', () => {
  test('carries a key of its own for each action', async () => {
    const calls = fakeApi({ [call]: made });
    const parts = newThing();
    await make(parts);
    await make(parts);
    const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{1,64}$/);
  });

  test.each([
    ['the connection was cut off', cutOff],
    ['the gateway had no answer', broken],
    ['the server was busy', makeRefusal(503, 'unavailable', 'Busy.')],
    ['the server took too long', new Response('', { status: 504 })],
  ])('is repeated with the same key when %s', async (_, failure) => {
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(failure, failure, made) });
    expect(await make()).toEqual({ name: 'Ball' });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('is repeated after a time-out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(cutOff, made) });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await make()).toEqual({ name: 'Ball' });
    expect(calls).toHaveLength(2);
  });

  test('fails after the third try, with the reason of the last one', async () => {
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(cutOff, cutOff, broken) });
    expect(await make()).toMatchObject({ code: 'gateway', status: 502 });
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['refuses', makeRefusal(409, 'conflict', 'Somebody changed this.')],
    ['asks to wait', makeRefusal(429, 'too-many-calls', 'So much at once.', { 'retry-after': '1' })],
    ['fails by itself', makeRefusal(500, 'internal', 'Something went wrong.')],
    ['is busy for longer than somebody waits', makeRefusal(503, 'unavailable', 'Busy.', { 'retry-after': '60' })],
  ])('is not repeated by itself when the server %s', async (_, answer) => {
    const calls = fakeApi({ [call]: answer });
    expect(await make()).toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(1);
  });

  test('says at once that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = fakeApi({ [call]: cutOff });
    expect(await make()).toMatchObject({ code: 'offline' });
    expect(calls).toHaveLength(1);
  });

  test('waits as long as the server asks', async () => {
    const calls = fakeApi({
      [call]: answersInSequence<Response | Error>(
        makeRefusal(503, 'unavailable', 'Busy.', { 'retry-after': '3' }),
        made,
      ),
    });
    const outcome = callRoute(makeThing, newThing());
    await vi.advanceTimersByTimeAsync(2_900);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toHaveLength(2);
    await outcome;
  });
});

describe('pressing again', () => {
  const keysOf = (calls: ReturnType<typeof fakeApi>) => new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size;

  test('goes on with the same action while nobody knows whether it worked', async () => {
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(cutOff, cutOff, cutOff, made) });
    const parts = newThing();
    await make(parts);
    expect(await make(parts)).toEqual({ name: 'Ball' });
    expect(keysOf(calls)).toBe(1);
  });

  test('is a new action once what an earlier one may have made was taken back', async () => {
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(cutOff, cutOff, cutOff, made) });
    const parts = newThing();
    await make(parts);
    forgetOpenKeys('things/other');
    forgetOpenKeys(makeThing.id);
    expect(await make(parts)).toEqual({ name: 'Ball' });
    expect(keysOf(calls)).toBe(2);
  });

  test('is a new action after a refusal, with other words, and for somebody else', async () => {
    const refusal = makeRefusal(409, 'conflict', 'No.');
    const calls = fakeApi({ [call]: answersInSequence<Response | Error>(refusal, cutOff, cutOff, cutOff, made) });
    const parts = newThing();
    await make(parts);
    await make(parts);
    await make({ body: { name: `${parts.body.name}!` } });
    startSession(makeSession('admin'));
    await make(parts);
    expect(keysOf(calls)).toBe(4);
  });
});

test('what carries no key goes out once', async () => {
  const calls = fakeApi({ [call]: cutOff });
  await expect(callRoute(countThing, newThing())).rejects.toMatchObject({ code: 'unreachable' });
  expect(calls).toMatchObject([{ idempotencyKey: undefined }]);
});

test('the waits double up to eight seconds, and are never shorter than the server asks', () => {
  expect([0, 1, 2, 3, 4, 9].map((failures) => pickPause(failures, undefined))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000,
  ]);
  const busy = new ApiError({ status: 503, code: 'unavailable', message: 'Busy.', retryAfterSeconds: 3 });
  expect([0, 3].map((failures) => pickPause(failures, busy))).toEqual([3_000, 4_000]);
});
