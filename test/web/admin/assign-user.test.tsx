import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { emma, parentMember } from '../support/smith-family.ts';
import { type Answers, households, linkTo, makeHousehold, mother, openAdminTab } from './support/open-as-admin.ts';

startFresh();

const learnersCall = 'GET /api/households/H1/learners';
const grandparents = makeHousehold({ id: 'H2', name: 'Grandparents' });
const both = makeJson(200, [makeHousehold(), grandparents]);
const ben = { ...emma, id: 'H1-L2', name: 'Ben' };
const taken = { ...emma, id: 'H1-L3', name: 'Zoe', userId: 'user-zoe' };

async function openAssign(email: string, answers: Answers = {}) {
  const opened = await openAdminTab('Users', { [households]: both, ...answers });
  const card = within(await screen.findByRole('article', { name: email }));
  await opened.user.click(card.getByRole('button', { name: 'Assign to Household' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign to Household' }));
  await dialog.findByRole('option', { name: 'Grandparents' });
  return { ...opened, card, dialog };
}

function listOptions(select: HTMLElement): (string | null)[] {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

test('assigns a grown-up with the role that is chosen, and the card says so [admin-assign-household, admin-assign-household-dialog, admin-assign-field-household, admin-assign-role, admin-assign]', async () => {
  const { calls, user, card, dialog } = await openAssign(mother.email, {
    'POST /api/users/user-parent/households': makeJson(201, { ...parentMember, id: 'H2-user-parent', role: 'viewer' }),
  });
  expect(listOptions(dialog.getByLabelText('Role'))).toEqual(['Guardian', 'Viewer', 'Owner']);
  expect(dialog.queryByLabelText('Learner')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Household'), 'Grandparents');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await card.findByText('Grandparents (Viewer)')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('mother@example.com is now in Grandparents').closest('[aria-live="polite"]')).not.toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ householdId: 'H2', role: 'viewer' });
});

test('asks for a household before it calls [valid-assign-user-household-required]', async () => {
  const { calls, user, dialog } = await openAssign(mother.email);
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(dialog.getByText('Pick a household.')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/users/'))).toEqual([]);
});

test('a household that the account is in already cannot be chosen', async () => {
  const { dialog } = await openAssign(mother.email);
  expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Smith Family (already a member)' }).disabled).toBe(
    true,
  );
});

test('tells households of the same name apart', async () => {
  const { dialog } = await openAssign('kid@example.com', {
    [households]: makeJson(200, [makeHousehold(), makeHousehold({ id: 'H3' }), grandparents]),
  });
  const options = ['Select a household', 'Smith Family\u00A0· H1', 'Smith Family\u00A0· H3', 'Grandparents'];
  expect(listOptions(dialog.getByLabelText('Household'))).toEqual(options);
});

test('finds households beyond the first by name, and keeps the chosen one', async () => {
  const { user, dialog } = await openAssign('kid@example.com', {
    [households]: makeJson(200, [makeHousehold(), grandparents], linkTo('/api/households?limit=50&cursor=x')),
    'GET /api/households?limit=50&search=oka': makeJson(200, [makeHousehold({ id: 'H9', name: 'Okafor Family' })]),
    'GET /api/households/H2/learners': makeJson(200, []),
  });
  expect(dialog.getByText('Showing the first 2. Search by name for others.')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Household'), 'Grandparents');
  await user.type(dialog.getByLabelText('Search households by name'), 'oka{Enter}');
  expect(await dialog.findByText('1 household found')).toBeDefined();
  const select = dialog.getByLabelText<HTMLSelectElement>('Household');
  expect(listOptions(select)).toEqual(['Select a household', 'Grandparents', 'Okafor Family']);
  expect(select.value).toBe('H2');
});

test('households that cannot be loaded say so, and Retry loads them', async () => {
  const { user } = await openAdminTab('Users', {
    [households]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), both),
  });
  const card = within(await screen.findByRole('article', { name: 'kid@example.com' }));
  await user.click(card.getByRole('button', { name: 'Assign to Household' }));
  expect(await screen.findByText('Failed to load households')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Grandparents' })).toBeDefined();
});

async function assignKid(learners: readonly object[], learner: string | undefined, answers: Answers = {}) {
  const opened = await openAssign('kid@example.com', {
    [learnersCall]: makeJson(200, learners),
    'POST /api/users/user-kid/households': makeJson(201, {
      ...parentMember,
      id: 'H1-user-kid',
      userId: 'user-kid',
      role: 'viewer',
    }),
    ...answers,
  });
  const { user, dialog } = opened;
  await user.selectOptions(dialog.getByLabelText('Household'), 'Smith Family');
  await dialog.findByRole('option', { name: 'Pick automatically' });
  if (learner) await user.selectOptions(dialog.getByLabelText('Learner'), learner);
  return opened;
}

test('links a learner account to the learner that is named, out of those without an account [admin-assign-learner-link-user-one]', async () => {
  const { calls, user, card, dialog } = await assignKid([emma, ben, taken], 'Ben');
  expect(listOptions(dialog.getByLabelText('Learner'))).toEqual(['Pick automatically', 'Emma', 'Ben']);
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await card.findByText('Smith Family')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    householdId: 'H1',
    role: 'viewer',
    learnerId: 'H1-L2',
  });
});

test('leaves the choice of the learner to the server', async () => {
  const { calls, user, card, dialog } = await assignKid([emma], undefined);
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await card.findByText('Smith Family')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ householdId: 'H1', role: 'viewer' });
});

test.each([
  ['the only learner without an account', [emma, taken], 'Emma is the only learner without an account.'],
  ['a new learner where none is free', [taken], 'Adds a new learner named kid.'],
  ['a new learner where several are free', [emma, ben], 'Adds a new learner named kid.'],
])('says that the automatic choice is %s', async (_name, learners, sentence) => {
  const { dialog } = await assignKid(learners, undefined);
  expect(dialog.getByText(sentence)).toBeDefined();
});

test('another household starts with an automatic choice again', async () => {
  const { user, dialog } = await assignKid([emma, ben], 'Ben', {
    'GET /api/households/H2/learners': makeJson(200, [emma, ben]),
  });
  await user.selectOptions(dialog.getByLabelText('Household'), 'Grandparents');
  await dialog.findByRole('option', { name: 'Pick automatically' });
  expect(dialog.getByLabelText<HTMLSelectElement>('Learner').value).toBe('');
});

test('learners that cannot be loaded say so, and Retry loads them', async () => {
  const { user, dialog } = await openAssign('kid@example.com', {
    [learnersCall]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [emma])),
  });
  await user.selectOptions(dialog.getByLabelText('Household'), 'Smith Family');
  expect(await dialog.findByText('Failed to load learners')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('option', { name: 'Emma' })).toBeDefined();
});

test.each([
  [
    'Error: This learner already has an account. Pick another learner.',
    'error-server-error-assign-user',
    makeRefusal(409, 'already-linked', 'This learner already has an account. Pick another learner.'),
  ],
  [
    'Error: Failed to assign user. Flashspark can’t answer right now. Try again in a moment.',
    'error-assign-user-with-prefix',
    makeJson(502, { message: 'Bad Gateway' }),
  ],
  [
    'Failed to assign user to household. We couldn’t reach Flashspark. Check your connection and try again.',
    'error-failed-assign-user-household',
    new TypeError('Failed to fetch'),
  ],
])('says “%s”, keeps what was chosen and looks again who is free [%s]', async (sentence, _id, answer) => {
  const { calls, user, dialog } = await assignKid([emma, ben], 'Ben', {
    'POST /api/users/user-kid/households': answer,
  });
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(dialog.getByLabelText<HTMLSelectElement>('Household').value).toBe('H1');
  expect(dialog.getByLabelText<HTMLSelectElement>('Learner').value).toBe('H1-L2');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/households/H1/learners')).toHaveLength(2));
});

test('asks before what was chosen is lost', async () => {
  const { user, dialog } = await assignKid([emma], undefined);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
});
