import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordReviews } from '../../../../shared/routes/study.ts';
import { putPack, readKept } from '../../../../web/src/learner/offline/pack-store.ts';
import { makeIndexedStore } from '../../../../web/src/learner/study/outbox/indexed-store.ts';
import { forgetDevice, keepDevice, keepPinHolder } from '../../../../web/src/lib/device/family-device.ts';
import { makeJson, type SeenCall } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';
import { FakeFamily } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { makePack } from '../study/support/make-pack.ts';
import { makeRunning, now, steps, user as child } from '../study/support/make-study.ts';

startWithFreshDevice();

let family: FakeFamily;

beforeEach(() => {
  vi.setSystemTime(now);
  family = new FakeFamily();
  // A child who is signed in on a family device has no email.
  const { email: _, ...me } = family.me;
  family.me = me;
  keepDevice('household-1-D1.secret');
  keepPinHolder('parent-1', 4);
});

afterEach(forgetDevice);

let user: ReturnType<typeof openApp>;
const press = async (name: string) => await user.click(await screen.findByRole('button', { name }));

test.each(['Change', 'I’m a grown-up'])(
  'a child who presses %s without a connection stays signed in, keeps its cards, and reads why',
  async (name) => {
    family.connect();
    await putPack(child, makePack(), { mark: 0, keptAt: now.getTime() });
    user = openApp();
    await screen.findByRole('button', { name });
    vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')));
    await press(name);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This needs a connection');
    await press('Stay');
    expect(localStorage.getItem('flashspark.token')).not.toBeNull();
    expect((await readKept(child)).pack).toBeDefined();
    await press('Study');
    expect(await screen.findByText('World capitals')).toBeTruthy();
  },
);

test('a child who goes on to study while it is being signed out is not sent away in the middle of a card', async () => {
  const running = { ...makeRunning(3), userId: 'user-learner' };
  const store = makeIndexedStore();
  await store.saveSession(running);
  for (const step of steps(running, ['correct'])) await store.recordStep(step);
  const sent = Promise.withResolvers<void>();
  const saved = vi.fn(async ({ body }: SeenCall) => {
    await sent.promise;
    const { reviews } = recordReviews.body.parse(body);
    return makeJson(200, {
      accepted: reviews.length,
      results: reviews.map(({ id, cardId }) => ({ id, cardId, result: 'stored' })),
      cards: [],
    });
  });
  family.connect({ 'POST /api/sessions/session-1/reviews': saved });
  user = openApp();
  await press('I’m a grown-up');
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  await press('Study');
  await user.click(await screen.findByText('World capitals'));
  await screen.findByText(/Card \d of 3/);
  sent.resolve();
  await vi.waitFor(async () => expect(await store.listEntries('user-learner')).toEqual([]));
  await press('Show Answer');
  expect(await screen.findByRole('button', { name: 'Correct' })).toBeTruthy();
  expect(localStorage.getItem('flashspark.token')).not.toBeNull();
});

test.each([
  ['Change', 'I’m a grown-up', 'Welcome back'],
  ['I’m a grown-up', 'Change', 'Who is learning?'],
])('pressing %s and then %s, while the first still asks, ends where the second says', async (first, second, title) => {
  const asking: PromiseWithResolvers<void>[] = [];
  family.connect({
    'POST /api/devices/learners': async () => {
      const asked = Promise.withResolvers<void>();
      asking.push(asked);
      await asked.promise;
      return makeJson(200, { householdName: 'Smith Family', learners: [] });
    },
  });
  user = openApp();
  await press(first);
  await vi.waitFor(() => expect(asking).toHaveLength(1));
  await press(second);
  await vi.waitFor(() => expect(asking).toHaveLength(2));
  asking[0]?.resolve();
  expect(await screen.findByRole('button', { name: first }), 'the first gives way').toBeTruthy();
  asking[1]?.resolve();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  // What the device kept of the child is still being deleted then. It would take what the next test keeps.
  await vi.waitFor(() => expect(localStorage.getItem('flashspark.forgetting')).toBeNull());
});
