import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startSession } from '../../../../web/src/lib/session.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { answerAs } from '../../support/open-as-parent.ts';
import { makeMe, makeSession } from '../../support/people.ts';
import { smiths } from '../../support/smith-family.ts';

startFresh();

/** An admin is a member of no household, and may open all. */
function openAsAdmin(households: readonly object[]) {
  const { role: _none, ...household } = smiths;
  fakeApi({
    ...answerAs(),
    'GET /api/me': makeJson(200, makeMe('admin')),
    'GET /api/households': makeJson(200, households),
    'GET /api/households/H1': makeJson(200, household),
  });
  startSession(makeSession('admin'));
  return openApp();
}

test('starts with the overview', async () => {
  openAsAdmin([]);
  expect((await screen.findByRole('button', { name: 'Overview' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Coming soon...')).toBeDefined();
});

test('lists all households and opens the console of one, with an admin’s rights', async () => {
  const user = openAsAdmin([smiths, { ...smiths, id: 'H2', name: 'Grandparents' }]);
  await user.click(await screen.findByRole('button', { name: 'Households' }));
  expect(await screen.findByRole('heading', { name: 'All Households (2)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Smith Family.*H1.*user-parent.*November 1, 2026/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Add Learner' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'All Households' }));
  expect(await screen.findByRole('heading', { name: 'All Households (2)' })).toBeDefined();
});

test('says that there are no households yet', async () => {
  const user = openAsAdmin([]);
  await user.click(await screen.findByRole('button', { name: 'Households' }));
  expect(await screen.findByText('No households yet')).toBeDefined();
});

test('tells in Settings who this is', async () => {
  const user = openAsAdmin([]);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(screen.getByText('admin@example.com')).toBeDefined();
  expect(screen.getByText('Admin')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDefined();
});
