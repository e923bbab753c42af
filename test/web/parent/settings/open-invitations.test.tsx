import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OpenInvitation } from '../../../../shared/schemas/household.ts';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
import { emma, smiths } from '../../support/smith-family.ts';

startFresh();

const list = 'GET /api/households/H1/invitations';
const takeBack = 'DELETE /api/households/H1/invitations/H1-I1';
const household = 'GET /api/households/H1';
const times = { createdAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-27T12:00:00.000Z' };
const forViewer: OpenInvitation = { id: 'H1-I1', role: 'viewer', ...times };
const forEmma: OpenInvitation = { id: 'H1-I2', role: 'viewer', learnerId: emma.id, ...times };
const none = makeJson(200, []);

async function openInvitations(answers: Parameters<typeof openAsParent>[0] = {}, role: MemberRole = 'owner') {
  const opened = openAsParent({ [list]: makeJson(200, [forViewer, forEmma]), ...answers }, role);
  await openSettingsArea(opened.user, 'Family & people');
  await screen.findByRole('heading', { name: 'Invitations' });
  return opened;
}

describe('open invitations', () => {
  test('tell for whom they are, since when and until when', async () => {
    await openInvitations();
    const row = (await screen.findByText('For a viewer')).closest('li') as HTMLElement;
    expect(within(row).getByText(/^Made November 20, 2026 at /)).toBeDefined();
    expect(within(row).getByText(/^Works until November 27, 2026 at /)).toBeDefined();
    expect(screen.getByText('For Emma to sign in')).toBeDefined();
  });

  test('are taken back after a question, and the title has the focus', async () => {
    const { user } = await openInvitations({
      [list]: answersInSequence(makeJson(200, [forViewer, forEmma]), makeJson(200, [forEmma])),
      [takeBack]: new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take back: For a viewer' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByText('For a viewer')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' })));
    expect(screen.getByText('For Emma to sign in')).toBeDefined();
  });

  test('that were used meanwhile say so, and are off the list', async () => {
    const { user } = await openInvitations({
      [list]: answersInSequence(makeJson(200, [forViewer]), none),
      [takeBack]: makeRefusal(404, 'not-found', 'Gone.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Take back/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Someone used it or took it back/);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('No open invitations.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' })));
  });

  test('show a new one as soon as it is made', async () => {
    const invitation = { code: 'VMR7GYZEWD', householdId: 'H1', role: 'viewer', expiresAt: times.expiresAt };
    const { user } = await openInvitations({
      [list]: answersInSequence(none, makeJson(200, [forViewer])),
      'POST /api/households/H1/invitations': makeJson(201, invitation),
    });
    expect(await screen.findByText('No open invitations.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Invite a grown-up' }));
    await user.click(screen.getByRole('radio', { name: /Viewer/ }));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('For a viewer')).toBeDefined();
    expect(screen.queryByText('VMR7GYZEWD')).toBeNull();
  });

  test('show one that was made although its answer was lost', async () => {
    const { user } = await openInvitations({
      [list]: answersInSequence(none, makeJson(200, [forViewer])),
      'POST /api/households/H1/invitations': makeRefusal(500, 'unexpected', 'Something went wrong.'),
    });
    expect(await screen.findByText('No open invitations.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Invite a grown-up' }));
    await user.click(screen.getByRole('radio', { name: /Viewer/ }));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await screen.findByRole('alert');
    expect(await screen.findByText('For a viewer')).toBeDefined();
  });

  test('that cannot be loaded say so', async () => {
    await openInvitations({ [list]: makeRefusal(403, 'not-allowed', 'Not now.') });
    expect(await screen.findByText('Failed to load invitations')).toBeDefined();
  });

  test('are nothing to a viewer', async () => {
    const opened = openAsParent({}, 'viewer');
    await openSettingsArea(opened.user, 'Family & people');
    await screen.findByRole('button', { name: 'parent@example.com' });
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite a grown-up' })).toBeNull();
    expect(opened.calls.map(({ path }) => path)).not.toContain('/api/households/H1/invitations');
  });
});

describe('inviting a guardian', () => {
  async function openForm(role: MemberRole, facts: object = {}) {
    const { user } = await openInvitations({ [household]: makeJson(200, { ...smiths, role, ...facts }) }, role);
    await screen.findByText('Europe/Berlin');
    await user.click(screen.getByRole('button', { name: 'Invite a grown-up' }));
    return user;
  }

  test.each([
    ['an owner', 'owner', {}],
    ['a guardian whom the owners let', 'guardian', { guardiansInviteGuardians: true }],
  ] as const)('is offered to %s', async (_, role, facts) => {
    await openForm(role, facts);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Guardian/ }).checked).toBe(true);
  });

  test('is not offered to another guardian, who is told who can', async () => {
    const user = await openForm('guardian');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/This code is for a viewer.*An owner can invite guardians/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Create code' }));
  });
});

describe('inviting by mail', () => {
  const invited = { role: 'guardian', email: 'grandma@example.org', expiresAt: '2026-11-28T12:00:00.000Z' };
  const me = { ...makeMe('parent'), households: [{ id: 'H1', name: smiths.name, role: 'owner' }] };
  const mails = { 'GET /config.json': makeJson(200, {}) };

  test('sends it to an email, says so, and shows the email in the list [added-invite-by-mail]', async () => {
    const { calls, user } = await openInvitations({
      ...mails,
      'GET /api/me': makeJson(200, { ...me, emailVerified: true }),
      [list]: makeJson(200, [{ ...invited, id: 'H1-I9', createdAt: '2026-11-21T12:00:00.000Z' }]),
      'POST /api/households/H1/invitations': makeJson(201, { ...invited, code: 'VMR7GYZEWD', householdId: 'H1' }),
    });
    expect(await screen.findByText('Sent to grandma@example.org')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Invite a grown-up' }));
    await user.type(await screen.findByLabelText('Their email'), 'no email');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('This doesn’t look like an email. Check it for typos.')).toBeDefined();
    await user.clear(screen.getByLabelText('Their email'));
    // A code alone is what an invitation without an email is.
    expect(screen.getByRole('button', { name: 'Create code' })).toBeDefined();
    await user.type(screen.getByLabelText('Their email'), 'Grandma@example.org');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/The invitation is on its way to grandma@example.org/)).toBeDefined();
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === '/api/households/H1/invitations')?.body,
    ).toEqual({
      role: 'guardian',
      email: 'grandma@example.org',
    });
  });

  test('asks for an email of one’s own that is confirmed', async () => {
    const { user } = await openInvitations({ ...mails, 'GET /api/me': makeJson(200, me) });
    await user.click(await screen.findByRole('button', { name: 'Invite a grown-up' }));
    expect(await screen.findByText(/first confirm your own email/)).toBeDefined();
    expect(screen.queryByLabelText('Their email')).toBeNull();
  });
});

describe('whether guardians may invite guardians', () => {
  const answer = { ...smiths, guardiansInviteGuardians: true };
  const name = /^Let guardians invite other guardians/;

  test('is decided by an owner, and shown at once', async () => {
    const { calls } = await openInvitations({
      [household]: answersInSequence(makeJson(200, smiths), makeJson(200, answer)),
      'PATCH /api/households/H1': makeJson(200, answer),
    });
    const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    // Checked synchronously: without an optimistic update the box would still be unchecked here.
    fireEvent.click(wish);
    expect(wish.checked).toBe(true);
    await screen.findByText('Saving...');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ guardiansInviteGuardians: true });
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
  });

  test('stays as it was when it could not be saved, and says why', async () => {
    const { user } = await openInvitations({
      'PATCH /api/households/H1': makeRefusal(409, 'conflict', 'Please try again.'),
    });
    await user.click(await screen.findByRole('checkbox', { name }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false);
  });

  test('is not asked of a guardian', async () => {
    await openInvitations({}, 'guardian');
    expect(screen.queryByLabelText(/Let guardians invite/)).toBeNull();
  });
});
