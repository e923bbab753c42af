import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { provideGoogle } from '../support/fake-google.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();

const config = { 'GET /config.json': makeJson(200, { googleClientId: 'client-1' }) };

test('shows no Google button where none is set up', async () => {
  const seen = provideGoogle();
  fakeApi({ 'GET /config.json': new Response('<!doctype html>', { status: 200 }) });
  openApp();
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
  expect(seen.last).toBeUndefined();
});

test('sign-in holds the credential until a role is chosen [sign-in-google-button, sign-in-role-choice-dialog-after-google, sign-in-role-choice-learner, state-signed-out-signed-in-after-google-sign-in, state-google-credential-held-role-dialog, role-parent-learner-chosen-google-role]', async () => {
  const seen = provideGoogle();
  const calls = fakeApi({
    ...config,
    'POST /api/auth/supa/google': makeJson(200, makeSession('learner')),
    'GET /api/me': makeJson(200, makeMe('learner')),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await screen.findByRole('dialog');
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Learner' }));
  await user.type(screen.getByLabelText('Year of birth'), '2000');
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(readSession()?.user.role).toBe('learner'));
  expect(JSON.stringify([calls, Object.entries(localStorage)])).not.toContain('2000');
  const body = calls.find((call) => call.method === 'POST')?.body as { nonce: string };
  expect(body).toMatchObject({ credential: 'google-credential', role: 'learner' });
  expect(seen.last?.client_id).toBe('client-1');
  expect(seen.last?.nonce).toBe(createHash('sha256').update(body.nonce).digest('base64url'));
});

test('a child of twelve is sent to a parent, and Google’s credential goes nowhere', async () => {
  provideGoogle();
  const calls = fakeApi(config);
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await user.click(await screen.findByRole('button', { name: 'Learner' }));
  await user.type(screen.getByLabelText('Year of birth'), String(new Date().getFullYear() - 12));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Ask a parent')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'My family has Flashspark' }));
  expect(await screen.findByText('Use this device with your family')).toBeDefined();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('a learner who signed in with Google here before is not asked again', async () => {
  provideGoogle();
  localStorage.setItem('flashspark.learner-by-google', 'yes');
  fakeApi({
    ...config,
    'POST /api/auth/supa/google': makeJson(200, makeSession('learner')),
    'GET /api/me': makeJson(200, makeMe('learner')),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await user.click(await screen.findByRole('button', { name: 'Learner' }));
  await waitFor(() => expect(readSession()?.user.role).toBe('learner'));
});

test('Cancel forgets the credential [sign-in-role-choice-cancel]', async () => {
  provideGoogle();
  const calls = fakeApi(config);
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('registration sends the credential with the chosen role to its own address [registration-google-sign-up-button]', async () => {
  provideGoogle();
  const calls = fakeApi({
    ...config,
    'POST /api/auth/google': makeJson(200, makeSession('learner')),
    'GET /api/me': makeJson(200, makeMe('learner')),
  });
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await user.click(await screen.findByRole('radio', { name: 'Learner' }));
  await user.type(screen.getByLabelText('Year of birth'), '2000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await waitFor(() => expect(readSession()).toBeDefined());
  expect(calls.find((call) => call.path === '/api/auth/google')?.body).toMatchObject({ role: 'learner' });
});

test.each([
  ['sign-in', 'sign-in-role-choice-parent, error-google-sign-in-failed', 'Google sign-in failed'],
  ['registration', 'error-google-sign-up-failed', 'Google sign-up failed'],
])('%s says that Google failed when the server is in trouble [%s]', async (place, _ids, words) => {
  provideGoogle();
  const broken = makeRefusal(500, 'internal', 'Something went wrong on our side.');
  fakeApi({ ...config, 'POST /api/auth/google': broken, 'POST /api/auth/supa/google': broken });
  const user = openApp();
  if (place === 'registration') await user.click(await screen.findByRole('link', { name: 'Register' }));
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  if (place === 'sign-in') await user.click(await screen.findByRole('button', { name: 'Parent' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(new RegExp(`^${words}\\. Something went wrong`));
});

test('who goes on to registration while Google’s script loads gets one script, and one button, the one for registering', async () => {
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];
  fakeApi(config);
  const user = openApp();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await screen.findByRole('heading', { name: 'Create your account' });
  await screen.findByText('or');
  expect(scripts()).toHaveLength(1);
  const seen = provideGoogle();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await screen.findByRole('button', { name: 'Google' });
  expect(seen.count).toBe(1);
  scripts()[0]?.remove();
});
