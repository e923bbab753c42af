import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { answersInSequence, openAsParent } from '../../support/open-as-parent.ts';
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
  await opened.user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: 'parent@example.com' });
  return opened;
}

/** Lists the actions in the menu of the row that has a button with this name. The actions are hidden, because jsdom never opens a popover. */
function listActions(name: string): (string | null)[] {
  const row = screen.getByRole('button', { name }).closest('li') as HTMLElement;
  return [...row.querySelectorAll('[popover] button')].map(({ textContent }) => textContent);
}

async function choose(name: string, action: string) {
  const row = within(screen.getByRole('button', { name }).closest('li') as HTMLElement);
  // Moves the focus to the button, as a browser does when its menu closes.
  row.getByRole('button', { name: /^More for/ }).focus();
  fireEvent.click(row.getByRole('button', { name: action, hidden: true }));
  return within(await screen.findByRole(action.startsWith('Remove') ? 'alertdialog' : 'dialog'));
}

describe('what is offered', () => {
  test('to an owner: the others’ roles and leaving, and the own role', async () => {
    await openMembers({
      [members]: makeJson(200, [parentMember, anna, emmaMember]),
      'GET /api/households/H1/learners': makeJson(200, [{ ...emma, userId: emmaMember.userId }]),
    });
    expect(listActions('parent@example.com')).toEqual(['Change your role']);
    expect(listActions('anna@example.com')).toEqual(['Change role', 'Remove from household']);
    expect(listActions('Emma')).toEqual(['Remove sign-in']);
  });

  test('to an owner who is the only grown-up: nothing about the own role', async () => {
    await openMembers({ [members]: makeJson(200, [parentMember, emmaMember]) });
    expect(listActions('parent@example.com')).toEqual([]);
  });

  test('with a learner who has no account: nothing', async () => {
    await openMembers();
    expect(listActions('Emma')).toEqual([]);
  });

  test.each(['guardian', 'viewer'] as const)('to a %s: nothing', async (role) => {
    await openMembers({}, role);
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  });
});

describe('another role', () => {
  test('is chosen with a word of what each may do, and the focus returns to where it was', async () => {
    const owner = { ...anna, role: 'owner' };
    const { calls, user } = await openMembers({
      [members]: answersInSequence(family, makeJson(200, [parentMember, owner])),
      [changeAnna]: makeJson(200, owner),
    });
    const dialog = await choose('anna@example.com', 'Change role');
    expect(dialog.getByRole('radio', { name: /^Viewer\s*Can look at everything, but not change it/ })).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: /^Owner/ }));
    expect(dialog.getByRole('status').textContent).toBe('You stay an owner too, until you change your own role.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'owner' });
    const row = screen.getByRole('button', { name: 'anna@example.com' }).closest('li') as HTMLElement;
    expect(within(row).getByText('Owner')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for anna@example.com'));
  });

  test('after stepping down nothing more is offered, and the title has the focus', async () => {
    const [owner, self] = [makeGrownUp('anna', 'owner'), { ...parentMember, role: 'viewer' }];
    const { user } = await openMembers({
      [members]: answersInSequence(makeJson(200, [parentMember, owner]), makeJson(200, [self, owner])),
      'GET /api/households/H1': answersInSequence(makeJson(200, smiths), makeJson(200, { ...smiths, role: 'viewer' })),
      [changeSelf]: makeJson(200, self),
    });
    const dialog = await choose('parent@example.com', 'Change your role');
    await user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Household Members' })),
    );
  });

  test('is not to be had for the only owner, who is told what helps', async () => {
    await openMembers();
    const dialog = await choose('parent@example.com', 'Change your role');
    expect(dialog.getByText(/^A household needs an owner\. First make somebody else an owner/)).toBeDefined();
    expect(dialog.queryByRole('radio')).toBeNull();
  });

  test.each([
    ['somebody else was quicker to leave', lastOwner, /^A household needs an owner\. First make/],
    ['the member is gone', makeRefusal(404, 'not-found', 'Gone.'), /^They are not in this household any more/],
    ['the connection is gone', new TypeError('Failed to fetch'), /^Failed to change the role\. /],
  ])('that is refused because %s says so in place, and the choice stays', async (_, answer, words) => {
    const { user } = await openMembers({ [changeAnna]: answer });
    const dialog = await choose('anna@example.com', 'Change role');
    await user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(words);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Viewer/ }).checked).toBe(true);
  });

  test('that is not saved yet is asked about before the dialog closes', async () => {
    const { user } = await openMembers();
    const dialog = await choose('anna@example.com', 'Change role');
    await user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
  });
});

describe('removing somebody', () => {
  test('asks, says what stays, takes them off the list, and the title has the focus', async () => {
    const { user } = await openMembers({
      [members]: answersInSequence(family, makeJson(200, [parentMember])),
      [removeAnna]: new Response(null, { status: 204 }),
    });
    const dialog = await choose('anna@example.com', 'Remove from household');
    expect(dialog.getByText(/Its learners, decks and everything studied stay/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'anna@example.com' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Household Members' })),
    );
  });

  test('who is a learner’s account leaves the learner, and says so', async () => {
    const linked = makeJson(200, [{ ...emma, userId: emmaMember.userId }]);
    const { calls, user } = await openMembers({
      [members]: answersInSequence(makeJson(200, [parentMember, emmaMember]), makeJson(200, [parentMember])),
      'GET /api/households/H1/learners': answersInSequence(linked, makeJson(200, [emma])),
      [`DELETE /api/households/H1/members/${emmaMember.id}`]: new Response(null, { status: 204 }),
    });
    const dialog = await choose('Emma', 'Remove sign-in');
    expect(dialog.getByText(/Emma stays here with everything studied so far/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More for emma@example.com' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Emma' })).toBeDefined();
  });

  test('that is refused says why in the dialog, which stays', async () => {
    const { user } = await openMembers({ [removeAnna]: makeRefusal(409, 'conflict', 'Please try again.') });
    const dialog = await choose('anna@example.com', 'Remove from household');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please try again.');
  });
});

describe('leaving', () => {
  test('asks, and leads to the households that are left', async () => {
    const { calls, user } = await openMembers(
      {
        [members]: makeJson(200, [{ ...parentMember, role: 'guardian' }, makeGrownUp('anna', 'owner')]),
        'GET /api/households': makeJson(200, []),
        [`DELETE /api/households/H1/members/${parentMember.id}`]: new Response(null, { status: 204 }),
      },
      'guardian',
    );
    await user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave Smith Family?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Households' })).toBeDefined();
    expect(await screen.findByText('No households yet')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('is done when the answer of an earlier try was lost', async () => {
    const { user } = await openMembers(
      {
        [members]: answersInSequence(
          makeJson(200, [{ ...parentMember, role: 'viewer' }, makeGrownUp('anna', 'owner')]),
          makeRefusal(404, 'not-found', 'Gone.'),
        ),
      },
      'viewer',
    );
    await user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Households' })).toBeDefined();
  });

  test('is not for the only owner among others, who is told what helps', async () => {
    await openMembers();
    expect(await screen.findByRole('heading', { name: 'Leave household' })).toBeDefined();
    expect(screen.getByText(/^A household needs an owner/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave this household' })).toBeNull();
  });

  test('is not for the only grown-up: such a household is deleted', async () => {
    await openMembers({ [members]: makeJson(200, [parentMember, emmaMember]) });
    expect(await screen.findByRole('heading', { name: 'Delete household' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Leave household' })).toBeNull();
  });

  test('that is refused to the last owner says what helps', async () => {
    const { user } = await openMembers({
      [members]: makeJson(200, [parentMember, makeGrownUp('anna', 'owner')]),
      [`DELETE /api/households/H1/members/${parentMember.id}`]: lastOwner,
    });
    await user.click(await screen.findByRole('button', { name: 'Leave this household' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/First make somebody else an owner/);
  });
});
