import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsNewParent } from '../../support/open-as-parent.ts';
import { parentMember } from '../../support/smith-family.ts';

startFresh();

const preview = 'POST /api/invitations/preview';
const accept = 'POST /api/invitations/accept';
const toGrandparents = makeJson(200, { householdName: 'Grandparents', role: 'guardian' });
const offer = 'You’re invited to a family.';
const readKept = () => sessionStorage.getItem('flashspark.invitation');

beforeEach(() => sessionStorage.setItem('flashspark.invitation', 'ABCDEFGHJK'));

async function openInvitation(answers: Parameters<typeof openAsNewParent>[0] = {}) {
  const { calls, user } = openAsNewParent({ [preview]: toGrandparents, ...answers });
  const press = async (name: string) =>
    user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
  const close = async () => {
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { calls, user, press, close };
}

test('opens the invitation of a mail by itself, and forgets it once it is used', async () => {
  const { calls, press } = await openInvitation({
    [accept]: makeJson(201, { ...parentMember, id: 'H2-user-parent', role: 'guardian' }),
  });
  await press('Next');
  await screen.findByText(/You’ll be a guardian of Grandparents. You can manage/);
  expect(readKept()).toBe('ABCDEFGHJK');
  await press('Join');
  await waitFor(() => expect(readKept()).toBeNull());
  expect(calls.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ code: 'ABCDEFGHJK' });
  expect(screen.queryByText(offer)).toBeNull();
});

test('an invitation that was only closed is offered above the questions for a family of one’s own', async () => {
  const { user, close } = await openInvitation();
  await screen.findByRole('dialog');
  expect(screen.queryByText(offer)).toBeNull();
  await close();
  expect(await screen.findByRole('heading', { name: 'Who is learning?' })).toBeDefined();
  expect(screen.getByText(offer)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Family code')).value).toBe('ABCDEFGHJK');
});

test('an invitation that is refused plainly is not offered again', async () => {
  const { press } = await openInvitation();
  await press('No, thanks');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(offer)).toBeNull();
  expect(readKept()).toBeNull();
});

test.each(['code-used-up', 'already-member'] as const)(
  'an invitation that the server refuses with %s is not offered again',
  async (code) => {
    const { press, close } = await openInvitation({ [preview]: makeRefusal(410, code, 'This code no longer works.') });
    await press('Next');
    expect((await screen.findByRole('alert')).textContent).toBe('This code no longer works.');
    await close();
    expect(screen.queryByText(offer)).toBeNull();
    expect(readKept()).toBeNull();
  },
);

test('an invitation for another email waits for the account of that email', async () => {
  const { press, close } = await openInvitation({
    [accept]: makeRefusal(403, 'other-address', 'This invitation is for another email.'),
  });
  await press('Next');
  await press('Join');
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation is for another email.');
  await close();
  expect(readKept()).toBe('ABCDEFGHJK');
});
