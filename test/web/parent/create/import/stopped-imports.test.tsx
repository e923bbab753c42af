import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../../../web/src/lib/account/session.ts';
import { nameOfImports } from '../../../../../web/src/lib/account/account-databases.ts';
import { planImport } from '../../../../../web/src/parent/create/import/import-job.ts';
import {
  dropImport,
  holdImport,
  keepImport,
  listStoppedImports,
  readStoppedImport,
} from '../../../../../web/src/parent/create/import/kept-imports.ts';
import type { Session } from '../../../../../web/src/lib/account/stored-session.ts';
import { StoppedImports } from '../../../../../web/src/parent/create/import/stopped-imports.tsx';
import { fakeApi, makeJson, type SeenCall } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { makeTestDevices } from '../support/open-import.tsx';
import { householdId, makeDeck } from '../support/make-deck.ts';

startFreshFeature();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  startSession(session);
});

const session = {
  token: 'token',
  user: { id: 'parent-1', displayName: 'Pat', email: 'pat@example.org', role: 'parent' },
} as unknown as Session;
const deck = makeDeck('Animals');
const chunkCall = `POST /api/decks/${deck.id}/cards/import`;
const saved = (call: SeenCall) => makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length });
const job = planImport({
  importId: 'import-1',
  earlier: undefined,
  target: { kind: 'new-deck', householdId },
  source: 'animals.csv',
  unit: 'line',
  name: 'Animals',
  description: '',
  cards: Array.from({ length: 1_125 }, (_, row) => ({ front: `q${row}`, back: 'a' })),
  knownDeckIds: [],
});
const stopped = { ...job, parts: job.parts.map((part) => ({ ...part, deckId: deck.id, saved: 500 })) };

async function openStopped(answers: Parameters<typeof fakeApi>[0] = {}, kept = stopped) {
  await keepImport(kept);
  const calls = fakeApi(answers);
  const view = renderFeature(<StoppedImports householdId={householdId} devices={makeTestDevices()} />);
  await screen.findByText('Your import of “animals.csv” stopped at 500 of 1,125 cards.');
  return { ...view, calls };
}

test('an import that a reload stopped says how far it came, and goes on from there to its end', async () => {
  const { user, calls } = await openStopped({ [chunkCall]: saved });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  const sent = calls
    .filter(({ path }) => path.endsWith('/import'))
    .map(({ body }) => body as { importId: string; offset: number });
  expect(sent.map(({ importId, offset }) => [importId, offset])).toEqual([
    ['import-1', 500],
    ['import-1', 1_000],
  ]);
  await waitFor(async () => expect(await listStoppedImports(householdId)).toEqual([]));
});

test('or it is taken back, after a question', async () => {
  const { user, calls } = await openStopped({ [`DELETE /api/decks/${deck.id}`]: new Response(null, { status: 204 }) });
  await user.click(screen.getByRole('button', { name: 'Remove imported cards' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/^Your import/)).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`DELETE /api/decks/${deck.id}`);
  expect(await listStoppedImports(householdId)).toEqual([]);
});

test('what came into a deck that was there is taken out of it again', async () => {
  const undo = `POST /api/decks/${deck.id}/imports/undo`;
  const { user, calls } = await openStopped({ [undo]: makeJson(200, { left: 0 }) }, { ...stopped, isNewDeck: false });
  await user.click(screen.getByRole('button', { name: 'Remove imported cards' }));
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.queryByText(/^Your import/)).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ importId: 'import-1' });
  expect(await listStoppedImports(householdId)).toEqual([]);
});

test('one that still runs is not taken for stopped, one that waited for a month is let go of, and nothing of it outlives the session', async () => {
  await keepImport(stopped);
  const release = holdImport('import-1');
  expect(await listStoppedImports(householdId)).toEqual([]);
  release();
  expect(await listStoppedImports(householdId)).toHaveLength(1);
  expect(await listStoppedImports('another')).toEqual([]);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  expect(await listStoppedImports(householdId)).toEqual([]);
  vi.useRealTimers();
  expect(await listStoppedImports(householdId)).toEqual([]);
  await keepImport(stopped);
  endSession('signed-out');
  await waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(nameOfImports(session.user.id)),
  );
  expect(await keepImport(stopped)).toBe(false);
});

test('the file of an import is kept as bytes, as private windows of Safari keep no other form of it', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(await keepImport({ ...stopped, file: new Blob(['a package']) })).toBe(true);
  const values = put.mock.calls.map(([value]) => value as unknown);
  expect(values.filter((value) => value instanceof Blob)).toEqual([]);
  expect(values).toContainEqual(expect.any(ArrayBuffer));
  expect(await (await readStoppedImport('import-1'))?.file?.text()).toBe('a package');
});

test('what was let go of while it was still being written is not there afterwards', async () => {
  const keeping = keepImport(stopped);
  await dropImport('import-1');
  expect(await keeping).toBe(true);
  expect(await listStoppedImports(householdId)).toEqual([]);
});
