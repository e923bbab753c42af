// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnsentEntry } from '../../../shared/schemas/study.ts';
import type { OutboxEntry } from '../../../web/src/learner/study/outbox/study-store.ts';
import { makeIndexedStore } from '../../../web/src/learner/study/outbox/indexed-store.ts';
import { markUnsentAnswers } from '../../../web/src/lib/account/leave-account.ts';
import { forgetDevice, keepDevice, readDevice } from '../../../web/src/lib/device/family-device.ts';
import { makeQueryClient } from '../../../web/src/lib/api/query-client.ts';
import { leaveFamily, reachFamilyMutation } from '../../../web/src/queries/devices.ts';
import { makeRunning, steps } from '../learner/study/support/make-study.ts';
import { fakeApi, makeJson, makeRefusal, type SeenCall } from '../support/fake-api.ts';

const [household, credential] = ['01KE6P4YM0VNZ8NWT46ZJQ0F86', '01KE6P4YM0VNZ8NWT46ZJQ0F86-D1.secret'];
const child = `${household}-EMMA`;
const done = () => new Response(null, { status: 204 });
const page = (status: number) => new Response('<!doctype html>', { status });

/** Stores what a child of the family answered before signing out. @returns how many entries wait */
async function study(): Promise<number> {
  const store = makeIndexedStore();
  const running = { ...makeRunning(7), userId: child, isOwn: true } as const;
  await store.saveSession(running);
  for (const step of steps(running, ['correct', 'wrong', 'correct', 'correct', 'wrong'])) {
    const entries = step.entries.map((entry) => ({ ...entry, userId: child }));
    await store.recordStep({ ...step, entries });
  }
  markUnsentAnswers(child);
  return (await store.listEntries(child)).length;
}

const countWaiting = async () => (await makeIndexedStore().listEntries(child)).length;
const nameOf = ({ work }: Pick<UnsentEntry | OutboxEntry, 'work'>) =>
  work.kind === 'review' ? work.review.id : work.kind;
const bodyOf = ({ body }: SeenCall) => body as { readonly entries: UnsentEntry[]; readonly isLast: boolean };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  keepDevice(credential);
});

afterEach(() => {
  forgetDevice();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['a firewall’s page', page(403)],
  ['a hotel’s sign-in page', page(200)],
  ['a gateway that knows no such route just now', makeJson(404, { message: 'Not Found' })],
  ['missing consent', makeRefusal(409, 'consent-needed', 'Please first read.')],
  ['a write at the same moment', makeRefusal(409, 'conflict', 'Try again.')],
  ['too much today', makeRefusal(429, 'too-much-today', 'Try again tomorrow.')],
  ['a server in trouble', makeRefusal(503, 'unavailable', 'Try again.')],
  ['no connection', new TypeError('Failed to fetch')],
])('%s in place of the server’s word deletes no answer, and the device stays known', async (_, answer) => {
  const waiting = await study();
  fakeApi({ 'POST /api/devices/answers': answer });
  await expect(leaveFamily(credential)).rejects.toThrow();
  // The deletion runs in the background.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await countWaiting(), readDevice()]).toEqual([waiting, credential]);
});

test.each([0, 2, 'last'] as const)(
  'an entry (%s) that the server refuses leaves the others delivered',
  async (which) => {
    const count = await study();
    const bad = which === 'last' ? count - 1 : which;
    const entries = (await makeIndexedStore().listEntries(child)).map(nameOf);
    const taken: string[] = [];
    const calls = fakeApi({
      'POST /api/devices/answers': (call) => {
        const names = bodyOf(call).entries.map(nameOf);
        if (names.includes(entries[bad] ?? '')) return makeRefusal(400, 'invalid-input', 'Check this.');
        taken.push(...names);
        return done();
      },
    });
    await leaveFamily(credential);
    expect(taken).toEqual(entries.filter((_, at) => at !== bad));
    // Only the last call ends the credential.
    expect(calls.findLast(({ path }) => path === '/api/devices/answers')?.body).toMatchObject({ isLast: true });
    expect(readDevice()).toBeNull();
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0));
  },
);

test('a device that had delivered before asks once and forgets the family', async () => {
  await study();
  const calls = fakeApi({ 'POST /api/devices/answers': makeRefusal(401, 'device-unknown', 'Ask a grown-up.') });
  await leaveFamily(credential);
  expect([calls.length, readDevice()]).toEqual([1, null]);
});

test.each([
  ['a hotel’s sign-in page', page(200), false],
  ['a firewall’s page', page(403), false],
  ['no connection', new TypeError('Failed to fetch'), false],
  ['the family', makeJson(200, { householdName: 'Smith Family', learners: [] }), true],
  ['a refusal, which the next screen says', makeRefusal(401, 'device-unknown', 'Ask a grown-up.'), true],
])('a child leaves its device or not, when it meets %s', async (_, answer, mayLeave) => {
  fakeApi({ 'POST /api/devices/learners': answer });
  const client = makeQueryClient();
  const leaving = client.getMutationCache().build(client, reachFamilyMutation).execute(undefined);
  await expect(leaving.then(() => true).catch(() => false)).resolves.toBe(mayLeave);
});
