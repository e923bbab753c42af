import { expect, test, vi } from 'vitest';
import { signOut } from '../../../../web/src/lib/account/account.tsx';
import { readSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { makeSession } from '../../support/people.ts';

test('signing out tells the server with the old token and forgets it at once', async () => {
  const calls = fakeApi({ 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  startSession(makeSession('parent'));
  signOut();
  expect(readSession()).toBeUndefined();
  await vi.waitFor(() =>
    expect(calls).toEqual([
      { method: 'POST', path: '/api/auth/logout', authorization: 'Bearer token-of-parent', body: undefined },
    ]),
  );
  vi.unstubAllGlobals();
});

test('signing out works where the device is full, and the server is told', async () => {
  const calls = fakeApi({ 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  startSession(makeSession('parent'));
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  signOut();
  expect(readSession()).toBeUndefined();
  await vi.waitFor(() => expect(calls).toMatchObject([{ authorization: 'Bearer token-of-parent' }]));
  store.mockRestore();
  vi.unstubAllGlobals();
});

test('signing out works without a connection', () => {
  fakeApi({ 'POST /api/auth/logout': new TypeError('Failed to fetch') });
  startSession(makeSession('parent'));
  signOut();
  expect(readSession()).toBeUndefined();
  vi.unstubAllGlobals();
});
