import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LoadingScreen } from '../../../web/src/app/full-screen.tsx';
import { readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();

test('says that it loads while the session is being read [root-loading-screen-while-session-loads, root-loading-flashspark, state-session-states-loading]', async () => {
  fakeApi({ 'GET /api/me': 'never' });
  startSession(makeSession('parent'));
  openApp();
  expect((await screen.findByRole('status')).textContent).toBe('Loading Flashspark...');
});

test('what stands on the page until then is the same, so that nothing moves', async () => {
  const [written = ''] = /<main id="opening".*<\/main>/s.exec(readFileSync('web/index.html', 'utf8')) ?? [];
  // Only the static page has this alert. It is shown when the app itself fails to load.
  const alert = /<p id="not-opened".*?<\/p>/s;
  expect(written).toMatch(alert);
  document.body.append(Object.assign(document.createElement('main'), { id: 'opening' }));
  const [drawn] = /<main.*/.exec(renderToStaticMarkup(<LoadingScreen />)) ?? [];
  expect(drawn).toBe(written.replace(alert, '').replaceAll(' />', '/>').replaceAll(/>\s+</g, '><'));
});

test('later it waits a moment, so that what is fast never flashes', () => {
  const { container } = render(<LoadingScreen />);
  expect(container.firstElementChild?.hasAttribute('data-waits')).toBe(true);
});

test('shows sign-in when nobody is signed in, without asking the server who it is [root-signed-out-sees-sign-in, state-session-states-signed-out]', async () => {
  const calls = fakeApi({});
  openApp();
  await screen.findByRole('button', { name: 'Sign In' });
  expect(calls.map((call) => call.path)).not.toContain('/api/me');
});

test('a session that the server refuses leads to sign-in', async () => {
  fakeApi({ 'GET /api/me': makeRefusal(401, 'not-signed-in', 'You are not signed in any more.') });
  startSession(makeSession('parent'));
  openApp();
  expect(await screen.findByText(/^You’ve been signed out/)).toBeDefined();
  expect(readSession()).toBeUndefined();
});

test('an unreachable server signs nobody out: Retry opens the account once it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isBack = false;
  const calls = fakeApi({
    'GET /api/me': () => (isBack ? makeJson(200, makeMe('parent')) : new TypeError('Failed to fetch')),
  });
  startSession(makeSession('parent'));
  const user = openApp();
  await screen.findByText(/You seem to be offline/);
  expect(readSession()).toBeDefined();
  isBack = true;
  const retry = screen.getByRole('button', { name: 'Retry' });
  await user.click(retry);
  await waitFor(() => expect(retry.isConnected).toBe(false));
  expect(calls.filter((call) => call.path === '/api/me').length).toBeGreaterThanOrEqual(2);
});

test('a child whose family took its consent back sees who can help, and goes on once somebody agreed', async () => {
  let isAgreed = false;
  const refusal = () => makeRefusal(409, 'consent-needed', 'Please first read what we store.');
  const me = { ...makeMe('learner'), learner: { id: 'H1-L1', householdId: 'H1', name: 'Emma' } } as const;
  fakeApi({
    'GET /api/home': () => (isAgreed ? makeJson(200, { me }) : refusal()),
    'GET /api/me': () => makeJson(200, me),
  });
  startSession(makeSession('learner'));
  const user = openApp();
  expect(await screen.findByRole('heading', { name: 'Ask your grown-up to open Flashspark' })).toBeDefined();
  expect(screen.queryByText('Hi Emma')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ask your grown-up to open Flashspark' })).toBeDefined();
  isAgreed = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hi Emma')).toBeDefined();
  expect(readSession()).toBeDefined();
});

test('the days of unsent answers run on until the server says that the family agrees', async () => {
  let home = () => makeRefusal(409, 'consent-needed', 'Please first read what we store.');
  const me = { ...makeMe('learner'), learner: { id: 'H1-L1', householdId: 'H1', name: 'Emma' } } as const;
  fakeApi({ 'GET /api/home': () => home(), 'GET /api/me': () => makeJson(200, me) });
  const session = makeSession('learner');
  startSession(session);
  const key = `flashspark.unsent.${session.user.id}`;
  localStorage.setItem(key, '2026-01-01T00:00:00.000Z');
  const user = openApp();
  await screen.findByRole('heading', { name: 'Ask your grown-up to open Flashspark' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Ask your grown-up to open Flashspark' });
  expect(localStorage.getItem(key)).toBe('2026-01-01T00:00:00.000Z');
  home = () => makeJson(200, { me });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hi Emma');
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('of a learner who was erased meanwhile nothing stays in the browser but the session', async () => {
  fakeApi({ 'GET /api/home': makeJson(200, { me: makeMe('learner') }) });
  const session = makeSession('learner');
  startSession(session);
  const ofLearner = [`flashspark.quiz.${session.user.id}.A1`, `flashspark.unsent.${session.user.id}`];
  for (const key of ofLearner) localStorage.setItem(key, '2026-01-01T00:00:00.000Z');
  openApp();
  await waitFor(() => expect(ofLearner.map((key) => localStorage.getItem(key))).toEqual([null, null]));
  expect(readSession()).toBeDefined();
});

test('a grown-up who is refused for want of consent stays where they are', async () => {
  fakeApi({ 'GET /api/me': makeRefusal(409, 'consent-needed', 'Please first read what we store.') });
  startSession(makeSession('parent'));
  openApp();
  expect(await screen.findByText(/Please first read what we store/)).toBeDefined();
  expect(screen.queryByText('Ask your grown-up to open Flashspark')).toBeNull();
});

test('signing out in another tab signs out here', async () => {
  fakeApi({ 'GET /api/me': 'never' });
  startSession(makeSession('parent'));
  openApp();
  await screen.findByText('Loading Flashspark...');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'flashspark.token' }));
  });
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
});
