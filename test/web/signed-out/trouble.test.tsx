import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../specification/proves.ts';
import { fakeApi, makeJson } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';

startFresh();

async function trySignIn(answer: Parameters<typeof fakeApi>[0][string]): Promise<void> {
  fakeApi({ 'POST /api/auth/supa/login': answer });
  const user = openApp();
  await user.type(await screen.findByLabelText('Email'), 'parent@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test.each([
  [
    'the gateway’s own {"message"}',
    makeJson(404, { message: 'Not Found' }),
    /^Login failed\. .*could not answer just now/,
  ],
  [
    'HTML from the gateway',
    new Response('<h1>502</h1>', { status: 502 }),
    /^Login failed\. .*could not answer just now/,
  ],
  [
    'HTML from somebody between',
    new Response('<html>', { status: 200 }),
    /^Login failed\. .*sign-in page of the network/,
  ],
])('%s becomes a kind sentence', async (_answer, answer, words) => {
  proves({
    'error-gateway-message-gives-kind-sentence': 'the gateway’s own {"message"}',
    'error-html-instead-json-gives-kind': ['HTML from the gateway', 'HTML from somebody between'],
  });
  await trySignIn(answer);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('being offline becomes a kind sentence', async () => {
  proves('error-offline-gives-kind-sentence');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await trySignIn(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Login failed\. You seem to be offline/);
});

test('a time-out becomes a kind sentence', async () => {
  proves('error-time-out-gives-kind-sentence');
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  await trySignIn('never');
  expect(screen.queryByRole('alert')).toBeNull();
  clock.abort();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Login failed. This is taking too long. Please try again.',
  );
});

test('the link below registration leads back to sign-in', async () => {
  proves('registration-link-back-sign-in');
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeDefined();
});
