import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endSession, readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { isPageHeld } from '../../../web/src/lib/page/unsaved-work.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();
beforeEach(() => localStorage.removeItem('flashspark.known'));

const login = 'POST /api/auth/supa/login';

async function fillIn(user: ReturnType<typeof openApp>, email: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('signs in with email and password and opens the role’s screens [sign-in-screen, sign-in-email, sign-in-password, sign-in-button, entity-session, state-signed-out-signed-in-after-login, call-all-authorised-calls-send-bearer]', async () => {
  const calls = fakeApi({
    [login]: makeJson(200, makeSession('parent')),
    'GET /api/me': makeJson(200, makeMe('parent')),
  });
  const user = openApp();
  await fillIn(user, 'parent@example.com', 'old pw');
  await waitFor(() => expect(readSession()?.token).toBe('token-of-parent'));
  expect(calls.find((call) => call.path.endsWith('/login'))?.body).toEqual({
    email: 'parent@example.com',
    password: 'old pw',
  });
  await waitFor(() => expect(calls.at(-1)?.authorization).toBe('Bearer token-of-parent'));
});

test('reads the installation’s settings again where the first try failed', async () => {
  const calls = fakeApi({
    [login]: makeJson(200, makeSession('parent')),
    'GET /config.json': new TypeError('Failed to fetch'),
  });
  const reads = () => calls.filter(({ path }) => path === '/config.json').length;
  const user = openApp();
  await screen.findByLabelText('Email');
  await waitFor(() => expect(reads()).toBeGreaterThan(0));
  const before = reads();
  await user.click(screen.getByRole('link', { name: /^(?:Register|Create a family)/ }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('shows the server’s words in a banner and keeps what was typed [error-sign-in-server-sentence-banner]', async () => {
  fakeApi({ [login]: makeRefusal(401, 'wrong-credentials', 'That email or password isn’t right.') });
  const user = openApp();
  await fillIn(user, 'parent@example.com', 'wrong one');
  expect((await screen.findByRole('alert')).textContent).toBe('That email or password isn’t right.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('parent@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong one');
});

test('what is typed keeps the page from reloading by itself until the form is left', async () => {
  fakeApi({});
  const user = openApp();
  const email = await screen.findByLabelText('Email');
  expect(isPageHeld()).toBe(false);
  await user.type(email, 'p');
  expect(isPageHeld()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'This is a child’s device' }));
  await waitFor(() => expect(isPageHeld()).toBe(false));
});

test('says that the login failed when nothing is reached [error-login-failed]', async () => {
  fakeApi({ [login]: new TypeError('Failed to fetch') });
  const user = openApp();
  await fillIn(user, 'parent@example.com', 'secret');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Login failed\. We couldn’t reach Flashspark/);
});

test('says how long to wait after too many tries', async () => {
  fakeApi({ [login]: makeRefusal(429, 'too-many-attempts', 'Too many tries.', { 'retry-after': '30' }) });
  const user = openApp();
  await fillIn(user, 'parent@example.com', 'secret');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Try again in 30 seconds.');
});

test('asks for what is missing before it calls, and ties the words to the field', async () => {
  const calls = fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  const email = await screen.findByRole('textbox', { name: 'Email', description: 'Enter your email.' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('tells somebody whose session ended that nothing is lost', async () => {
  fakeApi({});
  endSession('expired');
  openApp();
  expect((await screen.findByText(/^You’ve been signed out/)).textContent).toMatch(/Everything you saved is safe/);
});

test('greets a newcomer with what Flashspark is and a family to create, and whoever was here before with a welcome back', async () => {
  fakeApi({});
  const user = openApp();
  expect(await screen.findByText('A few minutes a day helps your kids remember what they learn.')).toBeDefined();
  expect(screen.queryByText('Welcome back')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create a family' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
  cleanup();
  startSession(makeSession('parent'));
  endSession('signed-out');
  cleanup();
  openApp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create a family' })).toBeNull();
});

test('leads to registration and, with the browser’s Back, returns [root-sign-in-switchable-registration, sign-in-link-registration]', async () => {
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Flashcards for your family' })).toBeDefined();
});

test('the email that was typed comes along to registration, to a forgotten password, and back', async () => {
  fakeApi({});
  const user = openApp();
  const email = async () => (await screen.findByLabelText<HTMLInputElement>('Email')).value;
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com');
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  expect(await email()).toBe('mia@example.com');
  await user.type(screen.getByLabelText('Email'), '.au');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Flashcards for your family' });
  expect(await email()).toBe('mia@example.com.au');
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  expect(await email()).toBe('mia@example.com.au');
});

test('links to the privacy policy and the terms [sign-in-link-privacy, sign-in-link-terms]', async () => {
  fakeApi({});
  openApp();
  expect((await screen.findByRole('link', { name: 'Privacy Policy' })).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
});
