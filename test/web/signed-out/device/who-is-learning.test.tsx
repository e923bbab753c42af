import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../../../web/src/lib/account/stored-session.ts';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { forgetDevice, keepDevice } from '../../../../web/src/lib/device/family-device.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { makeSession } from '../../support/people.ts';

startFresh();
afterEach(forgetDevice);

const [emma, session]: [object, Session] = [
  { id: 'H1-L1', name: 'Emma', avatar: 'fox', hasPictureCode: false },
  makeSession('learner'),
];

/** Opens a family's device and taps on Emma. @returns the page's user, and what lets the server answer the sign-in. */
async function tapEmma() {
  keepDevice('H1-D1.secret');
  const answer = Promise.withResolvers<Response>();
  const calls = fakeApi({
    'POST /api/devices/learners': makeJson(200, { householdName: 'Smith Family', learners: [emma] }),
    'POST /api/devices/sign-in': async () => await answer.promise,
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/devices/sign-in'));
  return { user, letIn: () => answer.resolve(makeJson(200, session)) };
}

test('a child who is tapped is signed in', async () => {
  const { letIn } = await tapEmma();
  letIn();
  await waitFor(() => expect(readSession()).toEqual(session));
});

test('a grown-up who taps before the child is in stays at their own way in', async () => {
  const { user, letIn } = await tapEmma();
  await user.click(screen.getByRole('button', { name: 'I’m a grown-up' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  letIn();
  // A session would be stored when the answer is read, which takes a few turns of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(readSession()).toBeUndefined();
});
