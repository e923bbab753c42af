import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
    'the gateway’s own {"message"} [error-gateway-message-gives-kind-sentence]',
    makeJson(404, { message: 'Not Found' }),
    /^Login failed\. .*can’t answer right now/,
  ],
  [
    'HTML from the gateway [error-html-instead-json-gives-kind]',
    new Response('<h1>502</h1>', { status: 502 }),
    /^Login failed\. .*can’t answer right now/,
  ],
  [
    'HTML from somebody between [error-html-instead-json-gives-kind]',
    new Response('<html>', { status: 200 }),
    /^Login failed\. .*Wi-Fi may need a sign-in/,
  ],
])('a kind sentence replaces %s', async (_answer, answer, words) => {
  await trySignIn(answer);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('being offline becomes a kind sentence [error-offline-gives-kind-sentence]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await trySignIn(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Login failed\. You seem to be offline/);
});

test('a time-out becomes a kind sentence [error-time-out-gives-kind-sentence]', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  await trySignIn('never');
  expect(screen.queryByRole('alert')).toBeNull();
  clock.abort();
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. This is taking too long. Try again.');
});

test('the link below registration leads back to sign-in [registration-link-back-sign-in]', async () => {
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Flashcards for your family' })).toBeDefined();
});
