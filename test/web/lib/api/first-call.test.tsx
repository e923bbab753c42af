import { beforeEach, expect, test, vi } from 'vitest';
import { getHome } from '../../../../shared/routes/home.ts';
import { callRoute } from '../../../../web/src/lib/api/api-client.ts';
import { beginFirstCall } from '../../../../web/src/lib/api/first-call.ts';
import { readSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { makeSession } from '../../support/people.ts';

const home = { me: { id: 'emma' } };

beforeEach(() => {
  startSession(makeSession('learner'));
});

test('what begins before the app is there is taken over by it: one call, with the token of whoever is signed in', async () => {
  const calls = fakeApi({ 'GET /api/home': makeJson(200, home) });
  beginFirstCall();
  expect(await callRoute(getHome, {})).toEqual(home);
  expect(calls).toMatchObject([{ path: '/api/home', authorization: `Bearer ${readSession()?.token}` }]);
  await callRoute(getHome, {});
  expect(calls).toHaveLength(2);
});

test('its failure is told like any other, and the next try is a call of its own', async () => {
  let isThere = false;
  fakeApi({ 'GET /api/home': () => (isThere ? makeJson(200, home) : new TypeError('no route to host')) });
  beginFirstCall();
  await expect(callRoute(getHome, {})).rejects.toMatchObject({ code: 'unreachable' });
  isThere = true;
  expect(await callRoute(getHome, {})).toEqual(home);
});

test('a call that began too long ago is said to take too long, so nobody waits for two more', async () => {
  fakeApi({ 'GET /api/home': () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')) });
  beginFirstCall();
  await expect(callRoute(getHome, {})).rejects.toMatchObject({ code: 'timed-out' });
});

test('a refused token ends the session, as with every call', async () => {
  fakeApi({ 'GET /api/home': makeRefusal(401, 'not-signed-in', 'Please sign in.') });
  beginFirstCall();
  await expect(callRoute(getHome, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(readSession()).toBeUndefined();
});

test('what was asked for one person is never told to the next, and what is old to nobody', async () => {
  const calls = fakeApi({ 'GET /api/home': makeJson(200, home) });
  beginFirstCall();
  startSession({ ...makeSession('learner'), token: 'the-next-one' });
  await callRoute(getHome, {});
  expect(calls.map(({ authorization }) => authorization)).toContain('Bearer the-next-one');
  beginFirstCall();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  await callRoute(getHome, {});
  expect(calls).toHaveLength(4);
});
