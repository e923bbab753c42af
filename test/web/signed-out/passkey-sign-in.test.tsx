import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorCatalogue } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { readSession } from '../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { optionsAnswers, makeRequest, providePasskeys, sentCredential } from '../support/fake-passkeys.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();

const begin = 'POST /api/auth/passkeys/sign-in/options';
const signIn = 'POST /api/auth/passkeys/sign-in';
const button = { name: 'Use a passkey' } as const;
const refused = makeRefusal(401, 'passkey-refused', errorCatalogue['passkey-refused'].sentence);

function openSignIn(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /config.json': makeJson(200, {}),
    ...optionsAnswers,
    [signIn]: makeJson(200, makeSession('parent')),
    'GET /api/me': makeJson(200, makeMe('parent')),
    ...answers,
  });
  return { calls, user: openApp() };
}

test('the button signs in without typing', async () => {
  const browser = providePasskeys();
  const { calls, user } = openSignIn();
  await user.click(await screen.findByRole('button', button));
  await waitFor(() => expect(readSession()?.token).toBe('token-of-parent'));
  expect(browser.asked).toMatchObject([{ kind: 'get', isAutofill: false, challenge: 'sign in' }]);
  expect(calls.find(({ path }) => path === '/api/auth/passkeys/sign-in')?.body).toMatchObject({
    passkey: {
      ...sentCredential,
      response: {
        clientDataJSON: 'c2hvd24',
        authenticatorData: 'ZGF0YQ',
        signature: 'c2lnbmVk',
        userHandle: 'dXNlci1wYXJlbnQ',
      },
    },
  });
});

test.each([
  ['the browser knows none', false, {}],
  ['the product has no address of its own', true, { passkeys: 'none' }],
])('nothing of passkeys shows where %s', async (_, isAble, config) => {
  if (isAble) providePasskeys({ hasAutofill: true });
  const { calls } = openSignIn({ 'GET /config.json': makeJson(200, config) });
  await screen.findByRole('button', { name: 'Forgot password?' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/config.json'));
  expect(screen.queryByRole('button', button)).toBeNull();
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/auth/passkeys/'))).toEqual([]);
});

test('a question that was closed is no failure', async () => {
  providePasskeys().reaction = 'closes';
  const { calls, user } = openSignIn();
  await user.click(await screen.findByRole('button', button));
  expect(await screen.findByText('No passkey was chosen. You can use your email and password.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.some(({ path }) => path === '/api/auth/passkeys/sign-in')).toBe(false);
});

test.each([
  ['the server refuses it', refused, errorCatalogue['passkey-refused'].sentence],
  ['nothing is reached', new TypeError('Failed to fetch'), /^Passkey sign-in failed\. We couldn’t reach Flashspark/],
])('says in a banner that %s', async (_, answer, words) => {
  providePasskeys();
  const { user } = openSignIn({ [signIn]: answer });
  await user.click(await screen.findByRole('button', button));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(readSession()).toBeUndefined();
});

test('a passkey that is chosen in the field for the email signs in', async () => {
  const browser = providePasskeys({ hasAutofill: true });
  openSignIn();
  expect((await screen.findByLabelText('Email')).getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  expect(browser.asked[0]).toMatchObject({ isAutofill: true, challenge: 'sign in' });
  browser.asked[0]?.selectPasskey();
  await waitFor(() => expect(readSession()?.token).toBe('token-of-parent'));
});

test('one that the server refuses is offered again, by a new question', async () => {
  const browser = providePasskeys({ hasAutofill: true });
  openSignIn({
    [begin]: answersInSequence(makeJson(200, makeRequest('first')), makeJson(200, makeRequest('second'))),
    [signIn]: answersInSequence(refused, makeJson(200, makeSession('parent'))),
  });
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  browser.asked[0]?.selectPasskey();
  expect((await screen.findByRole('alert')).textContent).toBe(errorCatalogue['passkey-refused'].sentence);
  await waitFor(() => expect(browser.asked.at(-1)).toMatchObject({ isAutofill: true, challenge: 'second' }));
  browser.asked.at(-1)?.selectPasskey();
  await waitFor(() => expect(readSession()?.token).toBe('token-of-parent'));
});

test('the question is asked anew before it is too old, and the old one ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const browser = providePasskeys({ hasAutofill: true });
    openSignIn({
      [begin]: answersInSequence(makeJson(200, makeRequest('first')), makeJson(200, makeRequest('second'))),
    });
    await waitFor(() => expect(browser.asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync((limits.challengeSeconds - 30) * 1_000);
    await waitFor(() => expect(browser.asked).toHaveLength(2));
    expect(browser.asked.map(({ challenge }) => challenge)).toEqual(['first', 'second']);
    expect(browser.asked.map(({ isCancelled }) => isCancelled())).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test('the browser offers nothing any more once the screen is left', async () => {
  const browser = providePasskeys({ hasAutofill: true });
  const { user } = openSignIn();
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  expect(browser.asked[0]?.isCancelled()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await waitFor(() => expect(browser.asked[0]?.isCancelled()).toBe(true));
});

test('the button takes over from the field, which offers passkeys again after it', async () => {
  const browser = providePasskeys({ hasAutofill: true });
  browser.reaction = 'closes';
  const { user } = openSignIn();
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByText(/^No passkey was chosen\./)).toBeDefined();
  await waitFor(() => expect(browser.asked.map(({ isAutofill }) => isAutofill)).toEqual([true, false, true]));
  expect(browser.asked.map(({ isCancelled }) => isCancelled())).toEqual([true, expect.any(Boolean), false]);
});

test.each([
  ['who handed the device over with a passkey is asked for it by the press that leads here', ' passkey', 1],
  ['who has none is asked for nothing', '', 0],
])('%s', async (_, way, asked) => {
  const browser = providePasskeys();
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
  localStorage.setItem('flashspark.grown-up', `parent@example.com${way}`);
  openSignIn();
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('parent@example.com');
  if (asked === 0) await screen.findByRole('button', button);
  await waitFor(() => expect(readSession() === undefined).toBe(asked === 0));
  expect(browser.asked.filter(({ isAutofill }) => !isAutofill)).toHaveLength(asked);
  Reflect.deleteProperty(navigator, 'userActivation');
  localStorage.removeItem('flashspark.grown-up');
});
