import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession, readSessionEnd } from '../../../../web/src/lib/account/session.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { emma, parentMember } from '../../support/smith-family.ts';

startFresh();

const members = 'GET /api/households/H1/members';
const password = 'POST /api/auth/password';
const everywhere = 'POST /api/auth/logout-everywhere';

async function openSettings(
  answers: Parameters<typeof openAsParent>[0] = {},
  area: Parameters<typeof openSettingsArea>[1] = 'Family & people',
) {
  const opened = openAsParent(answers);
  await openSettingsArea(opened.user, area);
  return opened;
}

test('lists parents with their role and learners with their progress [settings-badge-parent, settings-member-role, settings-badge-learner, settings-cards-streak-counts-learner]', async () => {
  await openSettings();
  const parent = (await screen.findByRole('button', { name: 'parent@example.com' })).closest('li') as HTMLElement;
  expect(within(parent).getByText('Parent')).toBeDefined();
  expect(within(parent).getByText('Owner')).toBeDefined();
  const learner = screen.getByRole('button', { name: 'Emma' }).closest('li') as HTMLElement;
  expect(within(learner).getByText('Learner')).toBeDefined();
  expect(await within(learner).findByText('12 answers')).toBeDefined();
  expect(within(learner).getByText('4 day streak')).toBeDefined();
});

test('loads the members each time the tab is entered [settings-entering-tab-loads-member-list]', async () => {
  const { calls, user } = openAsParent();
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(await screen.findByText('1 grown-up, 1 child')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/members'))).toHaveLength(2));
});

test('says when there is nobody [settings-no-members-found]', async () => {
  await openSettings({ [members]: makeJson(200, []), 'GET /api/households/H1/learners': makeJson(200, []) });
  expect(await screen.findByText('No members found')).toBeDefined();
});

test('says that the members could not be loaded [error-members-load-failure-shown]', async () => {
  await openSettings({ [members]: makeRefusal(403, 'not-allowed', 'Not now.') });
  expect(await screen.findByText('Failed to load members')).toBeDefined();
});

test('tells everything known of a member, with the day in long form [settings-joined-date-long-format]', async () => {
  const { user } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'parent@example.com' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Member Details' }));
  for (const fact of ['parent@example.com', 'Owner', 'Parent', 'November 20, 2026', 'user-parent', 'H1-user-parent']) {
    expect(dialog.getByText(fact)).toBeDefined();
  }
});

test('tells the account of a learner who has one', async () => {
  const user = { id: 'kid', email: 'kid@example.com', role: 'learner' };
  const kid = { ...parentMember, id: 'H1-kid', userId: 'kid', role: 'viewer', user };
  const opened = await openSettings({
    [members]: makeJson(200, [parentMember, kid]),
    'GET /api/households/H1/learners': makeJson(200, [{ ...emma, userId: 'kid' }]),
  });
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'kid@example.com' })).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Emma' }));
  expect(within(screen.getByRole('dialog')).getByText('kid@example.com')).toBeDefined();
});

test('invites a grown-up with the role that is chosen', async () => {
  const invitation = { code: 'VMR7GYZEWD', householdId: 'H1', role: 'viewer', expiresAt: '2026-11-28T12:00:00.000Z' };
  const { calls, user } = await openSettings({ 'POST /api/households/H1/invitations': makeJson(201, invitation) });
  await user.click(await screen.findByRole('button', { name: 'Invite a grown-up' }));
  await user.click(screen.getByRole('radio', { name: /Viewer/ }));
  await user.click(screen.getByRole('button', { name: 'Create code' }));
  await waitFor(() => expect(document.querySelector('code')?.textContent).toBe('VMR7GYZEWD'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ role: 'viewer' });
});

async function changePassword(answer: Response) {
  const { user } = await openSettings({ [password]: answer }, 'My account');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.type(screen.getByLabelText('Current password'), 'old secret');
  await user.type(screen.getByLabelText('New password'), 'new secret');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('changes the password and says what happens to other devices', async () => {
  await changePassword(new Response(null, { status: 204 }));
  expect(await screen.findByText(/Password changed\. Your other devices are signed out/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Current password', makeRefusal(403, 'wrong-password', 'Your current password isn’t right. Try again.')],
  ['New password', makeRefusal(400, 'common-password', 'Your current password isn’t right. Try again.')],
])('a refusal of the %s stands at its field, and what was typed stays', async (label, answer) => {
  await changePassword(answer);
  await screen.findByText('Your current password isn’t right. Try again.');
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('new secret');
});

test('refuses a short new password before it calls', async () => {
  const { calls, user } = await openSettings({}, 'My account');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.type(screen.getByLabelText('Current password'), 'old secret');
  await user.type(screen.getByLabelText('New password'), '12345');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'));
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/auth/password'))).toEqual([]);
});

async function signOutEverywhere(answer: Response) {
  const { user } = await openSettings({ [everywhere]: answer }, 'This device');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
}

test('signs out everywhere, here too', async () => {
  await signOutEverywhere(new Response(null, { status: 204 }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined();
  expect(readSessionEnd()).toBe('signed-out');
});

test.each([
  ['an owner reads', 'owner', true],
  ['a viewer, who has none, does not read', 'viewer', false],
] as const)(
  '%s before signing out everywhere that the children’s devices stay, and where to remove them',
  async (_, role, isSaid) => {
    const { user } = openAsParent({}, role);
    await openSettingsArea(user, 'This device');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const text = screen.getByRole('alertdialog').textContent;
    expect(text).toContain('Everything you saved is safe.');
    expect(/stay open to them until you remove them under Children’s devices\./.test(text)).toBe(isSaid);
  },
);

test('stays signed in when signing out everywhere did not work, and says so', async () => {
  await signOutEverywhere(makeRefusal(403, 'not-allowed', 'Not now.'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(readSession()).toBeDefined();
});
