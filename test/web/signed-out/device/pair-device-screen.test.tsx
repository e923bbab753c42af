import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { makeIndexedStore } from '../../../../web/src/learner/study/outbox/indexed-store.ts';
import { keepDevice, readDevice } from '../../../../web/src/lib/device/family-device.ts';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { firstPause } from '../../../../web/src/lib/api/repeat-call.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { makeRunning, steps } from '../../learner/study/support/make-study.ts';
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

/** Opens the page with a scanned code and asks to join. `collect` answers each look whether a grown-up has said yes. */
async function waitForYes(collect: () => Response | Error) {
  fakeApi({
    'POST /api/pairings/claim': makeJson(201, { claim: 'the claim' }),
    'POST /api/pairings/collect': collect,
    'POST /api/devices/learners': family,
  });
  const user = openApp('/#pair=ABCD2345');
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('ABCD2345');
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  await screen.findByRole('heading', { name: 'Almost there' });
  return user;
}

const expired = /^The code expired, or a grown-up said no/;

test.each([
  ['no connection', new TypeError('Failed to fetch'), /^We couldn’t reach Flashspark/],
  ['a hotel’s sign-in page', new Response('<!doctype html>', { status: 403 }), /^Something is blocking Flashspark/],
])('a device that meets %s while it waits says so calmly, and joins once it is let in', async (_, answer, words) => {
  let isThere = false;
  await waitForYes(() => (isThere ? makeJson(200, { state: 'approved', credential }) : answer));
  expect(await screen.findByText(words)).toBeDefined();
  expect([screen.queryByRole('alert'), screen.queryByText(expired)]).toEqual([null, null]);
  isThere = true;
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
});

test('a code that expired is said, and is not offered again', async () => {
  const user = await waitForYes(() =>
    makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(expired);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('');
});

test('a family with too many devices reads that, and not that the code expired', async () => {
  await waitForYes(() => makeRefusal(409, 'too-many-devices', 'A household holds up to 20 devices.'));
  expect((await screen.findByRole('alert')).textContent).toBe('A household holds up to 20 devices.');
});

test('on an iPad the Home Screen comes before the code, because the app there has to join itself', async () => {
  pretendSafari('iPad');
  fakeApi({});
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'This is a child’s device' }));
  const hint = await screen.findByRole('region', { name: 'Want it on the Home Screen? Add it first' });
  expect(hint.textContent).toContain('type the code there');
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
  expect(screen.getByRole('button', { name: 'I’m a grown-up' })).toBeDefined();
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
  fakeApi({
    'POST /api/pairings/claim': makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'This is a child’s device' }));
  await user.type(await screen.findByLabelText('Code'), 'ABCD2345');
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That code didn’t work/);
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

/** Stores two answers that a child of the family, and one that somebody else, gave on this device. @returns what the family's child gave. */
async function studyHere() {
  globalThis.indexedDB = new IDBFactory();
  const store = makeIndexedStore();
  const [householdId = ''] = credential.split('-');
  const [own, other] = [`${householdId}-EMMA`, 'user-elsewhere'].map((userId) => {
    const given = steps({ ...makeRunning(3), userId, isOwn: true }, ['correct', 'wrong']);
    return given.map((step) => ({ ...step, entries: step.entries.map((entry) => ({ ...entry, userId })) }));
  });
  for (const given of [own ?? [], other ?? []]) {
    if (given[0]) await store.saveSession(given[0].before);
    for (const step of given) await store.recordStep(step);
  }
  return (own ?? []).flatMap(({ entries }) =>
    entries.flatMap(({ work }) => (work.kind === 'review' ? work.review.id : [])),
  );
}

const deliveredIn = (body: unknown): string[] =>
  (
    body as { readonly entries: readonly { readonly work: { readonly review: { readonly id: string } } }[] }
  ).entries.map(({ work }) => work.review.id);

test('a device that was removed delivers what its children answered before, once, and then forgets the family', async () => {
  // Long enough for the server to come back between two tries.
  firstPause.ms = 200;
  const given = await studyHere();
  keepDevice(credential);
  let isDown = true;
  const calls = fakeApi({
    'POST /api/devices/learners': makeRefusal(401, 'device-unknown', 'This device is not set up.'),
    'POST /api/devices/answers': () =>
      isDown ? makeRefusal(503, 'unavailable', 'Please try again.') : new Response(null, { status: 204 }),
  });
  openApp();
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/devices/answers')).toBe(true));
  // Until the server takes the answers, the device keeps its credential and tries again.
  expect(readDevice()).toBe(credential);
  isDown = false;
  const signIn = { name: 'This is a child’s device' };
  expect(await screen.findByRole('button', signIn, { timeout: 10_000 })).toBeDefined();
  expect(readDevice()).toBeNull();
  const { body } = calls.findLast(({ path }) => path === '/api/devices/answers') ?? {};
  expect(body).toMatchObject({ credential, isLast: true });
  expect(deliveredIn(body)).toEqual(given);
}, 15_000);
