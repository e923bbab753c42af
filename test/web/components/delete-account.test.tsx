import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
// Imports the lazy chunk here, so that no test waits for it.
import '../../../web/src/components/account/delete-account-dialog.tsx';
import { errorCatalogue } from '../../../shared/errors.ts';
import type { SignInMethods } from '../../../shared/schemas/passkey.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { readSession, readSessionEnd } from '../../../web/src/lib/account/session.ts';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { makeMethods } from '../support/fake-passkeys.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../support/open-as-parent.ts';
import { makeMe } from '../support/people.ts';
import { emma, emmaMember, makeGrownUp, parentMember, smiths } from '../support/smith-family.ts';

startFresh();

const deletion = 'DELETE /api/me';
const done = new Response(null, { status: 204 });
const config = (facts: object) => ({ 'GET /config.json': makeJson(200, facts) });
const signedInBy = (facts: Partial<SignInMethods>) => ({
  ...config({ googleClientId: 'client-1' }),
  'GET /api/auth/methods': makeJson(200, makeMethods(facts)),
});

/** Returns an account with these household memberships. */
function meIn(...places: readonly (readonly [id: string, name: string, role: MemberRole])[]) {
  return makeJson(200, { ...makeMe('parent'), households: places.map(([id, name, role]) => ({ id, name, role })) });
}

async function openDialog(answers: Parameters<typeof openAsParent>[0] = {}) {
  const opened = openAsParent({ ...config({}), ...answers });
  await openSettingsArea(opened.user, 'My account');
  await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) };
}

async function confirm({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, password = 'correct horse') {
  const button = await dialog.findByRole('button', { name: 'Delete my account' });
  if (password) await user.type(dialog.getByLabelText('Your password'), password);
  await user.click(button);
}

describe('what goes is said before', () => {
  test('the account, and the household that nobody else is a grown-up in, with its learners', async () => {
    const { dialog } = await openDialog({
      'GET /api/households/H1/members': makeJson(200, [parentMember, emmaMember]),
      'GET /api/households/H1/learners': makeJson(200, [emma, { ...emma, id: 'H1-L2', name: 'Ben' }]),
    });
    await dialog.findByText('parent@example.com');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your account parent@example.com and all its sign-ins',
      'the household Smith Family, where you’re the only grown-up: Emma and Ben with everything they studied, and all its decks and quizzes',
    ]);
    expect(dialog.getByText(/^Learners with their own sign-in keep it/)).toBeDefined();
  });

  test('households with other owners, and those of others, are only left', async () => {
    const { dialog } = await openDialog({
      'GET /api/me': meIn(['H1', 'Smith Family', 'owner'], ['H2', 'Grandparents', 'viewer']),
      'GET /api/households/H1/members': makeJson(200, [parentMember, makeGrownUp('anna', 'owner')]),
    });
    expect(
      await dialog.findByText(
        /^You leave Smith Family and Grandparents\. Devices you set up for children are removed\. Everything else stays/,
      ),
    ).toBeDefined();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a household that would be left without an owner holds everything back, with what helps', async () => {
    const { dialog } = await openDialog({
      'GET /api/households/H1/members': makeJson(200, [parentMember, makeGrownUp('anna', 'guardian')]),
    });
    expect((await dialog.findByText(/^You’re the only owner of/)).textContent).toContain('Smith Family');
    expect(dialog.getByText(/Make someone else an owner first/)).toBeDefined();
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  test('and when it cannot be told, nothing can be deleted', async () => {
    const { dialog, user } = await openDialog({
      'GET /api/households/H1/members': answersInSequence(
        makeJson(200, [parentMember]),
        makeRefusal(403, 'not-allowed', 'Not now.'),
        makeJson(200, [parentMember]),
      ),
    });
    expect((await dialog.findByRole('alert')).textContent).toContain('Failed to load what will be deleted');
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Your password')).toBeDefined();
  });
});

describe('deleting', () => {
  test('ends the session, removes what was kept here, and the sign-in page says so kindly', async () => {
    localStorage.setItem('flashspark.card-draft.user-parent.H1', 'words');
    localStorage.setItem('flashspark.seen-badges.H1-L1', 'badges');
    localStorage.setItem('flashspark.device', 'H1-D1.secret');
    localStorage.setItem('flashspark.grown-up', 'parent@example.com passkey');
    const opened = await openDialog({ [deletion]: done });
    await confirm(opened);
    expect(await screen.findByText(/^Your account is deleted\. Thanks/)).toBeDefined();
    expect(opened.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'correct horse' });
    expect(readSession()).toBeUndefined();
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['flashspark.device']));
  });

  test('asks for the password before it calls', async () => {
    const opened = await openDialog({ [deletion]: done });
    await confirm(opened, '');
    expect(await opened.dialog.findByText('Enter your password.')).toBeDefined();
    expect(opened.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  test('needs none where somebody has Google as well', async () => {
    const opened = await openDialog({ ...signedInBy({ hasGoogle: true }), [deletion]: done });
    expect(await opened.dialog.findByText('Only use Google? Leave this empty.')).toBeDefined();
    await confirm(opened, '');
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
    expect(opened.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({});
  });

  test('with a wrong password says so at the field, which keeps what was typed', async () => {
    const opened = await openDialog({ [deletion]: makeRefusal(403, 'wrong-password', 'It is not right.') });
    await confirm(opened);
    await opened.dialog.findByText('It is not right.');
    const field = opened.dialog.getByLabelText<HTMLInputElement>('Your password');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('correct horse');
    expect(readSession()).toBeDefined();
  });

  test.each([
    [
      'somebody has to wait',
      makeRefusal(429, 'too-many-attempts', 'No.', { 'retry-after': '40' }),
      'Too many tries. Try again in 40 seconds.',
    ],
    ['the household has no other owner', makeRefusal(409, 'last-owner', 'No.'), /Make someone else an owner first/],
    ['nothing is reached', new TypeError('Failed to fetch'), /^Failed to delete your account\. /],
  ])('says in place that %s', async (_, answer, words) => {
    const opened = await openDialog({ [deletion]: answer });
    await confirm(opened);
    expect(await opened.dialog.findByText(words)).toBeDefined();
    expect(readSession()).toBeDefined();
  });

  test('asks to sign in again where there is no password, and leads there', async () => {
    const { sentence } = errorCatalogue['sign-in-again'];
    const opened = await openDialog({
      ...signedInBy({ hasPassword: false, hasGoogle: true }),
      [deletion]: makeRefusal(403, 'sign-in-again', sentence),
    });
    await confirm(opened, '');
    expect(opened.dialog.queryByLabelText('Your password')).toBeNull();
    const alert = within(await opened.dialog.findByRole('alert'));
    expect(alert.getByText(sentence)).toBeDefined();
    await opened.user.click(alert.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(readSessionEnd()).toBe('signed-out'));
  });

  test('is done when only its answer was lost', async () => {
    const opened = await openDialog({
      [deletion]: answersInSequence(
        new Response('', { status: 504 }),
        makeRefusal(401, 'not-signed-in', 'You are not signed in any more.'),
      ),
    });
    await confirm(opened);
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
  });

  test('of a session that has ended says that it ended, not that anything was deleted', async () => {
    const opened = await openDialog({ [deletion]: makeRefusal(401, 'not-signed-in', 'Not any more.') });
    await confirm(opened);
    expect(await screen.findByText(/^You’ve been signed out/)).toBeDefined();
    expect(screen.queryByText(/^Your account is deleted/)).toBeNull();
  });
});

test('an admin deletes the own account in Settings', async () => {
  const { user } = openAsParent({
    ...config({}),
    'GET /api/me': makeJson(200, makeMe('admin')),
    'GET /api/admin/audit?limit=20': makeJson(200, []),
    'GET /api/households?limit=6': makeJson(200, [smiths]),
    [deletion]: done,
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(await dialog.findByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
});
