import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeIndexedStore } from '../../../../../web/src/learner/study/outbox/indexed-store.ts';
import { makeLastingStore } from '../../../../../web/src/learner/study/outbox/lasting-store.ts';
import type { StudyOutbox } from '../../../../../web/src/learner/study/outbox/study-outbox.ts';
import type { RunningSession } from '../../../../../web/src/learner/study/session/running-session.ts';
import { takeBackAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';
import type { StudyStore } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { Device, settle } from '../support/device.ts';
import { makeRunning, step, steps, user } from '../support/make-study.ts';

let isOnline = false;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  isOnline = false;
  broken = undefined;
});
afterEach(() => vi.restoreAllMocks());

const methods = ['add', 'put'] as const;

/** Makes every further write of the browser's store fail, as on a full disk. */
function fillDisk(): void {
  for (const method of methods)
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
}

/** How the browser's store behaves from now on. */
let broken: 'denied' | 'hangs' | undefined;

/** The browser's store, until it is broken. */
function makeBreakable(): StudyStore {
  return new Proxy(makeIndexedStore(), {
    get: (store, name: keyof StudyStore) => {
      if (broken === 'hangs') return () => new Promise(() => undefined);
      if (broken === 'denied') return () => Promise.reject(new DOMException('No storage here.', 'SecurityError'));
      return store[name];
    },
  });
}

/** Opens a page whose session was opened without a connection. */
async function openPage(cards = 12) {
  const made: { outbox?: StudyOutbox } = {};
  const store = makeLastingStore({
    lasting: makeBreakable(),
    onLost: () => made.outbox?.loseLasting(),
    timeoutMs: 500,
  });
  const device = new Device(store);
  device.server.knowsOpened = true;
  const { outbox, sender } = device.openTab({ isOnline: () => isOnline });
  made.outbox = outbox;
  if (!isOnline) device.server.faults = Array.from({ length: 99 }, () => 'no-connection' as const);
  const running: RunningSession = { ...makeRunning(cards), isOwn: true };
  await outbox.saveSession(running);
  return { device, outbox, sender, running, store };
}

async function answerAll(outbox: StudyOutbox, given: ReturnType<typeof steps>): Promise<void> {
  for (const one of given) expect(await outbox.record(one)).toBe(true);
}

const idsOf = (given: ReturnType<typeof steps>): string[] =>
  given.flatMap(({ entries }) => entries.flatMap(({ work }) => (work.kind === 'review' ? [work.review.id] : [])));

const ten = Array.from({ length: 10 }, () => 'correct' as const);

describe('a store that fails in the middle of a session begun without a connection', () => {
  it.each([
    ['is full', fillDisk],
    ['is denied', () => (broken = 'denied')],
    ['never answers', () => (broken = 'hangs')],
  ])('loses no answer when it %s: those stored and those in memory are sent, each once', async (_, fail) => {
    const { device, outbox, sender, running } = await openPage();
    const given = steps(running, ten);
    await answerAll(outbox, given.slice(0, 5));
    fail();
    await answerAll(outbox, given.slice(5));
    await outbox.refresh();
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 10, isLasting: false, isAtRisk: true });
    device.server.faults = [];
    isOnline = true;
    await sender.wake();
    await outbox.refresh();
    expect(device.server.arrivals).toEqual(idsOf(given));
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 0, isEmpty: true, isAtRisk: false, refused: undefined });
  });

  it('sends the opening of the session with the answers in memory, also when the stored ones can no longer be read', async () => {
    const { store, running } = await openPage();
    const given = steps(running, ten.slice(0, 3));
    const [first, ...others] = given;
    if (first) await store.recordStep(first);
    const [stored] = await store.listEntries(user);
    broken = 'denied';
    for (const one of others) await store.recordStep(one);
    await store.removeEntries([stored?.seq ?? 0]);
    const entries = await store.listEntries(user);
    expect(entries.map(({ work }) => work.kind === 'review' && work.opening !== undefined)).toEqual([true, false]);
  });

  it('takes back an answer that was stored before', async () => {
    const { device, outbox, sender, running } = await openPage();
    const [first, second] = steps(running, ten.slice(0, 2));
    if (!first || !second) throw new Error('Nothing was answered.');
    await answerAll(outbox, [first, second]);
    fillDisk();
    const back = takeBackAnswer(second.after);
    expect(back && (await outbox.record(back))).toBe(true);
    expect(await outbox.findSession('deck-1')).toEqual(first.after);
    device.server.faults = [];
    isOnline = true;
    await sender.wake();
    expect([...device.server.reviews.keys()]).toEqual(idsOf([first]));
  });

  it('does not ask for a session again that ended in memory', async () => {
    const { outbox, running } = await openPage(3);
    const given = steps(running, ten.slice(0, 3));
    await answerAll(outbox, given.slice(0, 2));
    fillDisk();
    await answerAll(outbox, given.slice(2));
    expect(await outbox.findSession('deck-1')).toBeUndefined();
  });

  it('sends a stored answer no second time from this page though it cannot be removed from the store', async () => {
    const { device, outbox, sender, running } = await openPage();
    const given = steps(running, ten.slice(0, 4));
    await answerAll(outbox, given.slice(0, 2));
    fillDisk();
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await answerAll(outbox, given.slice(2));
    device.server.faults = [];
    isOnline = true;
    await sender.wake();
    await sender.wake();
    expect(device.server.arrivals).toEqual(idsOf(given));
    expect(outbox.readState().isEmpty).toBe(true);
  });
});

describe('a store that fails while the device is online', () => {
  it('sends at once what was gathered in it', async () => {
    isOnline = true;
    const { device, outbox, running } = await openPage();
    const given = steps(running, ten.slice(0, 5));
    await answerAll(outbox, given.slice(0, 4));
    await settle();
    expect(device.server.arrivals.length).toBeLessThan(4);
    fillDisk();
    await answerAll(outbox, given.slice(4));
    await vi.waitFor(() => expect(device.server.arrivals).toEqual(idsOf(given)));
    expect(device.clock.nextIn).toBeUndefined();
  });
});

describe('an answer that is set aside', () => {
  it('is at risk until someone lets it go, and never counts as sent', async () => {
    isOnline = true;
    const { device, outbox, running } = await openPage();
    const [first] = steps(running, ten.slice(0, 1));
    if (!first) throw new Error('Nothing was answered.');
    for (const id of idsOf([first])) device.server.callRefusedFor.add(id);
    await answerAll(outbox, [first]);
    await vi.waitFor(() =>
      expect(outbox.readState()).toMatchObject({ isSaved: false, isAtRisk: true, refused: { count: 1 } }),
    );
    await outbox.dismissRefused();
    expect(outbox.readState()).toMatchObject({ isSaved: true, isAtRisk: false });
  });
});

it('counts an answer once whose write was given up and lands all the same', async () => {
  const lasting = makeIndexedStore();
  const slow: { land?: () => void } = {};
  const hanging: StudyStore = {
    ...lasting,
    recordStep: async (one) => {
      await new Promise<void>((resolve) => (slow.land = resolve));
      return await lasting.recordStep(one);
    },
  };
  const store = makeLastingStore({ lasting: hanging, onLost: () => undefined, timeoutMs: 5 });
  const running = makeRunning(3);
  await lasting.saveSession(running);
  await store.recordStep(step(running));
  slow.land?.();
  await vi.waitFor(async () => expect(await lasting.listEntries(user)).toHaveLength(1));
  expect(await store.listEntries(user)).toHaveLength(1);
});

it('a session that was begun in memory is taken further there only', async () => {
  fillDisk();
  const { store, running } = await openPage();
  const first = step(running);
  expect(await store.recordStep(first)).toHaveLength(1);
  expect(await store.recordStep(step(running, 'wrong'))).toBeUndefined();
  expect(await store.findSession(user, 'deck-1')).toEqual(first.after);
});
