import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adoptSession, recordReviews } from '../../../../shared/routes/study.ts';
import { putPack, readKept } from '../../../../web/src/learner/offline/pack-store.ts';
import { loadSignOutCleanup } from '../../../../web/src/lib/account/session.ts';
import { makeIndexedStore } from '../../../../web/src/learner/study/outbox/indexed-store.ts';
import { makeJson, makeRefusal, type SeenCall } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';
import { FakeFamily } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makePack } from '../study/support/make-pack.ts';
import { now, user } from '../study/support/make-study.ts';

startWithFreshDevice();

async function openOffline(pack = makePack()) {
  vi.setSystemTime(now);
  const family = new FakeFamily();
  family.connect();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await putPack(user, pack, { mark: 0, keptAt: now.getTime() });
  return { family, person: openApp() };
}

async function answerAll(count: number) {
  for (let card = 0; card < count; card += 1) {
    fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  }
}

// First, because the server’s answer to another test’s app may come late and end the days.
test('what this device says by itself does not let the days of unsent answers begin anew; what the server says does', async () => {
  const key = `flashspark.unsent.${user}`;
  const since = new Date(now.getTime() - 20 * 86_400_000).toISOString();
  localStorage.setItem(key, since);
  const { family } = await openOffline();
  expect(await screen.findByText(/You’re offline. You can still study/)).toBeDefined();
  // Once this module is loaded, any code that would delete the entry has run.
  await loadSignOutCleanup();
  await vi.waitFor(() => expect(screen.getByText('day streak')).toBeDefined());
  expect(localStorage.getItem(key)).toBe(since);
  family.connect({ 'GET /api/home': makeJson(200, makePack().home) });
  openApp();
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('without a connection the app opens cold: Home, the streak that goes on, today’s cards to the end, and the same again after', async () => {
  const { family, person } = await openOffline();
  expect(await screen.findByText(/You’re offline. You can still study/)).toBeDefined();
  expect(screen.getByText('day streak').parentElement?.textContent?.trim()).toBe('4 day streak');
  await person.click(screen.getByRole('button', { name: 'Start 3 cards today' }));
  await answerAll(3);
  expect(await screen.findByRole('heading', { name: 'Done for today! Wow, every single one!' })).toBeDefined();
  expect(screen.getByText('Your streak went up from 4 to 5 days.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await person.click(await screen.findByRole('button', { name: 'Home' }));
  expect(await screen.findByRole('button', { name: /Done for today/ })).toBeDefined();
  expect(screen.getByText('day streak').parentElement?.textContent?.trim()).toBe('5 day streak');
  expect(family.received).toEqual([]);
  expect(await makeIndexedStore().listEntries(user)).toHaveLength(4);
});

test('when the connection is back the server hears of the session first, then of its answers; what it took stays counted here', async () => {
  const calls: SeenCall[] = [];
  const note = (answer: unknown) => (call: SeenCall) => {
    calls.push(call);
    return makeJson(200, answer);
  };
  const { family, person } = await openOffline();
  await person.click(await screen.findByRole('button', { name: 'Start 3 cards today' }));
  await answerAll(1);
  const [first] = await makeIndexedStore().listEntries(user);
  const id = first?.sessionId ?? '';
  const receipt = (call: SeenCall) => {
    const { reviews } = recordReviews.body.parse(call.body);
    return { accepted: 1, cards: [], results: reviews.map((one) => ({ ...one, result: 'stored' })) };
  };
  family.connect({
    [`PUT /api/sessions/${id}`]: note({}),
    [`POST /api/sessions/${id}/reviews`]: (call) => note(receipt(call))(call),
  });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  const [opening, reviews] = calls;
  expect(adoptSession.body.parse(opening?.body)).toMatchObject({ mode: 'due', startedAt: now.toISOString() });
  expect(recordReviews.body.parse(reviews?.body).reviews).toHaveLength(1);
  await vi.waitFor(async () => expect((await readKept(user)).taken).toHaveLength(1));
  await answerAll(1);
  await vi.waitFor(async () => expect(await makeIndexedStore().listEntries(user)).toHaveLength(1));
  expect((await makeIndexedStore().listEntries(user))[0]?.work).not.toHaveProperty('opening');
});

test('a session that the server refuses loses no answer: it is kept on this device, and told with its reason', async () => {
  const { family, person } = await openOffline();
  await person.click(await screen.findByRole('button', { name: 'Start 3 cards today' }));
  await answerAll(2);
  const id = (await makeIndexedStore().listEntries(user))[0]?.sessionId ?? '';
  family.connect({
    [`PUT /api/sessions/${id}`]: makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/2 answers couldn’t be saved. We couldn’t find this/)).toBeDefined();
  expect(await makeIndexedStore().listEntries(user)).toHaveLength(2);
});

test('a server that takes too long is not waited for: what this device has shows after four seconds, and what the server says when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.setSystemTime(now);
  new FakeFamily().connect();
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/home'
      ? (await promise).clone()
      : makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  );
  await putPack(user, makePack(), { mark: 0, keptAt: now.getTime() });
  openApp();
  expect(await screen.findByText(/You’re offline/, {}, { timeout: 6_000 })).toBeDefined();
  const streakShown = () => screen.getByText('day streak').parentElement?.textContent?.trim();
  expect(streakShown()).toBe('4 day streak');
  const { home } = makePack();
  const streak = { currentStreak: 9, longestStreak: 9, totalActiveDays: 9 };
  await act(async () => resolve(makeJson(200, { ...home, streak })));
  await vi.waitFor(() => expect(streakShown()).toBe('9 day streak'));
}, 15_000);

test('a quiz needs a connection, and says so; a deck that is not on this device too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person } = await openOffline();
  await person.click(await screen.findByRole('button', { name: /Take a Quiz/ }));
  expect(await screen.findByText('Quizzes need a connection')).toBeDefined();
});

test('the badges show without a connection, with those of a streak that goes on here', async () => {
  const pack = makePack();
  const streak = { streakLength: 6, longestStreak: 6, totalActiveDays: 6, lastActiveDate: '2026-03-01' };
  const { person } = await openOffline({ ...pack, ...(pack.study && { study: { ...pack.study, streak } }) });
  await person.click(await screen.findByRole('button', { name: 'Badges' }));
  const earned = async () =>
    within(await screen.findByRole('region', { name: 'Earned' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const first = 'Little SparkStudy 3 days in a row.Earned on February 28';
  expect(await earned()).toEqual([first]);
  expect(screen.getByText('8 more days in a row')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Home' }));
  await person.click(await screen.findByRole('button', { name: 'Start 3 cards today' }));
  await answerAll(3);
  await person.click(await screen.findByRole('button', { name: 'Done' }));
  await person.click(await screen.findByRole('button', { name: 'Badges' }));
  const second = 'Rainbow WeekStudy a whole week in a row.Earned on March 2';
  await vi.waitFor(async () => expect(await earned()).toEqual([first, second]));
});

test('a pack of an earlier release opens Home as before; its badges need a connection', async () => {
  const { study, ...pack } = makePack();
  const { earned: _, ...older } = study ?? {};
  const { person } = await openOffline({ ...pack, study: older as typeof study });
  expect(await screen.findByRole('button', { name: 'Start 3 cards today' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Badges' }));
  expect(await screen.findByText('Failed to load your badges')).toBeDefined();
});
