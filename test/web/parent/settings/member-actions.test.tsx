import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { emma, emmaMember, makeGrownUp, parentMember, smiths } from '../../support/smith-family.ts';

startFreshFeature();

const members = 'GET /api/households/H1/members';
const anna = makeGrownUp('anna', 'guardian');
const changeAnna = `PATCH /api/households/H1/members/${anna.id}`;
const changeSelf = `PATCH /api/households/H1/members/${parentMember.id}`;
const removeAnna = `DELETE /api/households/H1/members/${anna.id}`;
const lastOwner = makeRefusal(409, 'last-owner', 'A household needs an owner.');
const family = makeJson(200, [parentMember, anna]);

async function openMembers(answers: Parameters<typeof openAsParent>[0] = {}, role: MemberRole = 'owner') {
  const opened = openAsParent({ [members]: family, ...answers }, role);
  await openSettingsArea(opened.user, 'Family & people');
  await screen.findByRole('button', { name: 'parent@example.com' });
  return opened;
}

type Opened = Awaited<ReturnType<typeof openMembers>>;

/** Opens the details of the person whose row has this name. @returns queries within them */
async function openPerson({ user }: Opened, name: string) {
  await user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Member Details' }));
}

/** Lists the actions in a person's details and closes them. */
async function listActions(opened: Opened, name: string) {
  const details = await openPerson(opened, name);
  const names = details.getAllByRole('button').map(({ textContent }) => textContent);
  await opened.user.click(details.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  return names.filter((text) => /role|Remove/.test(text));
}

async function choose(opened: Opened, name: string, action: string) {
  const details = await openPerson(opened, name);
  await opened.user.click(details.getByRole('button', { name: action }));
  const isQuestion = action.startsWith('Remove');
  return within(
    await screen.findByRole(isQuestion ? 'alertdialog' : 'dialog', { name: isQuestion ? /^Remove/ : /role/ }),
  );
}

describe('what is offered', () => {
  test('to an owner: the others’ roles and leaving, and the own role', async () => {
    const opened = await openMembers({
      [members]: makeJson(200, [parentMember, anna, emmaMember]),
      'GET /api/households/H1/learners': makeJson(200, [{ ...emma, userId: emmaMember.userId }]),
    });
    expect(await listActions(opened, 'parent@example.com')).toEqual(['Change your role']);
    expect(await listActions(opened, 'anna@example.com')).toEqual(['Remove from household', 'Change role']);
    expect(await listActions(opened, 'Emma')).toEqual(['Remove sign-in']);
  });

  test('to an owner who is the only grown-up: nothing about the own role', async () => {
    const opened = await openMembers({ [members]: makeJson(200, [parentMember, emmaMember]) });
    expect(await listActions(opened, 'parent@example.com')).toEqual([]);
  });

  test('with a learner who has no account: nothing', async () => {
    const opened = await openMembers();
    expect(await listActions(opened, 'Emma')).toEqual([]);
  });

  test.each(['guardian', 'viewer'] as const)('to a %s: nothing', async (role) => {
    const opened = await openMembers({}, role);
    for (const name of ['parent@example.com', 'anna@example.com']) expect(await listActions(opened, name)).toEqual([]);
  });
});

describe('another role', () => {
  test('is chosen with a word of what each may do, and the focus returns to where it was', async () => {
    const owner = { ...anna, role: 'owner' };
    const opened = await openMembers({
      [members]: answersInSequence(family, makeJson(200, [parentMember, owner])),
      [changeAnna]: makeJson(200, owner),
    });
    const dialog = await choose(opened, 'anna@example.com', 'Change role');
    expect(dialog.getByRole('radio', { name: /^Viewer\s*Can see everything, but can’t change it/ })).toBeDefined();
    await opened.user.click(dialog.getByRole('radio', { name: /^Owner/ }));
    expect(dialog.getByRole('status').textContent).toBe('You stay an owner too, until you change your own role.');
    await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'owner' });
    const row = screen.getByRole('button', { name: 'anna@example.com' }).closest('li') as HTMLElement;
    expect(within(row).getByText('Owner')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('anna@example.com'));
  });

  test('after stepping down nothing more is offered, and the focus returns to where it was', async () => {
    const [owner, self] = [makeGrownUp('anna', 'owner'), { ...parentMember, role: 'viewer' }];
    const opened = await openMembers({
      [members]: answersInSequence(makeJson(200, [parentMember, owner]), makeJson(200, [self, owner])),
      'GET /api/households/H1': answersInSequence(makeJson(200, smiths), makeJson(200, { ...smiths, role: 'viewer' })),
      [changeSelf]: makeJson(200, self),
    });
    const dialog = await choose(opened, 'parent@example.com', 'Change your role');
    await opened.user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('parent@example.com'));
    await waitFor(async () => expect(await listActions(opened, 'anna@example.com')).toEqual([]));
  });

  test('is not to be had for the only owner, who is told what helps', async () => {
    const opened = await openMembers();
    const dialog = await choose(opened, 'parent@example.com', 'Change your role');
    expect(dialog.getByText(/^Every household needs an owner\. Make someone else an owner first/)).toBeDefined();
    expect(dialog.queryByRole('radio')).toBeNull();
  });

  test.each([
    ['somebody else was quicker to leave', lastOwner, /^Every household needs an owner\. Make/],
    ['the member is gone', makeRefusal(404, 'not-found', 'Gone.'), /^They’re no longer in this household/],
    ['the connection is gone', new TypeError('Failed to fetch'), /^Failed to change the role\. /],
  ])('that is refused because %s says so in place, and the choice stays', async (_, answer, words) => {
    const opened = await openMembers({ [changeAnna]: answer });
    const dialog = await choose(opened, 'anna@example.com', 'Change role');
    await opened.user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(words);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Viewer/ }).checked).toBe(true);
  });

  test('that is not saved yet is asked about before the dialog closes', async () => {
    const opened = await openMembers();
    const dialog = await choose(opened, 'anna@example.com', 'Change role');
    await opened.user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
  });
});

describe('removing somebody', () => {
  test('asks, says what stays, takes them off the list, and the title has the focus', async () => {
    const opened = await openMembers({
      [members]: answersInSequence(family, makeJson(200, [parentMember])),
      [removeAnna]: new Response(null, { status: 204 }),
    });
    const dialog = await choose(opened, 'anna@example.com', 'Remove from household');
    expect(
      dialog.getByText(/devices they set up for the children are removed\. Learners, decks and everything/),
    ).toBeDefined();
    expect(dialog.queryByText(/We can’t tell who set up/)).toBeNull();
    await opened.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'anna@example.com' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Household Members' })),
    );
  });

  test('names the devices that stay because they don’t say who set them up, and where to remove them', async () => {
    const times = { createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: '2026-11-20T09:00:00.000Z' };
    const devices = [
      { ...times, id: 'H1-D1', name: 'Phone', addedBy: anna.userId },
      { ...times, id: 'H1-D2', name: 'Old tablet' },
    ];
    const opened = await openMembers({ 'GET /api/households/H1/devices': makeJson(200, devices) });
    const dialog = await choose(opened, 'anna@example.com', 'Remove from household');
    const sentence = await dialog.findByText(/We can’t tell who set up Old tablet, so nothing changes there/);
    expect(sentence.textContent).toContain('Settings, This device');
    expect(sentence.textContent).not.toContain('Phone');
  });

  test('who is a learner’s account leaves the learner, and says so', async () => {
    const linked = makeJson(200, [{ ...emma, userId: emmaMember.userId }]);
    const opened = await openMembers({
      [members]: answersInSequence(makeJson(200, [parentMember, emmaMember]), makeJson(200, [parentMember])),
      'GET /api/households/H1/learners': answersInSequence(linked, makeJson(200, [emma])),
      [`DELETE /api/households/H1/members/${emmaMember.id}`]: new Response(null, { status: 204 }),
    });
    const dialog = await choose(opened, 'Emma', 'Remove sign-in');
    expect(dialog.getByText(/Emma stays here with everything studied so far/)).toBeDefined();
    await opened.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(opened.calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await listActions(opened, 'Emma')).toEqual([]));
  });

  test('that is refused says why in the dialog, which stays', async () => {
    const opened = await openMembers({ [removeAnna]: makeRefusal(409, 'conflict', 'Please try again.') });
    const dialog = await choose(opened, 'anna@example.com', 'Remove from household');
    await opened.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please try again.');
  });
});

describe('leaving', () => {
  test('asks, and leads to the households that are left', async () => {
    const opened = await openMembers(
      {
        [members]: makeJson(200, [{ ...parentMember, role: 'guardian' }, makeGrownUp('anna', 'owner')]),
        'GET /api/households': makeJson(200, []),
        [`DELETE /api/households/H1/members/${parentMember.id}`]: new Response(null, { status: 204 }),
      },
      'guardian',
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave Smith Family?' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Households' })).toBeDefined();
    expect(await screen.findByText('No households yet')).toBeDefined();
    expect(opened.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('is done when the answer of an earlier try was lost', async () => {
    const opened = await openMembers(
      {
        [members]: answersInSequence(
          makeJson(200, [{ ...parentMember, role: 'viewer' }, makeGrownUp('anna', 'owner')]),
          makeRefusal(404, 'not-found', 'Gone.'),
        ),
      },
      'viewer',
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    await opened.user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Households' })).toBeDefined();
  });

  test('is not for the only owner among others, who is told what helps', async () => {
    await openMembers();
    expect(await screen.findByRole('heading', { name: 'Leave household' })).toBeDefined();
    expect(screen.getByText(/^Every household needs an owner/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave this household' })).toBeNull();
  });

  test('is not for the only grown-up: such a household is deleted', async () => {
    await openMembers({ [members]: makeJson(200, [parentMember, emmaMember]) });
    expect(await screen.findByRole('heading', { name: 'Delete household' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Leave household' })).toBeNull();
  });

  test('that is refused to the last owner says what helps', async () => {
    const opened = await openMembers({
      [members]: makeJson(200, [parentMember, makeGrownUp('anna', 'owner')]),
      [`DELETE /api/households/H1/members/${parentMember.id}`]: lastOwner,
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    await opened.user.click(screen.getByRole('button', { name: 'Leave' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Make someone else an owner first/);
  });
});
