import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepLinkCode, readLinkCode } from '../../../web/src/lib/account/link-code.ts';
import { readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();

const request = 'POST /api/auth/password-reset';
const complete = 'POST /api/auth/password-reset/complete';
const done = (status: number) => new Response(null, { status });

async function openForgotten(user: ReturnType<typeof openApp>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('button', { name: 'Send the link' });
}

test('sends a link to the email that is typed, and says where to look [added-forgot-password]', async () => {
  const calls = fakeApi({ [request]: done(202) });
  const user = openApp();
  await openForgotten(user);
  await user.type(await screen.findByLabelText('Email'), 'parent@example.com');
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined();
  expect(screen.getByText(/If parent@example.com has an account/)).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'parent@example.com' });
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('parent@example.com');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('parent@example.com');
});

test('keeps what was typed when nothing is reached', async () => {
  fakeApi({ [request]: new TypeError('Failed to fetch') });
  const user = openApp();
  await openForgotten(user);
  await user.type(await screen.findByLabelText('Email'), 'parent@example.com');
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t send the link\./);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('parent@example.com');
});

test('is not offered where no mails are sent', async () => {
  fakeApi({ 'GET /config.json': makeJson(200, { mails: 'none' }) });
  openApp();
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull());
});

test('the link leads to a new password, and from there to signing in with the email filled in [added-link-of-a-mail]', async () => {
  localStorage.setItem('flashspark.reset-email', 'parent@example.com');
  startSession(makeSession('parent'));
  const calls = fakeApi({ [complete]: done(204) });
  const user = openApp('/?reset#token=the-token');
  await user.type(await screen.findByLabelText('New password'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('At least 6 characters')).toBeDefined();
  await user.type(screen.getByLabelText('New password'), 'defgh');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Your new password is saved. Sign in with it now.')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'the-token', newPassword: 'abcdefgh' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('parent@example.com');
  expect(readSession()).toBeUndefined();
  expect(window.location.href).not.toMatch(/token|reset/);
});

test('the email that was filled in is forgotten with the sign-in: others use the device, too', async () => {
  localStorage.setItem('flashspark.reset-email', 'parent@example.com');
  fakeApi({ 'POST /api/auth/supa/login': makeJson(200, makeSession('parent')) });
  const user = openApp();
  await user.type(await screen.findByLabelText('Password'), 'abcdefgh');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(readSession()).toBeDefined());
  expect(localStorage.getItem('flashspark.reset-email')).toBeNull();
});

test('says what to do when the link is too old, and what is wrong with a password', async () => {
  fakeApi({ [complete]: makeRefusal(400, 'link-expired', 'Too old.') });
  const user = openApp('/?reset#token=old');
  await user.type(await screen.findByLabelText('New password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Get a new one with “Forgot password?”.');
  fakeApi({ [complete]: makeRefusal(400, 'common-password', 'One of the most used.') });
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByLabelText('New password', { selector: '[aria-invalid=true]' })).toBeDefined();
  expect(screen.getByText('One of the most used.')).toBeDefined();
});

test('a link that confirms an email waits for a press, and leads on to the product', async () => {
  startSession(makeSession('parent'));
  const calls = fakeApi({
    'POST /api/auth/verify-email': done(204),
    'GET /api/me': makeJson(200, makeMe('parent')),
    'GET /api/households': makeJson(200, []),
  });
  const user = openApp('/?verify#token=the-token');
  await screen.findByRole('button', { name: 'Yes, confirm it' });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, confirm it' }));
  expect(await screen.findByText('Thanks! Your email is confirmed.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Go to Flashspark' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/me')).toBe(true));
  expect(window.location.search).toBe('');
});

test('a link of a change of email says whether the other one is still missing', async () => {
  fakeApi({ 'POST /api/auth/email/confirm': makeJson(200, { state: 'waiting' }) });
  const user = openApp('/?email#token=the-token');
  await user.click(await screen.findByRole('button', { name: 'Yes, change it' }));
  expect(await screen.findByText(/open the link we sent to your other email/)).toBeDefined();
});

test('the link of an invitation waits until somebody is signed in, and stays in no address [added-invitation-link]', async () => {
  fakeApi({});
  window.history.replaceState(null, '', '/#invitation=ABCDEFGHJK');
  keepLinkCode();
  expect([window.location.hash, readLinkCode('invitation')]).toEqual(['', 'ABCDEFGHJK']);
  openApp();
  expect(await screen.findByText(/with the email that got the invitation/)).toBeDefined();
  sessionStorage.removeItem('flashspark.invitation');
  window.history.replaceState(null, '', '/#invitation=<script>');
  keepLinkCode();
  expect(readLinkCode('invitation')).toBeUndefined();
});
