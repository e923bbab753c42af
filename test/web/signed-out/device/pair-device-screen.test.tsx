import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDevice, readDevice } from '../../../../web/src/lib/device/family-device.ts';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { pretendSafari } from '../../support/pretend-safari.ts';

startFresh();

const credential = '01KE6P4YM0VNZ8NWT46ZJQ0F86-01KE6P4YM0D8V1CE00000000AB.secret';
const emma = { id: 'H1-L1', name: 'Emma', avatar: 'fox', hasPictureCode: false };
const family = makeJson(200, { householdName: 'Smith Family', learners: [emma] });

test('a device asks with the code, waits for a grown-up, and shows who is learning once it is let in', async () => {
  const calls = fakeApi({
    'POST /api/pairings/claim': makeJson(201, { claim: 'the claim' }),
    'POST /api/pairings/collect': makeJson(200, { state: 'approved', credential }),
    'POST /api/devices/learners': family,
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'This is a child’s device' }));
  await user.type(await screen.findByLabelText('Code'), 'ABCD2345');
  await user.clear(screen.getByLabelText('Name of this device'));
  await user.type(screen.getByLabelText('Name of this device'), 'Emma’s tablet');
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect(await screen.findByRole('heading', { name: 'Who is learning?' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
  expect(readDevice()).toBe(credential);
  expect(calls.find(({ path }) => path === '/api/pairings/claim')?.body).toEqual({
    code: 'ABCD2345',
    name: 'Emma’s tablet',
  });
});

test('on an iPad the Home Screen comes before the code, because the app there has to join itself', async () => {
  pretendSafari('iPad');
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'This is a child’s device' }));
  const hint = await screen.findByRole('region', { name: 'Want it on the Home Screen? Do that first' });
  expect(hint.textContent).toContain('enter the code there');
});

const needConsent = () => makeRefusal(409, 'consent-needed', 'Please first read what we store about children.');
const paused = { name: 'Ask your grown-up to open Flashspark' };

test('a device of a family that took its consent back shows who can help, and the children once somebody agreed', async () => {
  let isAgreed = false;
  keepDevice(credential);
  fakeApi({ 'POST /api/devices/learners': () => (isAgreed ? family : needConsent()) });
  const user = openApp();
  expect(await screen.findByRole('heading', paused)).toBeDefined();
  for (const word of [/Please first read/, /Settings/, /could not open/]) expect(screen.queryByText(word)).toBeNull();
  expect(screen.getByRole('button', { name: 'I am a grown-up' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', paused)).toBeDefined();
  isAgreed = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
});

test.each([
  ['without pictures', emma],
  ['with pictures', { ...emma, hasPictureCode: true }],
])('a child who is tapped, %s, after its family took the consent back sees who can help', async (_, child) => {
  keepDevice(credential);
  let isThere = true;
  fakeApi({
    'POST /api/devices/learners': () =>
      isThere ? makeJson(200, { householdName: 'Smith Family', learners: [child] }) : needConsent(),
    'POST /api/devices/sign-in': needConsent,
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  if (child.hasPictureCode)
    for (const picture of (await screen.findAllByRole('button', { pressed: false })).slice(0, 3))
      await user.click(picture);
  expect(await screen.findByRole('heading', paused)).toBeDefined();
  expect(screen.queryByText(/Please first read/)).toBeNull();
  isThere = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', paused)).toBeDefined();
});

test('a wrong code keeps what was typed, and says what to do', async () => {
  fakeApi({ 'POST /api/pairings/claim': makeRefusal(404, 'not-found', 'This is not here (any more).') });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'This is a child’s device' }));
  await user.type(await screen.findByLabelText('Code'), 'ABCD2345');
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is not right/);
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('ABCD2345');
});

test('one tap on the animal signs the child in', async () => {
  keepDevice(credential);
  const signedIn = { id: 'H1-L1', role: 'learner', households: [], createdAt: '2026-01-05T09:00:00.000Z' };
  const calls = fakeApi({
    'POST /api/devices/learners': family,
    'POST /api/devices/sign-in': makeJson(200, { token: 'token-of-emma', user: signedIn }),
    'GET /api/me': 'never',
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  await waitFor(() => expect(readSession()?.token).toBe('token-of-emma'));
  expect(calls.find(({ path }) => path === '/api/devices/sign-in')?.body).toEqual({ credential, learnerId: 'H1-L1' });
});

test('a device that the family took away forgets it, and offers to sign in', async () => {
  keepDevice(credential);
  fakeApi({ 'POST /api/devices/learners': makeRefusal(401, 'device-unknown', 'This device is not set up.') });
  openApp();
  expect(await screen.findByRole('button', { name: 'This is a child’s device' })).toBeDefined();
  expect(readDevice()).toBeNull();
});
