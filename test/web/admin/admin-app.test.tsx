import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../web/src/lib/account/session.ts';
import { openAdminTab, openAsAdmin } from './support/open-as-admin.ts';
import { startFresh } from '../support/open-app.tsx';

startFresh();

test('starts with the overview [root-signed-in-admin-gets-admin-dashboard, admin-overview-default-tab]', async () => {
  openAsAdmin();
  expect((await screen.findByRole('button', { name: 'Overview' })).getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('heading', { name: 'System Overview' })).toBeDefined();
});

test('opens the console of a household with an admin’s rights, and leads back to all of them [admin-clicking-household-opens-household-console]', async () => {
  const { user } = await openAdminTab('Households');
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Add Learner' })).toBeDefined();
  await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull());
  expect(screen.queryByText(/^First steps/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All Households' }));
  expect(await screen.findByRole('heading', { name: /^All Households/ })).toBeDefined();
});

test('the browser’s Back leads to the tab before [state-admin-tabs-overview-households-users]', async () => {
  await openAdminTab('Users');
  expect(await screen.findByRole('heading', { name: /^User Management/ })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'System Overview' })).toBeDefined();
});

test('tells in Settings who this is, and changes the password [admin-settings-email, admin-settings-role]', async () => {
  const { user } = await openAdminTab('Settings');
  expect(screen.getByText('admin@example.com')).toBeDefined();
  expect(screen.getByText('Admin')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByLabelText('Current password')).toBeDefined();
});

test('signs out, and the next sign-in starts with the overview [admin-sign-out]', async () => {
  const { user } = await openAdminTab('Settings', { 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(JSON.stringify(window.history.state)).toContain('overview');
});
