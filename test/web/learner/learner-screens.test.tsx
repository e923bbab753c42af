import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { avatarPictures } from '../../../web/src/components/avatars/avatar.tsx';
import { makeIndexedStore } from '../../../web/src/learner/study/outbox/indexed-store.ts';
import { openedPage } from '../../../web/src/lib/page/quiet-page.ts';
import { makeRunning, steps } from './study/support/make-study.ts';
import { FakeFamily } from './study/support/fake-family.ts';
import { startWithFreshDevice } from './study/support/fresh-device.ts';
import { makeJson } from '../support/fake-api.ts';
import { openApp } from '../support/open-app.tsx';

startWithFreshDevice();

const earnedCall = 'GET /api/streaks/learners/learner-of-user-learner/badges';

test('Streaks shows the earned badges below the calendar [streaks-badges-streaks-screen]', async () => {
  localStorage.setItem('flashspark.seen-badges.learner-of-user-learner', '["streak-3"]');
  const earned = [{ badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-03-01T10:00:00.000Z' }];
  new FakeFamily().connect({ [earnedCall]: makeJson(200, earned) });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Streaks' }));
  const badges = await screen.findByRole('region', { name: 'Badges' });
  expect(await within(badges).findByText('Little Spark')).toBeDefined();
});

test('Back leads from a session to the decks [study-back]', async () => {
  new FakeFamily().connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByText('Card 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Study' })).toBeDefined();
  expect(await screen.findByText('World capitals')).toBeDefined();
});

test('answers of earlier go out as soon as a session opens, in the first seconds of a page too', async () => {
  const { readAge } = openedPage;
  onTestFinished(() => void Object.assign(openedPage, { readAge }));
  openedPage.readAge = () => 0;
  const running = { ...makeRunning(3), userId: 'user-learner' };
  const [step] = steps(running, ['correct']);
  if (!step) throw new Error('There is no step.');
  await makeIndexedStore().saveSession(running);
  await makeIndexedStore().recordStep(step);
  const family = new FakeFamily();
  family.connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await screen.findByText('World capitals');
  expect(family.received).toEqual([]);
  await user.click(screen.getByText('World capitals'));
  await waitFor(() => expect(family.received).toHaveLength(1));
});

test('the profile shows the learner’s picture beside the name [profile-learner-profile-avatar]', async () => {
  new FakeFamily().connect();
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  const name = await screen.findByText('Emma');
  expect(name.closest('section')?.querySelector('img')?.getAttribute('src')).toBe(avatarPictures.fox);
});

test('an account that belongs to no learner shows nobody else’s profile [real-learner-profile-learner-linked-signed-in]', async () => {
  const family = new FakeFamily();
  const { learner: _none, ...stranger } = family.me;
  family.me = stranger;
  family.connect();
  openApp();
  expect(await screen.findByText('Ask your parent for a family code')).toBeDefined();
  expect(family.calls.map(({ path }) => path).filter((path) => path.includes('/learners/'))).toEqual([]);
});
