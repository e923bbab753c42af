import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsNewParent, openAsParent } from '../../support/open-as-parent.ts';
import { parentMember, smiths } from '../../support/smith-family.ts';

startFresh();

const list = 'GET /api/households';

async function openPicker(answers: Parameters<typeof openAsParent>[0] = {}) {
  const opened = openAsParent(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'All Households' }));
  await screen.findByRole('heading', { level: 1, name: 'All Households' });
  return opened;
}

test('shows the real role and number of learners of each household [picker-screen, picker-select-household-manage, picker-household-name, picker-owner-n-learners, real-member-role-learner-count]', async () => {
  const households = [
    { ...smiths, learnerCount: 2 },
    { ...smiths, id: 'H2', name: 'Grandparents', role: 'viewer', learnerCount: 1 },
  ];
  await openPicker({ [list]: makeJson(200, households) });
  expect(await screen.findByText('Owner • 2 learners')).toBeDefined();
  expect(screen.getByText('Viewer • 1 learner')).toBeDefined();
  expect(screen.getByText('Select a household to manage')).toBeDefined();
});

test('opens the household that is pressed [picker-all-households]', async () => {
  const { user } = await openPicker();
  await user.click(await screen.findByRole('button', { name: /Smith Family/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
});

test('shows a further household in the list once it is made [picker-create-household]', async () => {
  const second = { ...smiths, id: 'H2', name: 'Grandparents' };
  const { user } = await openPicker({
    [list]: answersInSequence(makeJson(200, [smiths]), makeJson(200, [smiths, second])),
    'POST /api/households': makeJson(201, second),
  });
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), 'Grandparents');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('button', { name: /Grandparents/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks for a name before it calls [valid-household-name-required]', async () => {
  const { calls, user } = openAsNewParent();
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), '   ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter a household name.')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/households'))).toEqual([]);
});

test('says why a household could not be made, and keeps its name [error-failed-creation-household-shown-keeps]', async () => {
  const { user } = openAsNewParent({
    'POST /api/households': makeRefusal(409, 'too-many-households', 'You are in 20 households.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), 'Smith Family');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You are in 20 households.');
  expect(screen.getByLabelText<HTMLInputElement>('Household Name').value).toBe('Smith Family');
});

test('says Creating... while it is being made [picker-creating]', async () => {
  const { calls, user } = openAsNewParent({ 'POST /api/households': 'never' });
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), 'Smith Family');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDefined();
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('POST'));
});

test('joins the household of a code, once it is said what that makes of the account [added-role-before-accepting]', async () => {
  const joined = { ...smiths, id: 'H2', name: 'Grandparents', role: 'guardian' };
  const { calls, user } = await openPicker({
    [list]: answersInSequence(makeJson(200, [smiths]), makeJson(200, [smiths, joined])),
    'POST /api/invitations/preview': makeJson(200, { householdName: 'Grandparents', role: 'viewer' }),
    'POST /api/invitations/accept': makeJson(201, { ...parentMember, id: 'H2-user-parent', role: 'guardian' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Join with a code' }));
  await user.type(screen.getByLabelText('Family code'), '5ya4q hxx4e');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(
    'You’ll be a viewer of Grandparents. You can read reports and cheer, but you can’t change anything.',
  );
  expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('button', { name: /Grandparents/ })).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: '5ya4q hxx4e' });
});

test('says that a code is used up, and keeps it', async () => {
  const { user } = await openPicker({
    'POST /api/invitations/preview': makeRefusal(410, 'code-used-up', 'This code is not valid any more.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Join with a code' }));
  await user.type(screen.getByLabelText('Family code'), 'OLD');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not valid any more.');
  expect(screen.getByLabelText<HTMLInputElement>('Family code').value).toBe('OLD');
});

test('a list that cannot be loaded says so, and Retry loads it [error-household-load-failure-shown-retry]', async () => {
  const { user } = await openPicker({
    [list]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [smiths])),
  });
  expect(await screen.findByText('Failed to load households')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Smith Family/ })).toBeDefined();
});
