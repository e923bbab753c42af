import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeIndexedStore } from '../../../../../web/src/learner/study/outbox/indexed-store.ts';
import { makeLastingStore, makeMemoryStore } from '../../../../../web/src/learner/study/outbox/lasting-store.ts';
import type { StudyStore } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { takeBackAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';
import { Device } from '../support/device.ts';
import { makeRunning, step, steps, user } from '../support/make-study.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function save(store: StudyStore, all: ReturnType<typeof steps>): Promise<void> {
  const [first] = all;
  if (first) await store.saveSession(first.before);
  for (const next of all) expect(await store.recordStep(next)).toHaveLength(next.entries.length);
}

describe.each([
  ['IndexedDB', makeIndexedStore],
  ['memory', makeMemoryStore],
  ['IndexedDB with memory behind it', () => makeLastingStore({ lasting: makeIndexedStore(), onLost: () => undefined })],
])('the store in %s', (_, makeStore) => {
  it('keeps an answer and the session after it together', async () => {
    const store = makeStore();
    const first = step(makeRunning(2), 'wrong');
    await store.saveSession(first.before);
    const added = await store.recordStep(first);
    expect(await store.findSession(user, 'deck-1')).toEqual(first.after);
    expect(added).toEqual([{ ...first.entries[0], seq: expect.any(Number) }]);
    expect(await store.listEntries(user)).toEqual(added);
  });

  it('keeps answers in the order given, and forgets the session with its last one', async () => {
    const store = makeStore();
    const all = steps(makeRunning(2), ['wrong', 'correct', 'correct']);
    await save(store, all);
    expect((await store.listEntries(user)).map(({ work }) => work)).toEqual(
      all.flatMap(({ entries }) => entries.map(({ work }) => work)),
    );
    expect((await store.listEntries(user)).at(-1)?.work).toEqual({
      kind: 'complete',
      cardsStudied: 3,
      cardsCorrect: 2,
    });
    expect(await store.findSession(user, 'deck-1')).toBeUndefined();
  });

  it('refuses an answer to a session that another tab took further, and stores nothing of it', async () => {
    const store = makeStore();
    const running = makeRunning(3);
    await save(store, [step(running)]);
    const kept = await store.findSession(user, 'deck-1');
    expect(await store.recordStep(step(running, 'wrong'))).toBeUndefined();
    expect(await store.listEntries(user)).toHaveLength(1);
    expect(await store.findSession(user, 'deck-1')).toEqual(kept);
  });

  it('takes an answer back, also the one that had ended the session; two pages do so once', async () => {
    const store = makeStore();
    const all = steps(makeRunning(2), ['correct', 'correct']);
    await save(store, all);
    const [first, last] = all;
    const back = takeBackAnswer(last?.after ?? makeRunning(0));
    if (!first || !last || !back) throw new Error('Nothing was answered.');
    expect(await store.recordStep(back)).toHaveLength(1);
    expect(await store.findSession(user, 'deck-1')).toEqual(first.after);
    expect(await store.recordStep(back)).toBeUndefined();
    const again = takeBackAnswer(first.after);
    expect(again && (await store.recordStep(again))).toHaveLength(1);
    expect(again && (await store.recordStep(again))).toBeUndefined();
    expect(await store.findSession(user, 'deck-1')).toEqual(first.before);
  });

  it('refuses an answer behind one that was taken back and given anew elsewhere', async () => {
    const store = makeStore();
    const [first] = steps(makeRunning(3), ['correct']);
    const back = first && takeBackAnswer(first.after);
    if (!first || !back) throw new Error('Nothing was answered.');
    await save(store, [first]);
    await store.recordStep(back);
    await store.recordStep(step(back.after, 'wrong'));
    expect(await store.recordStep(step(first.after))).toBeUndefined();
  });

  it('shows nobody what is somebody else’s', async () => {
    const store = makeStore();
    await save(store, [step(makeRunning(2))]);
    expect(await store.listEntries('user-sister')).toEqual([]);
    expect(await store.findSession('user-sister', 'deck-1')).toBeUndefined();
  });

  it('forgets all of one account, and nothing of another one', async () => {
    const store = makeStore();
    await save(store, [step(makeRunning(2))]);
    const sisters = step({ ...makeRunning(2), userId: 'user-sister' });
    await save(store, [{ ...sisters, entries: sisters.entries.map((entry) => ({ ...entry, userId: 'user-sister' })) }]);
    await store.forgetAccount(user);
    expect(await store.listEntries(user)).toEqual([]);
    expect(await store.findSession(user, 'deck-1')).toBeUndefined();
    expect(await store.listEntries('user-sister')).toHaveLength(1);
    expect(await store.findSession('user-sister', 'deck-1')).toEqual(sisters.after);
  });

  it('sets aside, lets wait again, and removes', async () => {
    const store = makeStore();
    await save(store, steps(makeRunning(3), ['correct', 'correct']));
    const [first, second] = await store.listEntries(user);
    const [a = 0, b = 0] = [first?.seq, second?.seq];
    await store.refuseEntries([a], 'No.');
    expect(await store.listEntries(user)).toEqual([{ ...first, refusal: 'No.' }, second]);
    await store.pardonEntries([a]);
    expect(await store.listEntries(user)).toEqual([first, second]);
    await store.removeEntries([a]);
    await store.removeEntries([a]);
    expect((await store.listEntries(user)).map(({ seq }) => seq)).toEqual([b]);
  });
});

describe('IndexedDB', () => {
  it('still has everything after the page was closed', async () => {
    const running = makeRunning(2);
    const taken = step(running);
    await save(makeIndexedStore(), [taken]);
    const reopened = makeIndexedStore();
    expect(await reopened.findSession(user, 'deck-1')).toEqual(taken.after);
    expect(await reopened.listEntries(user)).toHaveLength(1);
  });
});

describe('going on to the next card', () => {
  it('waits for one transaction and nothing else; the answer is stored and counted then, and not before', async () => {
    const store = makeIndexedStore();
    const { outbox } = new Device(store).openTab();
    const running = makeRunning(3);
    await outbox.saveSession(running);
    await outbox.refresh();
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const commits: boolean[] = [];
    const answered = step(running);
    const isStored = await outbox.record(answered, () => {
      const [transaction] = begun.mock.results.map(({ value }) => value as IDBTransaction);
      // By now the transaction is finished and can no longer be aborted.
      commits.push(begun.mock.calls.length === 1 && isOver(transaction));
      expect(outbox.readState().waitingAnswers).toBe(1);
    });
    expect([isStored, commits]).toEqual([true, [true]]);
    begun.mockRestore();
    expect(await outbox.record(step(running, 'wrong'), () => commits.push(false))).toBe(false);
    expect(commits).toHaveLength(1);
    expect(await store.findSession(user, 'deck-1')).toEqual(answered.after);
  });

  it('an answer is counted though the store was being read when it came', async () => {
    const { outbox } = new Device(makeIndexedStore()).openTab();
    const running = makeRunning(3);
    await outbox.saveSession(running);
    const reading = outbox.refresh();
    await outbox.record(step(running));
    await reading;
    expect(outbox.readState().waitingAnswers).toBe(1);
  });
});

function isOver(transaction: IDBTransaction | undefined): boolean {
  try {
    transaction?.abort();
    return false;
  } catch {
    return true;
  }
}

describe('the lasting store', () => {
  const broken = new Proxy({} as StudyStore, { get: () => () => Promise.reject(new Error('No IndexedDB here.')) });
  const hanging = new Proxy({} as StudyStore, { get: () => () => new Promise(() => undefined) });

  it.each([
    ['fails', broken],
    ['never answers', hanging],
  ])('goes on in memory when the browser’s store %s, and says so once', async (_, lasting) => {
    let losses = 0;
    const store = makeLastingStore({ lasting, onLost: () => (losses += 1), timeoutMs: 5 });
    const [first, second] = steps(makeRunning(3), ['correct', 'wrong']);
    expect(first && (await store.recordStep(first))).toHaveLength(1);
    expect(second && (await store.recordStep(second))).toHaveLength(1);
    expect(await store.listEntries(user)).toHaveLength(2);
    expect(await store.findSession(user, 'deck-1')).toEqual(second?.after);
    expect(losses).toBe(1);
  });

  it('never takes an entry of memory for one that was stored before', async () => {
    const lasting = makeIndexedStore();
    const running = makeRunning(3);
    await save(lasting, [step(running)]);
    const [stored] = await lasting.listEntries(user);
    const memory = makeMemoryStore();
    await save(memory, [step(running)]);
    await memory.removeEntries([stored?.seq ?? 0]);
    expect(await memory.listEntries(user)).toHaveLength(1);
  });
});
