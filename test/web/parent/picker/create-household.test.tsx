import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsNewParent } from '../../support/open-as-parent.ts';

startFresh();

test('somebody without a household is told how to begin [root-signed-in-parent-gets-household-picker, picker-no-households-yet, picker-create-first-household-get-started]', async () => {
  openAsNewParent();
  expect(await screen.findByText('No households yet')).toBeDefined();
  expect(screen.getByText('Create your first household to get started')).toBeDefined();
});

test('the questions are the one way to begin in sight, and an empty household is folded below them', async () => {
  const { user } = openAsNewParent();
  const summary = await screen.findByText('No households yet');
  const fold = summary.closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.contains(screen.getByText('Create Household'))).toBe(true);
  await user.click(summary);
  expect(fold?.open).toBe(true);
});

test('where no questions can be asked, creating an empty household is open', async () => {
  openAsNewParent({ 'GET /api/notice': makeRefusal(500, 'internal', 'Not now.') });
  expect((await screen.findByText('No households yet')).closest('details')?.open).toBe(true);
});

test('the form gives an example, and Cancel closes it without a call [picker-create-household-modal, picker-field-household-name, picker-e-g-smith-family, picker-cancel]', async () => {
  const { calls, user } = openAsNewParent();
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Household' }));
  expect(dialog.getByLabelText('Household Name').getAttribute('placeholder')).toBe('e.g. Smith Family');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('Sign Out stands beside the list and leads to sign-in [picker-sign-out]', async () => {
  const { user } = openAsNewParent({ 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined();
  await waitFor(() => expect(readSession()).toBeUndefined());
});
