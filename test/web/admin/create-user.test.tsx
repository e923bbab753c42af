import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { type Answers, kid, openAdminTab, statsCall, stats } from './support/open-as-admin.ts';

startFresh();

const create = 'POST /api/users';
const teacher = { ...kid, id: 'user-teacher', email: 'teacher@example.com', role: 'admin' };

async function openForm(answers: Answers = {}) {
  const opened = await openAdminTab('Users', answers);
  await screen.findByText('kid@example.com');
  await opened.user.click(screen.getByRole('button', { name: 'Create User' }));
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Create User' })) };
}

async function createUser(answer: Answers[string], answers: Answers = {}) {
  const opened = await openForm({ [create]: answer, ...answers });
  const { user, dialog } = opened;
  await user.type(dialog.getByLabelText('Email'), 'teacher@example.com');
  await user.type(dialog.getByLabelText('Password'), 'violet otter');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Create User' }));
  return opened;
}

test('says what each role means [valid-create-user-role-select, role-hint-parent-creates-new-household, role-hint-learner-assigned-later, role-hint-admin-has-full-system]', async () => {
  const { user, dialog } = await openForm();
  const role = dialog.getByLabelText<HTMLSelectElement>('Role');
  expect(role.value).toBe('parent');
  for (const [id, hint] of [
    ['parent', 'creates a new household automatically'],
    ['learner', 'can be assigned later'],
    ['admin', 'has full system access'],
  ] as const) {
    await user.selectOptions(role, id);
    expect(document.getElementById(role.getAttribute('aria-describedby') ?? '')?.textContent).toContain(hint);
  }
});

test('makes the account, and shows and counts it at once [admin-create-user, admin-create-user-dialog, admin-create-user-email, admin-create-user-password, admin-create-user-role, role-admin-creates-users-role-parent]', async () => {
  const more = { ...stats, totalUsers: 2_311 };
  const { calls } = await createUser(makeJson(201, teacher), {
    [statsCall]: answersInSequence(makeJson(200, stats), makeJson(200, more)),
  });
  expect(await screen.findByRole('article', { name: 'teacher@example.com' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'User Management (2,311 total)' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('teacher@example.com can sign in now').closest('[aria-live="polite"]')).not.toBeNull();
  const expected = { email: 'teacher@example.com', password: 'violet otter', role: 'admin' };
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(expected);
});

test('a user who does not belong to what is searched for is not put among the finds', async () => {
  const opened = await openAdminTab('Users', {
    [create]: makeJson(201, teacher),
    'GET /api/users?limit=50&search=kid': makeJson(200, [kid]),
  });
  await opened.user.type(await screen.findByLabelText('Search by email'), 'kid{Enter}');
  await screen.findByText('1 user found');
  await opened.user.click(screen.getByRole('button', { name: 'Create User' }));
  const dialog = within(screen.getByRole('dialog'));
  await opened.user.type(dialog.getByLabelText('Email'), 'teacher@example.com');
  await opened.user.type(dialog.getByLabelText('Password'), 'violet otter');
  await opened.user.click(dialog.getByRole('button', { name: 'Create User' }));
  expect(await screen.findByText('teacher@example.com can sign in now')).toBeDefined();
  expect(screen.queryByRole('article', { name: 'teacher@example.com' })).toBeNull();
});

test('refuses a short password and what is no email before it calls [valid-create-user-email-type, valid-minimum-6-characters]', async () => {
  const { calls, user, dialog } = await openForm();
  expect(dialog.getByText('Minimum 6 characters')).toBeDefined();
  expect(dialog.getByLabelText('Email').getAttribute('type')).toBe('email');
  await user.type(dialog.getByLabelText('Email'), 'teacher');
  await user.type(dialog.getByLabelText('Password'), '12345');
  await user.click(dialog.getByRole('button', { name: 'Create User' }));
  expect(await dialog.findByText('This doesn’t look like an email. Check it for typos.')).toBeDefined();
  expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText('Minimum 6 characters')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/users'))).toEqual([]);
});

test.each([
  [
    'Error: This email already has an account.',
    'error-server-error-create-user',
    makeRefusal(409, 'email-taken', 'This email already has an account.'),
  ],
  [
    'Error: Failed to create user. Flashspark can’t answer right now. Try again in a moment.',
    'error-create-user-with-prefix',
    makeJson(502, { message: 'Bad Gateway' }),
  ],
  [
    'Failed to create user. We couldn’t reach Flashspark. Check your connection and try again.',
    'error-failed-create-user',
    new TypeError('Failed to fetch'),
  ],
])('says “%s” and keeps what was typed [%s]', async (sentence, _id, answer) => {
  const { dialog } = await createUser(answer);
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('teacher@example.com');
  expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('violet otter');
  expect(dialog.getByLabelText<HTMLSelectElement>('Role').value).toBe('admin');
});

test('what the server finds wrong with a field stands at that field', async () => {
  const refusal = makeJson(400, {
    error: 'Something in this form is not right.',
    code: 'invalid-input',
    fields: { email: 'This email is too long. Check it for extra letters.' },
  });
  const { dialog } = await createUser(refusal);
  expect(await dialog.findByText('This email is too long. Check it for extra letters.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Email')));
});

test('asks before something typed is lost', async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Email'), 't');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
});
