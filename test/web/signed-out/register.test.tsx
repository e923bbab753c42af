import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession } from '../../../web/src/lib/account/session.ts';
import { registerMutation, signInWithGoogleMutation, signUpWithGoogleMutation } from '../../../web/src/queries/auth.ts';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();

const register = 'POST /api/auth/supa/register';

async function openRegistration() {
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await screen.findByRole('radio', { name: 'Learner' });
  return user;
}

async function fillIn(user: ReturnType<typeof openApp>, email: string, password: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

async function chooseLearner(user: ReturnType<typeof openApp>, year = '2000') {
  await user.click(screen.getByRole('radio', { name: 'Learner' }));
  await user.type(screen.getByLabelText('Year of birth'), year);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('sends a child to a parent: it registers nothing, sends nothing and keeps nothing', async () => {
  const calls = fakeApi({});
  const user = await openRegistration();
  await chooseLearner(user, String(new Date().getFullYear() - 13));
  expect(await screen.findByText('Ask a parent')).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'My family has Flashspark' }));
  expect(await screen.findByText('Use this device with your family')).toBeDefined();
});

test.each(['', '20', '1800', '3000', 'abcd'])('asks again for a year that is none: “%s”', async (year) => {
  fakeApi({});
  const user = await openRegistration();
  await user.click(screen.getByRole('radio', { name: 'Learner' }));
  if (year) await user.type(screen.getByLabelText('Year of birth'), year);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter a year like 2010.')).toBeDefined();
});

test('offers Parent first [registration-role-toggle-parent, registration-role-toggle-learner, registration-parent-default-role]', async () => {
  fakeApi({});
  await openRegistration();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Parent' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Learner' }).checked).toBe(false);
});

test('registers with the chosen role and signs in [registration-screen, registration-email, registration-password, state-signed-out-signed-in-after-register, role-parent-learner-chosen-registration]', async () => {
  const calls = fakeApi({
    [register]: makeJson(201, makeSession('learner')),
    'GET /api/me': makeJson(200, makeMe('learner')),
  });
  const user = await openRegistration();
  await chooseLearner(user);
  await fillIn(user, 'learner@example.com', 'correct horse');
  await waitFor(() => expect(readSession()?.user.role).toBe('learner'));
  expect(calls.find((call) => call.path.endsWith('/register'))?.body).toEqual({
    email: 'learner@example.com',
    password: 'correct horse',
    role: 'learner',
  });
});

test('refuses a short password with the hint’s words and makes no call [valid-at-least-6-characters, constant-password-minimum-6]', async () => {
  const calls = fakeApi({});
  const user = await openRegistration();
  expect(screen.getByText('At least 6 characters')).toBeDefined();
  await fillIn(user, 'parent@example.com', '12345');
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('At least 6 characters')).toBeDefined();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('refuses what is no email [valid-registration-email-email-format]', async () => {
  fakeApi({});
  const user = await openRegistration();
  await fillIn(user, 'parent.example.com', '123456');
  expect(await screen.findByText('This doesn’t look like an email. Check it for typos.')).toBeDefined();
});

test('shows that an address is taken and keeps the role [error-registration-server-sentence-banner]', async () => {
  fakeApi({ [register]: makeRefusal(409, 'email-taken', 'This email already has an account.') });
  const user = await openRegistration();
  await chooseLearner(user);
  await fillIn(user, 'parent@example.com', '1234567');
  expect((await screen.findByRole('alert')).textContent).toBe('This email already has an account.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Learner' }).checked).toBe(true);
});

test('says that the registration failed when the server is in trouble [error-registration-failed]', async () => {
  fakeApi({ [register]: new Response('<h1>502</h1>', { status: 502 }) });
  const user = await openRegistration();
  await fillIn(user, 'parent@example.com', '1234567');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Registration failed\. /);
});

test('shows a password on demand', async () => {
  fakeApi({});
  const user = await openRegistration();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('a new account keeps the language of the page, unless that is English', async () => {
  const session = makeJson(200, makeSession('parent'));
  const calls = fakeApi({
    [register]: session,
    'POST /api/auth/google': session,
    'POST /api/auth/supa/google': session,
  });
  const client = new QueryClient();
  const cache = client.getMutationCache();
  const createAccounts = async () => {
    await cache.build(client, registerMutation).execute({ email: 'a@b.example', password: 'secret 7', role: 'parent' });
    await cache.build(client, signUpWithGoogleMutation).execute({ credential: 'google', role: 'parent' });
    await cache.build(client, signInWithGoogleMutation).execute({ credential: 'google', role: 'parent' });
  };
  await createAccounts();
  vi.spyOn(i18n, 'locale', 'get').mockReturnValue('de');
  await createAccounts();
  const languages = calls.map(({ body }) => (body as { language?: string }).language);
  expect(languages).toEqual([undefined, undefined, undefined, 'de', 'de', 'de']);
});

test('a password that is easy to guess is said at its field, which has the focus', async () => {
  fakeApi({ [register]: makeRefusal(400, 'common-password', 'This password is easy to guess. Pick another one.') });
  const user = await openRegistration();
  await fillIn(user, 'parent@example.com', 'password');
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This password is easy to guess. Pick another one.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('password');
});
