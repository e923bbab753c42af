import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '../../../web/src/lib/account/session.ts';
import { forgetDevice, keepDevice, keepPinHolder } from '../../../web/src/lib/device/family-device.ts';
import { fakeApi, makeJson } from '../support/fake-api.ts';
import { provideGoogle } from '../support/fake-google.ts';
import { optionsAnswers, providePasskeys } from '../support/fake-passkeys.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import { makeMe, makeSession } from '../support/people.ts';

startFresh();
beforeEach(() => localStorage.setItem('flashspark.known', '1'));
afterEach(() => {
  forgetDevice();
  localStorage.clear();
});

const press = async (user: UserEvent, name: string) => await user.click(await screen.findByRole('button', { name }));
const follow = async (user: UserEvent, name: string) => await user.click(await screen.findByRole('link', { name }));
const register = { name: 'Create your account' };

async function typeAccount(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'parent@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret 7');
}

interface Way {
  readonly path: string;
  readonly start: (user: UserEvent) => Promise<void>;
  readonly leave: (user: UserEvent) => Promise<void>;
  readonly shows: { readonly role: 'button' | 'heading'; readonly name: string };
}

const ways: Readonly<Record<string, Way>> = {
  'a password, left for registration': {
    path: '/api/auth/supa/login',
    start: async (user) => {
      await typeAccount(user);
      await press(user, 'Sign In');
    },
    leave: async (user) => await follow(user, 'Register'),
    shows: { role: 'heading', ...register },
  },
  'a passkey, left for registration': {
    path: '/api/auth/passkeys/sign-in',
    start: async (user) => await press(user, 'Use a passkey'),
    leave: async (user) => await follow(user, 'Register'),
    shows: { role: 'heading', ...register },
  },
  'Google, cancelled': {
    path: '/api/auth/supa/google',
    start: async (user) => {
      await press(user, 'Google');
      await press(user, 'Parent');
    },
    leave: async (user) => await press(user, 'Cancel'),
    shows: { role: 'button', name: 'Sign In' },
  },
  'a new account, left for the sign-in': {
    path: '/api/auth/supa/register',
    start: async (user) => {
      await follow(user, 'Register');
      await screen.findByRole('heading', register);
      await typeAccount(user);
      await press(user, 'Register');
    },
    leave: async (user) => await follow(user, 'Sign in'),
    shows: { role: 'button', name: 'Sign In' },
  },
  'a new account by Google, left for the sign-in': {
    path: '/api/auth/google',
    start: async (user) => {
      await follow(user, 'Register');
      await press(user, 'Google');
    },
    leave: async (user) => await follow(user, 'Sign in'),
    shows: { role: 'button', name: 'Sign In' },
  },
};

const logout = 'POST /api/auth/logout';
const done = new Response(null, { status: 204 });
const ended = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path === '/api/auth/logout').map(({ authorization }) => authorization);

describe.each(Object.entries(ways))('%s', (_, { path, start, leave, shows }) => {
  /** Starts to sign in and leaves. @returns the calls, and what lets the server answer */
  async function startAndLeave(answerToLogout: Response | Error) {
    provideGoogle();
    providePasskeys();
    const answer = Promise.withResolvers<Response>();
    const calls = fakeApi({
      'GET /config.json': makeJson(200, { googleClientId: 'client-1' }),
      ...optionsAnswers,
      [`POST ${path}`]: async () => await answer.promise,
      [logout]: answerToLogout,
    });
    const user = openApp();
    await start(user);
    await waitFor(() => expect(calls.map((call) => call.path)).toContain(path));
    await leave(user);
    await screen.findByRole(shows.role, { name: shows.name });
    return { calls, letIn: () => answer.resolve(makeJson(200, makeSession('parent'))) };
  }

  test('opens nothing any more, and no session stays among the account’s devices', async () => {
    const { calls, letIn } = await startAndLeave(done);
    letIn();
    await waitFor(() => expect(ended(calls)).toEqual(['Bearer token-of-parent']));
    await waitFor(() => expect(localStorage.getItem('flashspark.leaving')).toBeNull());
    expect(readSession()).toBeUndefined();
    expect(screen.getByRole(shows.role, { name: shows.name })).toBeDefined();
  });

  test('ends it later where there is no connection any more', async () => {
    const { calls, letIn } = await startAndLeave(new TypeError('Failed to fetch'));
    letIn();
    await waitFor(() => expect(ended(calls)).toHaveLength(1));
    expect(localStorage.getItem('flashspark.leaving')?.trim()).toBe('token-of-parent');
    expect([readSession(), screen.queryByRole('alert')]).toEqual([undefined, null]);
  });
});

describe('on a family’s device', () => {
  const emma = { id: 'H1-L1', name: 'Emma', avatar: 'fox', hasPictureCode: false };
  const [adult, child] = [makeSession('parent'), makeSession('learner')];

  async function openDevice() {
    keepDevice('H1-D1.secret');
    keepPinHolder('user-parent');
    const [pin, animal] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const calls = fakeApi({
      'POST /api/devices/learners': makeJson(200, { householdName: 'Smith Family', learners: [emma] }),
      'POST /api/devices/pin/sign-in': async () => await pin.promise,
      'POST /api/devices/sign-in': async () => await animal.promise,
      'GET /api/me': makeJson(200, makeMe('learner')),
      [logout]: done,
    });
    const user = openApp();
    return {
      calls,
      user,
      letAdultIn: () => pin.resolve(makeJson(200, adult)),
      letChildIn: () => animal.resolve(makeJson(200, child)),
    };
  }

  test('a PIN’s late answer doesn’t put the grown-up in the place of the child who opened meanwhile', async () => {
    const { calls, user, letAdultIn, letChildIn } = await openDevice();
    await press(user, 'I’m a grown-up');
    await user.type(await screen.findByLabelText('PIN'), '2580{Enter}');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/devices/pin/sign-in'));
    await press(user, 'Who is learning?');
    await press(user, 'Emma');
    letChildIn();
    await waitFor(() => expect(readSession()).toEqual(child));
    letAdultIn();
    await waitFor(() => expect(ended(calls)).toEqual(['Bearer token-of-parent']));
    expect(readSession()).toEqual(child);
  });

  test('a child’s late answer leaves the grown-up at their PIN, and the child’s session ends', async () => {
    const { calls, user, letChildIn } = await openDevice();
    await press(user, 'Emma');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/devices/sign-in'));
    await press(user, 'I’m a grown-up');
    await screen.findByLabelText('PIN');
    letChildIn();
    await waitFor(() => expect(ended(calls)).toEqual(['Bearer token-of-learner']));
    expect([readSession(), screen.queryByLabelText('PIN')]).toEqual([undefined, expect.anything()]);
  });
});
