import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSessionEnd } from '../../../web/src/lib/account/session.ts';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { households, linkTo, makeHousehold, openAdminTab, statsCall, stats } from './support/open-as-admin.ts';

startFresh();

const pageTwo = 'GET /api/households?limit=50&cursor=page2';
const search = 'GET /api/households?limit=50&search=gra';
const grandparents = makeHousehold({ id: 'H2', name: 'Grandparents' });
const firstPage = makeJson(200, [makeHousehold()], linkTo('/api/households?limit=50&cursor=page2'));

test('counts all households, however many of them are shown [admin-all-households, admin-household-cards-show-name-id]', async () => {
  await openAdminTab('Households');
  expect(await screen.findByRole('heading', { name: 'All Households (1,204)' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /Smith Family.*H1.*user-parent.*November 1, 2026/ })).toBeDefined();
});

test('a count that cannot be loaded leaves the list, and Retry loads it', async () => {
  const refusal = makeRefusal(403, 'not-allowed', 'Not now.');
  // The server refuses twice, because the overview, which opens first, makes the same call.
  const { user } = await openAdminTab('Households', {
    [statsCall]: answersInSequence(refusal, refusal, makeJson(200, stats)),
  });
  expect(await screen.findByText('Failed to load the count.')).toBeDefined();
  expect(await screen.findByRole('button', { name: /Smith Family/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All Households (1,204)' })).toBeDefined();
});

test('says that there are no households yet [admin-no-households-yet]', async () => {
  await openAdminTab('Households', {
    [households]: makeJson(200, []),
    [statsCall]: makeJson(200, { ...stats, totalHouseholds: 0 }),
  });
  expect(await screen.findByText('No households yet')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'All Households (0)' })).toBeDefined();
});

test('says that the list is being loaded', async () => {
  await openAdminTab('Households', { [households]: 'never' });
  expect(await screen.findByText('Loading admin dashboard...')).toBeDefined();
});

test('a household that an admin opens says Loading... until its name is there [console-loading]', async () => {
  const { user } = await openAdminTab('Households', { 'GET /api/households/H1': 'never' });
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading...' })).toBeDefined();
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  const { user } = await openAdminTab('Households', {
    [households]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [grandparents])),
  });
  expect(await screen.findByText('Failed to load households')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Grandparents/ })).toBeDefined();
});

test('Load more goes on where the page before ended, and the focus stays at the end of the list [admin-households-page-search-name-prefix]', async () => {
  // The list changed between the calls, so the second page repeats a household.
  const { user } = await openAdminTab('Households', {
    [households]: firstPage,
    [pageTwo]: makeJson(200, [makeHousehold(), grandparents]),
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: /Grandparents/ })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Smith Family/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('2 households in all'));
});

test('a next page that cannot be loaded says so and leaves the list and the button', async () => {
  const { user } = await openAdminTab('Households', {
    [households]: firstPage,
    [pageTwo]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [grandparents])),
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load more. Not now.');
  expect(screen.getByRole('button', { name: /Smith Family/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: /Grandparents/ })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('searches once the typing rests, with one call [admin-households-page-search-name-prefix]', async () => {
  const { calls, user } = await openAdminTab('Households', { [search]: makeJson(200, [grandparents]) });
  await user.type(await screen.findByLabelText('Search by name'), 'gra');
  expect(await screen.findByText('1 household found')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Smith Family/ })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('search=')).map(({ path }) => path)).toEqual([
    '/api/households?limit=50&search=gra',
  ]);
});

test('says that nothing begins so', async () => {
  const { user } = await openAdminTab('Households', { [search]: makeJson(200, []) });
  await user.type(await screen.findByLabelText('Search by name'), 'gra{Enter}');
  expect(await screen.findByText('No household found')).toBeDefined();
  expect(screen.getByText('No names start with “gra”.')).toBeDefined();
});

test('what was searched for is still there after the console of a find', async () => {
  const { user } = await openAdminTab('Households', {
    [search]: makeJson(200, [makeHousehold({ name: 'Gray Family' })]),
  });
  await user.type(await screen.findByLabelText('Search by name'), 'gra{Enter}');
  await user.click(await screen.findByRole('button', { name: /Gray Family/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
  window.history.back();
  expect(await screen.findByDisplayValue('gra')).toBeDefined();
  expect(await screen.findByRole('button', { name: /Gray Family/ })).toBeDefined();
});

test('a session that ended while paging leads to the sign-in', async () => {
  await openAdminTab('Households', {
    [households]: makeRefusal(401, 'not-signed-in', 'You are not signed in any more.'),
  });
  await waitFor(() => expect(readSessionEnd()).toBe('expired'));
});

test.each([
  ['the network is gone', new TypeError('Failed to fetch'), /We couldn’t reach Flashspark/],
  ['a page of somebody else’s comes back', new Response('<h1>Hotel Wi-Fi</h1>'), /Something is blocking/],
])('says kindly that %s', async (_name, answer, sentence) => {
  await openAdminTab('Households', { [households]: answer });
  expect(await screen.findByText(sentence)).toBeDefined();
});
