// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeIndexedStore } from '../../../../web/src/learner/study/outbox/indexed-store.ts';
import { signOut } from '../../../../web/src/lib/account/account.tsx';
import { databases } from '../../../../web/src/lib/account/account-databases.ts';
import { type BrowserStore, browserStores } from '../../../../web/src/lib/device/browser-stores.ts';
import { appCaches } from '../../../../web/src/lib/device/app-caches.ts';
import { localStore, tabStore } from '../../../../web/src/lib/device/web-storage.ts';
import {
  forgetAccount,
  deleteAccountData,
  forgetUnsent,
  listUnsent,
  sweep,
} from '../../../../web/src/lib/account/leave-account.ts';
import { endSession, pauseStudy, startSession, type SessionEnd } from '../../../../web/src/lib/account/session.ts';
import { makeRunning, step, user } from '../../learner/study/support/make-study.ts';
import { fakeApi, makeRefusal } from '../../support/fake-api.ts';
import { FakeCaches } from '../../support/fake-caches.ts';
import { makeMe } from '../../support/people.ts';

const stores: readonly BrowserStore[] = Object.values(browserStores);
const nameFor = ({ name, belongs }: BrowserStore) => name.replace('*', belongs === 'device' ? '1' : user);
const session = { token: 'token', user: { ...makeMe('learner'), id: user } };

let caches: FakeCaches;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  fakeApi({ 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  await fillAll();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Fills every browser store except the one for unsent answers. */
async function fillAll(): Promise<void> {
  startSession(session);
  for (const store of stores.filter(({ belongs }) => belongs !== 'unsent')) {
    const name = nameFor(store);
    if (store.where === 'localStorage' && localStorage.getItem(name) === null) localStorage.setItem(name, 'words');
    if (store.where === 'sessionStorage') sessionStorage.setItem(name, 'words');
    if (store.where === 'caches') await caches.open(name);
    if (store.where === 'indexedDB') await makeDatabase(name);
  }
  await makeIndexedStore().saveSession(makeRunning(3));
}

async function makeDatabase(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

/** Stores one unsent answer and one that the server refused. */
async function answerTwice(): Promise<void> {
  const store = makeIndexedStore();
  const first = step(makeRunning(3));
  await store.recordStep(first);
  const [entry] = (await store.recordStep(step(first.after))) ?? [];
  await store.refuseEntries([entry?.seq ?? 0], 'No');
}

async function listAll(): Promise<string[]> {
  const there = await indexedDB.databases();
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...there.map(({ name }) => name ?? ''),
    ...caches.names,
  ].toSorted();
}

const deviceStores = stores
  .filter(({ belongs, where }) => belongs === 'device' && where !== 'cookies')
  .map(nameFor)
  .toSorted();

const waysOut: Readonly<Record<string, () => void>> = {
  'signing out, or changing to another child': signOut,
  'signing out everywhere': () => endSession('signed-out'),
  'an answer that nobody is signed in any more': () => endSession('expired'),
  'a new password by a link': () => endSession('password-set'),
  'deleting the account': () => endSession('account-deleted'),
};

describe('nothing of an account is left in the browser', () => {
  test.each(Object.entries(waysOut))('after %s', async (_, leave) => {
    leave();
    await vi.waitFor(async () => expect(await listAll()).toEqual(deviceStores));
  });

  test.each<SessionEnd>(['expired', 'account-deleted'])(
    'also where the page closed too early after: %s',
    async (end) => {
      endSession(end);
      const noted = localStorage.getItem('flashspark.forgetting') ?? '';
      await vi.waitFor(async () => expect(await listAll()).toEqual(deviceStores));
      // Restores the data that was stored when the page closed.
      await fillAll();
      await answerTwice();
      for (const key of ['flashspark.token', 'flashspark.user']) localStorage.removeItem(key);
      localStorage.setItem('flashspark.forgetting', noted);
      await sweep();
      const waiting = end === 'expired' ? [`flashspark.unsent.${user}`, 'flashspark-study'] : [];
      expect(await listAll()).toEqual([...deviceStores, ...waiting].toSorted());
    },
  );

  test('of whoever signed in again before it was forgotten stays', async () => {
    localStorage.setItem('flashspark.forgetting', user);
    const before = await listAll();
    await sweep();
    expect(await listAll()).toEqual(before.filter((name) => name !== 'flashspark.forgetting'));
  });

  test('after its learner was erased or its device removed, sent or not', async () => {
    await answerTwice();
    endSession('expired');
    await vi.waitFor(() => expect(localStorage.getItem(`flashspark.unsent.${user}`)).not.toBeNull());
    await forgetUnsent((userId) => userId === user);
    expect(await listAll()).toEqual(deviceStores);
  });

  test('after it left its family, but for its own session', async () => {
    await answerTwice();
    await deleteAccountData(user);
    const left = await listAll();
    expect(left.filter((name) => name.includes(user))).toEqual([]);
    expect(left).not.toContain('flashspark-study');
    expect(left).toContain('flashspark.token');
  });
});

describe('what was answered and could not be sent', () => {
  const oneWaits = async () => (await makeIndexedStore().listEntries(user)).map(({ work }) => work.kind);

  test.each<SessionEnd>(['signed-out', 'expired', 'password-set'])(
    'waits for its account after %s, without a text of a card',
    async (end) => {
      await answerTwice();
      localStorage.setItem(`flashspark.quiz.${user}.A1`, '{"0":1}');
      endSession(end);
      await vi.waitFor(() => expect(localStorage.getItem(`flashspark.unsent.${user}`)).not.toBeNull());
      expect(await oneWaits()).toEqual(['review']);
      expect(await makeIndexedStore().findSession(user, 'deck-1')).toBeUndefined();
      const unsent = [`flashspark.quiz.${user}.A1`, `flashspark.unsent.${user}`, 'flashspark-study'];
      expect(await listAll()).toEqual([...deviceStores, ...unsent].toSorted());
    },
  );

  test('waits while its family does not agree, for 30 days and no longer', async () => {
    await answerTwice();
    pauseStudy(user);
    await vi.waitFor(() => expect(localStorage.getItem(`flashspark.unsent.${user}`)).not.toBeNull());
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begun + 29 * 24 * 60 * 60_000 });
    await sweep();
    expect(await oneWaits()).toContain('review');
    // Pausing again does not restart the 30 days after which unsent answers are deleted.
    pauseStudy(user);
    vi.setSystemTime(begun + 30 * 24 * 60 * 60_000 + 1_000);
    await sweep();
    expect(await oneWaits()).toEqual([]);
  });

  test('is gone with an account that is deleted', async () => {
    await answerTwice();
    endSession('account-deleted');
    await vi.waitFor(async () => expect(await listAll()).toEqual(deviceStores));
  });

  test('of somebody else stays', async () => {
    await answerTwice();
    await forgetAccount('user-parent', true);
    expect(await oneWaits()).toHaveLength(2);
  });
});

test('answers of a device are not taken for delivered if its storage never answers', async () => {
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  vi.useFakeTimers();
  const listing = listUnsent('household-1').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await listing).toEqual(new Error('Too late'));
});

describe('leaving without a connection', () => {
  test('ends the session on the server as soon as there is one', async () => {
    const isCutOff = vi.fn(() => true);
    const calls = fakeApi({
      'POST /api/auth/logout': () =>
        isCutOff() ? new TypeError('Failed to fetch') : new Response(null, { status: 204 }),
    });
    signOut();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await sweep();
    expect(localStorage.getItem('flashspark.leaving')).toContain('token');
    isCutOff.mockReturnValue(false);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(localStorage.getItem('flashspark.leaving')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ path: '/api/auth/logout', authorization: 'Bearer token' });
  });

  test('is over where the server knows the session no more, and signs nobody else out', async () => {
    fakeApi({ 'POST /api/auth/logout': makeRefusal(401, 'not-signed-in', 'You are not signed in any more.') });
    signOut();
    startSession({ token: 'another', user: makeMe('parent') });
    await vi.waitFor(() => expect(localStorage.getItem('flashspark.leaving')).toBeNull());
    expect(localStorage.getItem('flashspark.token')).toBe('another');
  });
});

test('the ways to what a browser keeps take the names of the list, and no other', async () => {
  const id = 'an id';
  localStore().setItem(`flashspark.reading.${id}`, 'words');
  // @ts-expect-error -- Not in the list of browser stores.
  localStore().setItem('last-child', id);
  // @ts-expect-error -- The list has no key followed by an id here.
  localStore().setItem(`flashspark.${id}`, id);
  // @ts-expect-error -- The name of a lock, not of a store.
  tabStore().setItem('flashspark-study-' + id, id);
  // @ts-expect-error -- Not in the list of browser stores.
  databases().open('childnames');
  // @ts-expect-error -- Not in the list of browser stores.
  await appCaches().open('childnames');
  expect(stores.filter(({ where }) => where === 'cookies').map(({ name }) => name)).toEqual(['known-device']);
});

test('every name under which the source keeps something is in the list of what a browser keeps', () => {
  const files = ['web/src', 'web/service-worker'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('browser-stores.ts'))
      .map((name) => join(folder, name)),
  );
  const written = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['"`](flashspark[.-][\w.-]*)(?=['"`$])/g),
  ]);
  const names = [...new Set(written.map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(15);
  // Names that store nothing: a lock and channel between tabs, the formats and names of files, and the common prefix.
  const namesWithoutStorage = [
    'flashspark-study-',
    'flashspark-export',
    'flashspark-answers',
    'flashspark-answers-',
    'flashspark.',
  ];
  const known = stores.map(({ name }) => name.replace('*', ''));
  expect(names.filter((name) => ![...known, ...namesWithoutStorage].includes(name))).toEqual([]);
});
