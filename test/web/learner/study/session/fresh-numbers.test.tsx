import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson } from '../../../support/fake-api.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

const streakPath = '/api/streaks/learners/learner-of-user-learner';
const homeCalls = [`GET ${streakPath}`, 'GET /api/decks', 'GET /api/assignments?learnerId=learner-of-user-learner'];

test('going back and forth between the tabs asks for nothing twice', async () => {
  const family = new FakeFamily();
  family.connect();
  const user = openApp();
  for (const tab of ['Study', 'Home', 'Streaks', 'Home']) {
    await user.click(await screen.findByRole('button', { name: tab }));
  }
  expect(await screen.findByText('day streak')).toBeDefined();
  expect(homeCalls.map((call) => family.seen(call).length)).toEqual([1, 1, 1]);
});

test('after an answer Home shows the streak of now, and reads anew once what an answer changes', async () => {
  const family = new FakeFamily();
  family.session = makeOpenSession(1);
  family.connect({
    [`GET ${streakPath}`]: () =>
      makeJson(200, { currentStreak: family.received.length === 0 ? 4 : 5, longestStreak: 8, totalActiveDays: 9 }),
  });
  const user = openApp();
  expect((await screen.findByText('day streak')).parentElement?.textContent).toContain('4');
  await user.click(screen.getByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: '2' });
  await waitFor(() => expect(family.completions).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Home' }));
  await waitFor(() => expect(screen.getByText('day streak').parentElement?.textContent).toContain('5'));
  // The child has no assignments, so an answer cannot complete one, and assignments are not refetched.
  expect(homeCalls.map((call) => family.seen(call).length)).toEqual([2, 2, 1]);
});
