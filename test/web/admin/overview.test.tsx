import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { makeHousehold, openAsAdmin, recent, statsCall, stats } from './support/open-as-admin.ts';

startFresh();

async function readTile(label: string): Promise<string | undefined> {
  return (await screen.findByText(label)).previousElementSibling?.textContent;
}

test('shows how much there is of everything [admin-system-overview, admin-total-households, admin-total-learners, admin-active-users, admin-total-users, admin-total-decks]', async () => {
  openAsAdmin();
  expect(await screen.findByRole('heading', { name: 'System Overview' })).toBeDefined();
  expect(await readTile('Total Households')).toBe('1,204');
  expect(await readTile('Total Users')).toBe('2,310');
  expect(await readTile('Total Learners')).toBe('1,876');
  expect(await readTile('Total Decks')).toBe('5,001');
  expect(await readTile('Active Users')).toBe('912');
});

test('says N/A while nobody is active [admin-active-users-n-zero]', async () => {
  openAsAdmin({ [statsCall]: makeJson(200, { ...stats, activeUsers: 0, totalDecks: 0 }) });
  expect(await readTile('Active Users')).toBe('N/A');
  expect(await readTile('Total Decks')).toBe('0');
});

test('says that the dashboard is being loaded [admin-loading-admin-dashboard]', async () => {
  openAsAdmin({ [statsCall]: 'never' });
  expect(await screen.findByText('Loading admin dashboard...')).toBeDefined();
});

test('lists the six most recent households and opens the console of one [admin-recent-households, admin-recent-households-show-id-created, constant-admin-recent-households-6]', async () => {
  const six = Array.from({ length: 6 }, (_, index) =>
    makeHousehold({ id: `H${index + 1}`, name: `Family ${index + 1}` }),
  );
  const { user } = openAsAdmin({ [recent]: makeJson(200, six) });
  expect(await screen.findByRole('heading', { name: 'Recent Households' })).toBeDefined();
  expect(await screen.findAllByRole('button', { name: /^Family/ })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: /Family 1.*H1.*November 1, 2026/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
});

test('says that there are no households yet', async () => {
  openAsAdmin({ [recent]: makeJson(200, []) });
  expect(await screen.findByText('No households yet')).toBeDefined();
});

test.each([
  [
    'Failed to load the figures',
    ' [error-stats-load-failure-shown-retry]',
    statsCall,
    makeJson(200, stats),
    'Total Households',
  ],
  ['Failed to load households', '', recent, makeJson(200, [makeHousehold()]), 'Smith Family'],
])('%s: says so, and Retry loads it%s', async (title, _ids, call, answer, shown) => {
  const { user } = openAsAdmin({ [call]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), answer) });
  expect(await screen.findByText(title)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(shown)).toBeDefined();
});
