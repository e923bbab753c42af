import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../../../web/src/lib/account/stored-session.ts';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { forgetDevice, keepDevice } from '../../../../web/src/lib/device/family-device.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { FakeSpeech, makeVoice } from '../../support/fake-speech.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { makeSession } from '../../support/people.ts';

startFresh();
afterEach(forgetDevice);

const emma = { id: 'H1-L1', name: 'Emma', avatar: 'fox', hasPictureCode: false };
const ben = { ...emma, id: 'H1-L2', name: 'Ben', hasPictureCode: true };
const session: Session = makeSession('learner');

/** Opens a family's device. @returns the page's user, the calls, and what answers a child's sign-in */
function openDevice() {
  keepDevice('H1-D1.secret');
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = fakeApi({
    'POST /api/devices/learners': makeJson(200, { householdName: 'Smith Family', learners: [emma, ben] }),
    'POST /api/devices/sign-in': async () => await promise,
  });
  const waitForSignIn = async () =>
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/devices/sign-in'));
  return { user: openApp(), waitForSignIn, answer: resolve, letIn: () => resolve(makeJson(200, session)) };
}

/** Opens a family's device and taps on Emma, who has no picture code. */
async function tapEmma() {
  const device = openDevice();
  await device.user.click(await screen.findByRole('button', { name: 'Emma' }));
  await device.waitForSignIn();
  return device;
}

/** Opens a family's device and taps Ben's three pictures. */
async function tapPictures() {
  const device = openDevice();
  await device.user.click(await screen.findByRole('button', { name: 'Ben' }));
  const pictures = await screen.findAllByRole('button', { pressed: false });
  for (const picture of pictures.slice(0, 3)) await device.user.click(picture);
  await device.waitForSignIn();
  return device;
}

/** A session would be stored when the answer is read, which takes a few turns of the event loop. */
const readAnswer = async () => await new Promise((resolve) => setTimeout(resolve));

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
  await readAnswer();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(readSession()).toBeUndefined();
});

test('Back from the pictures before the child is in shows all children, and nobody is signed in', async () => {
  const { user, letIn } = await tapPictures();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Who is learning?' })).toBeDefined();
  letIn();
  await readAnswer();
  expect(screen.getByRole('button', { name: 'Emma' })).toBeDefined();
  expect(readSession()).toBeUndefined();
});

test('Back after wrong pictures leaves them and what was said behind', async () => {
  const { user, answer } = await tapPictures();
  answer(makeRefusal(401, 'wrong-pictures', 'Those are not the pictures.'));
  await screen.findByText('Not quite. Try again!');
  await user.click(screen.getAllByRole('button', { pressed: false })[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Who is learning?' })).toBeDefined();
  expect(screen.queryByText(/Not quite/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ben' }));
  expect(await screen.findByRole('heading', { name: /^Hi Ben/ })).toBeDefined();
  expect([screen.queryAllByRole('button', { pressed: true }), screen.queryByText(/Not quite/)]).toEqual([[], null]);
});

/** Taps three wrong pictures as Ben, who cannot read yet. @returns the place of what is said about them */
async function tapWrongPictures(refusal: Response) {
  keepDevice('H1-D1.secret');
  const nonReader = { ...ben, canRead: false };
  fakeApi({
    'POST /api/devices/learners': makeJson(200, { householdName: 'Smith Family', learners: [nonReader] }),
    'POST /api/devices/sign-in': refusal,
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Ben' }));
  await screen.findByRole('heading', { name: /^Hi/ });
  const place = document.querySelector('[class*="messagePlace"]') ?? document.body;
  expect(place.textContent).toBe('');
  for (const name of ['sun', 'moon', 'fish']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(place.textContent).not.toBe(''));
  return place;
}

test('wrong pictures are answered in a place kept free for it, calmly and aloud', async () => {
  const speech = new FakeSpeech(makeVoice('en-US'));
  const place = await tapWrongPictures(makeRefusal(401, 'wrong-pictures', 'Not these.'));
  expect(place.textContent).toBe('Not quite. Try again!');
  expect(place.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(place.querySelector('.tint-wrong')).toBeNull();
  expect(speech.heard.at(-1)?.text).toBe('Not quite. Try again!');
});

test('too many wrong pictures name what helps', async () => {
  const place = await tapWrongPictures(makeRefusal(429, 'too-many-attempts', 'Too many tries.'));
  expect(place.textContent).toMatch(/They can sign in and hand over again\.$/);
});
