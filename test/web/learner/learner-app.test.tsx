import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeFamily } from './study/support/fake-family.ts';
import { startWithFreshDevice } from './study/support/fresh-device.ts';
import { openApp } from '../support/open-app.tsx';

startWithFreshDevice();

async function openLearner() {
  const family = new FakeFamily();
  family.connect();
  const user = openApp();
  await screen.findByRole('heading', { name: 'Hi Emma' });
  return { family, user };
}

test('has five places, Study in the middle, and says which one is open [home-tab-home, home-tab-badges, home-tab-study, home-tab-streaks, home-tab-profile, home-study-centre-button]', async () => {
  const { user } = await openLearner();
  const nav = screen.getByRole('navigation');
  expect(
    within(nav)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Home', 'Badges', 'Study', 'Streaks', 'Profile']);
  expect(within(nav).getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  await user.click(within(nav).getByRole('button', { name: 'Streaks' }));
  expect(within(nav).getByRole('button', { name: 'Streaks' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['Badges', 'badges-screen', 'Little Spark'],
  ['Streaks', 'streaks-screen', 'Longest streak'],
])('%s opens from the navigation [%s]', async (tab, _id, shown) => {
  const { user } = await openLearner();
  await user.click(screen.getByRole('button', { name: tab }));
  expect(await screen.findByRole('heading', { level: 1, name: tab })).toBeDefined();
  expect(await screen.findByText(shown, { exact: false })).toBeDefined();
});

test('a place that this release does not know is coming soon [home-coming-soon]', async () => {
  await openLearner();
  act(() => {
    window.history.replaceState({ depth: 0, place: { owner: 'user-learner', at: { tab: 'planets' } } }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('Coming soon...')).toBeDefined();
});

test.each([[{ tab: 'study', deck: { id: 7 } }], [{ tab: 4 }], ['study'], [null]])(
  'an unreadable place (%j) leads home',
  async (at) => {
    await openLearner();
    act(() => {
      window.history.replaceState({ depth: 0, place: { owner: 'user-learner', at } }, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Hi Emma' })).toBeDefined();
  },
);

test('the browser’s Back leads from a session to the decks and on to where the learner was', async () => {
  const { user } = await openLearner();
  await user.click(screen.getByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByText('Card 1 of 3');
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Study' })).toBeDefined();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Hi Emma' })).toBeDefined();
});

test('a press on the place that is open adds nothing to go back through', async () => {
  const { user } = await openLearner();
  const depth = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await waitFor(() => expect(window.history.length).toBe(depth));
});
