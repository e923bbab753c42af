import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { kid, linkTo, mother, openAdminTab, self, statsCall, stats, users } from './support/open-as-admin.ts';

startFresh();

const disable = 'PATCH /api/users/user-kid';

async function findCard(email: string) {
  return within(await screen.findByRole('article', { name: email }));
}

test('counts all users, and tells of each one what it is and where it belongs [admin-user-management, admin-user-card-email, admin-user-card-id, admin-user-card-role, admin-user-card-households-list, admin-no-households]', async () => {
  await openAdminTab('Users');
  expect(await screen.findByRole('heading', { name: 'User Management (2,310 total)' })).toBeDefined();
  const parent = await findCard('mother@example.com');
  for (const fact of ['Parent', 'user-parent', 'Smith Family (Owner)']) expect(parent.getByText(fact)).toBeDefined();
  const learner = await findCard('kid@example.com');
  for (const fact of ['Learner', 'user-kid', 'No households']) expect(learner.getByText(fact)).toBeDefined();
});

test('folds away a long list of households', async () => {
  const households = Array.from(
    { length: 7 },
    (_, index) => ({ id: `H${index}`, name: `Family ${index}`, role: 'viewer' }) as const,
  );
  await openAdminTab('Users', { [users]: makeJson(200, [{ ...mother, households }]) });
  const card = await findCard('mother@example.com');
  expect(card.getByText('2 more')).toBeDefined();
  expect(card.getByText('Family 6 (Viewer)').closest('details')?.open).toBe(false);
  expect(card.getByText('Family 4 (Viewer)').closest('details')).toBeNull();
});

test('says that there are no users yet [admin-no-users-yet, admin-users-will-appear-after-registration]', async () => {
  await openAdminTab('Users', { [users]: makeJson(200, []), [statsCall]: makeJson(200, { ...stats, totalUsers: 0 }) });
  expect(await screen.findByText('No users yet')).toBeDefined();
  expect(screen.getByText('Users will appear here after registration')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'User Management (0 total)' })).toBeDefined();
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  const { user } = await openAdminTab('Users', {
    [users]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [kid])),
  });
  expect(await screen.findByText('Failed to load users')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('kid@example.com')).toBeDefined();
});

test('searches by the beginning of the email, and pages through the finds [admin-users-page-search-e-mail]', async () => {
  const { user } = await openAdminTab('Users', {
    'GET /api/users?limit=50&search=k': makeJson(200, [kid], linkTo('/api/users?limit=50&search=k&cursor=next')),
    'GET /api/users?limit=50&search=k&cursor=next': makeJson(200, [
      { ...mother, id: 'user-kit', email: 'kit@example.com' },
    ]),
  });
  await user.type(await screen.findByLabelText('Search by email'), 'k{Enter}');
  expect(await screen.findByText('1 user and more found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('kit@example.com')).toBeDefined();
  expect(screen.getByText('2 users found')).toBeDefined();
});

test('opens the console of a household of an account, at its top', async () => {
  const { user } = await openAdminTab('Users');
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click((await findCard('mother@example.com')).getByRole('button', { name: 'Smith Family (Owner)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Learners' }).getAttribute('aria-current')).not.toBeNull();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('says that no email begins so', async () => {
  const { user } = await openAdminTab('Users', { 'GET /api/users?limit=50&search=zz': makeJson(200, []) });
  await user.type(await screen.findByLabelText('Search by email'), 'zz{Enter}');
  expect(await screen.findByText('No emails start with “zz”.')).toBeDefined();
});

test('disables an account after asking, and the card says so [admin-disable-user]', async () => {
  const { calls, user } = await openAdminTab('Users', { [disable]: makeJson(200, { ...kid, disabled: true }) });
  await user.click((await findCard('kid@example.com')).getByRole('button', { name: 'Disable' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Disable user?' }));
  expect(dialog.getByText(/^kid@example\.com will be signed out everywhere/)).toBeDefined();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  const card = await findCard('kid@example.com');
  expect(await card.findByText('Disabled')).toBeDefined();
  expect(card.getByRole('button', { name: 'Enable' })).toBeDefined();
  expect(screen.getByText('kid@example.com is disabled').closest('[aria-live="polite"]')).not.toBeNull();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ disabled: true });
});

test('enables a disabled account', async () => {
  const { calls, user } = await openAdminTab('Users', {
    [users]: makeJson(200, [{ ...kid, disabled: true }]),
    [disable]: makeJson(200, kid),
  });
  await user.click((await findCard('kid@example.com')).getByRole('button', { name: 'Enable' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Enable' }));
  expect(await (await findCard('kid@example.com')).findByRole('button', { name: 'Disable' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ disabled: false });
});

test('an account that could not be disabled stays as it was, and the dialog says why', async () => {
  const { user } = await openAdminTab('Users', { [disable]: makeRefusal(409, 'conflict', 'Somebody changed this.') });
  await user.click((await findCard('kid@example.com')).getByRole('button', { name: 'Disable' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Somebody changed this.');
});

test('offers no way to disable the own account', async () => {
  await openAdminTab('Users');
  const own = await findCard(self.email);
  expect(own.getByText('You')).toBeDefined();
  expect(own.getByRole('button', { name: 'Assign to Household' })).toBeDefined();
  expect(own.queryByRole('button', { name: 'Disable' })).toBeNull();
});
