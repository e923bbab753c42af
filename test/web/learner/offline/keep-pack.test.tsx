import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshPack, type ShownWork } from '../../../../web/src/learner/offline/keep-pack.ts';
import { readKeptHome } from '../../../../web/src/learner/offline/offline-study.ts';
import { keptStudyOf } from '../../../../web/src/learner/study/session/open-study.ts';
import { recordAccepted, readKept } from '../../../../web/src/learner/offline/pack-store.ts';
import type { OutboxEntry } from '../../../../web/src/learner/study/outbox/study-store.ts';
import { endSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { makeDeck, makeLearnerMe } from '../study/support/fake-family.ts';
import { makeAnswer, now, user } from '../study/support/make-study.ts';
import { makePack } from '../study/support/make-pack.ts';

const hour = 3_600_000;
let entries: OutboxEntry[] = [];
const outbox = { listEntries: async () => entries };
const answered = (seq: number): OutboxEntry => ({ ...makeAnswer(), seq });
const ended = { userId: user, sessionId: 'session-1', seq: 9 } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  entries = [];
  startSession({ token: 'token', user: makeLearnerMe() });
});
afterEach(() => vi.unstubAllGlobals());

const refresh = async (at = now.getTime(), shown: ShownWork = { loadedAt: 0 }) =>
  await refreshPack({ userId: user, outbox, shown, now: at });
const serve = (work: () => unknown = () => undefined) =>
  fakeApi({
    'GET /api/pack': () => {
      work();
      return makeJson(200, makePack());
    },
  });

it('asks for a pack where there is none, and for another one after six hours, or half an hour after a session, or when the clock was set back', async () => {
  const calls = serve();
  const start = now.getTime();
  expect(await refresh()).toEqual(makePack());
  expect(await refresh(start + 6 * hour - 1)).toBeUndefined();
  expect(await refresh(start + 6 * hour)).toBeDefined();
  await recordAccepted(user, [{ ...ended, work: { kind: 'complete', cardsStudied: 1, cardsCorrect: 1 } }]);
  expect(await refresh(start + 6.4 * hour)).toBeUndefined();
  expect(await refresh(start + 6.5 * hour)).toBeDefined();
  expect((await readKept(user)).ended).toEqual([]);
  expect(await refresh(start)).toBeDefined();
  expect(calls).toHaveLength(4);
});

it('asks for one as soon as Home shows a deck or an open assignment that the pack lacks, once for each time that Home is loaded', async () => {
  const calls = serve();
  const loadedAt = now.getTime();
  await refresh(loadedAt);
  const pack = makePack();
  const { decks = [] } = pack.home;
  const given = { id: 'given', householdId: 'H', learnerId: 'L', resourceId: 'D', resourceName: 'Flags' };
  const open = { ...given, type: 'deck', createdAt: pack.madeAt } as const;
  const done = { ...open, completedAt: pack.madeAt };
  for (const shown of [
    { decks, assignments: [done] },
    { decks: [makeDeck({ id: 'new' })], loadedAt },
  ])
    expect(await refresh(loadedAt + 1, { loadedAt: loadedAt + 1, ...shown })).toBeUndefined();
  for (const [at, shown] of [{ decks: [...decks, makeDeck({ id: 'new' })] }, { assignments: [open] }].entries()) {
    const again = { ...shown, loadedAt: loadedAt + 2 * at + 1 };
    expect(await refresh(loadedAt + 2 * at + 2, again)).toEqual(pack);
    expect(await refresh(loadedAt + 2 * at + 2, again)).toBeUndefined();
  }
  expect(calls).toHaveLength(3);
});

it('asks for none while an answer waits, nobody looks, or somebody else is signed in', async () => {
  const calls = serve();
  entries = [answered(1)];
  await refresh();
  entries = [{ ...answered(1), refusal: 'No.' }];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  await refresh();
  startSession({ token: 'other', user: makeLearnerMe('Ben', 'user-ben') });
  await refresh();
  expect(calls).toEqual([]);
  startSession({ token: 'token', user: makeLearnerMe() });
  expect(await refresh()).toBeDefined();
});

it('keeps no pack of which nobody knows whether it holds an answer: one was taken, or given, while it was asked for', async () => {
  const taking = vi.fn();
  vi.stubGlobal('fetch', async () => {
    taking();
    await recordAccepted(user, [answered(1)]);
    return makeJson(200, makePack());
  });
  expect(await refresh()).toBeUndefined();
  serve(() => (entries = [answered(2)]));
  expect(await refresh()).toBeUndefined();
  expect(taking).toHaveBeenCalledOnce();
  const { pack, taken } = await readKept(user);
  expect(pack).toBeUndefined();
  expect(taken).toHaveLength(1);
  entries = [];
  serve();
  expect(await refresh()).toBeDefined();
  expect((await readKept(user)).taken).toEqual([]);
});

it('forgets an answer of its own that was taken back, before the next pack', async () => {
  serve();
  await refresh();
  const answer = answered(1);
  const reviewId = answer.work.kind === 'review' ? answer.work.review.id : '';
  await recordAccepted(user, [answer, answered(2)]);
  await recordAccepted(user, [{ ...ended, work: { kind: 'take-back', reviewId } }]);
  expect((await readKept(user)).taken.map(({ review }) => review.id)).not.toContain(reviewId);
  expect((await readKept(user)).taken).toHaveLength(1);
});

it('is gone with the session, whoever ends it, also one that comes in just then; another account never had it', async () => {
  serve();
  await refresh();
  expect(await keptStudyOf('user-ben', now).isThere()).toBe(false);
  expect(await readKeptHome('user-ben')).toBeUndefined();
  expect(await keptStudyOf(user, now).isThere()).toBe(true);
  endSession('expired');
  expect(await keptStudyOf(user, now).isThere()).toBe(false);
  startSession({ token: 'token', user: makeLearnerMe() });
  serve(() => endSession('signed-out'));
  expect(await refresh()).toBeUndefined();
  expect((await readKept(user)).pack).toBeUndefined();
});

it('is nothing where the browser keeps nothing, and study with a connection goes on', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No.', 'SecurityError');
    },
  });
  expect(await readKeptHome(user)).toBeUndefined();
  expect(await keptStudyOf(user, now).isThere()).toBe(false);
  expect(() => endSession('signed-out')).not.toThrow();
});
