import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import { startSession } from '../../../../../web/src/lib/account/session.ts';
import type { Session } from '../../../../../web/src/lib/account/stored-session.ts';
import type { ImportTarget } from '../../../../../web/src/parent/create/import/import-job.ts';
import { fakeApi, makeJson, makeRefusal, type SeenCall } from '../../../support/fake-api.ts';
import { householdId, makeDeck } from '../support/make-deck.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCsv, makeTestDevices } from '../support/open-import.tsx';

startFreshFeature();
afterEach(() => {
  vi.useRealTimers();
});

const deck = makeDeck('Numbers');
const chunkCall = `POST /api/decks/${deck.id}/cards/import`;
const saved = (call: SeenCall) => makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length });
const answers = {
  'POST /api/decks': makeJson(201, deck),
  [chunkCall]: saved,
  [`DELETE /api/decks/${deck.id}`]: new Response(null, { status: 204 }),
};

function makeNumbers(count: number, ...more: readonly string[]): File {
  return makeCsv('numbers.csv', 'front,back', ...Array.from({ length: count }, (_, row) => `q${row},a${row}`), ...more);
}

async function startImport(
  file: File,
  change: Parameters<typeof fakeApi>[0] = {},
  target: ImportTarget = { kind: 'new-deck', householdId },
  gate?: Promise<void>,
) {
  const calls = fakeApi({ ...answers, ...change });
  if (gate) holdChunks(gate);
  const onClose = vi.fn();
  renderFeature(<ImportDialog target={target} devices={makeTestDevices()} onClose={onClose} />);
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime.bind(vi) } : {});
  await user.upload(screen.getByLabelText('Choose a file', { exact: false }), file);
  await screen.findByRole('region', { name: 'Preview' });
  await user.click(screen.getByRole('button', { name: /^Import (Deck|Cards)$/ }));
  return { calls, onClose, user };
}

/** Delays the server's answers to card imports until the gate opens. */
function holdChunks(gate: Promise<void>): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await answer(path, init);
    if (path.endsWith('/cards/import')) await gate;
    return response;
  });
}

function sentChunks(calls: readonly SeenCall[]) {
  return calls
    .filter(({ path }) => path.endsWith('/cards/import'))
    .map(({ body }) => {
      const { importId, offset, cards } = body as { importId: string; offset: number; cards: unknown[] };
      return { importId, offset, count: cards.length };
    });
}

test('makes the deck, sends the cards in chunks, says it is complete and closes after two seconds [import-complete, import-deck-has-been-created-successfully, import-after-2-seconds-modal-closes, state-import-idle-busy-done-screen, constant-import-success-screen-closes-after]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls, onClose } = await startImport(makeNumbers(1_125));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(screen.getByText('Your deck has been created successfully.')).toBeDefined();
  expect(calls[0]).toMatchObject({ path: '/api/decks', body: { name: 'Numbers', description: '', householdId } });
  const [first] = sentChunks(calls);
  expect(sentChunks(calls)).toEqual([
    { importId: first?.importId, offset: 0, count: 500 },
    { importId: first?.importId, offset: 500, count: 500 },
    { importId: first?.importId, offset: 1_000, count: 125 },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('rows that were left out are shown until Done is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { onClose, user } = await startImport(makeNumbers(2, ',no front'));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(screen.getByText('2 cards, 1 row left out')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toContain('Line 4: The front is missing.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a store of the browser that never answers holds an import up for two seconds, and what was saved is shown without waiting for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  startSession({ token: 'token', user: { id: 'parent-1' } } as unknown as Session);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const { calls } = await startImport(makeNumbers(2));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(sentChunks(calls)).toHaveLength(1);
});

test('while it saves, a progress bar and words say how far it is [import-importing, real-progress-bar-while-saving]', async () => {
  let chunks = 0;
  await startImport(makeNumbers(3_000), { [chunkCall]: (call) => ((chunks += 1) > 5 ? 'never' : saved(call)) });
  expect(await screen.findByText('2,500 of 3,000 cards')).toBeDefined();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([2_500, 3_000]);
  expect(screen.getByRole('button', { name: 'Importing...' })).toBeDefined();
});

test.each([
  [
    'the server’s sentence [error-import-server-sentence]',
    makeRefusal(409, 'too-many-decks', 'There are 500 decks.'),
    /^There are 500 decks\.$/,
  ],
  [
    'the specified words [error-import-failed-create-deck]',
    makeRefusal(500, 'internal', 'Something went wrong.'),
    /^Failed to create deck\. /,
  ],
])('a deck that cannot be made leaves the form as it was and shows %s', async (_, answer, words) => {
  const { calls, user } = await startImport(makeNumbers(2), {
    'POST /api/decks': answer,
    [`GET /api/decks?householdId=${householdId}`]: makeJson(200, []),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('Numbers');
  expect(screen.getByText('numbers.csv')).toBeDefined();
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('when no card could be saved it says so, and Try again goes on with the same deck and import [error-failed-import-cards]', async () => {
  let isDown = true;
  const { calls, user } = await startImport(makeNumbers(2), {
    [chunkCall]: (call) => (isDown ? makeRefusal(500, 'internal', 'Something went wrong.') : saved(call)),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to import any cards. Something went wrong.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(calls.filter(({ path, method }) => method === 'POST' && path === '/api/decks')).toHaveLength(1);
  expect(new Set(sentChunks(calls).map(({ importId }) => importId)).size).toBe(1);
});

test('when the server stays busy for a minute, it says so, and the form can be sent again', async () => {
  let isDown = true;
  const busy = makeRefusal(503, 'unavailable', 'Flashspark is busy right now.');
  const { user } = await startImport(makeNumbers(2), {
    'POST /api/decks': () => (isDown ? busy.clone() : makeJson(201, deck)),
    [`GET /api/decks?householdId=${householdId}`]: () => (isDown ? busy.clone() : makeJson(200, [])),
  });
  const alert = await screen.findByRole('alert', undefined, { timeout: 10_000 });
  expect(alert.textContent).toBe('Failed to create deck. Flashspark is busy right now.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
});

test('a failure in the middle keeps what is saved and goes on where it stopped [error-failed-import-csv, real-saving-idempotent-chunks]', async () => {
  let isDown = true;
  const { calls, user } = await startImport(makeNumbers(1_125), {
    [chunkCall]: (call) =>
      isDown && (call.body as { offset: number }).offset === 500
        ? makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.')
        : saved(call),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to import CSV\. /);
  expect(screen.getByText('500 of 1,125 cards')).toBeDefined();
  const before = sentChunks(calls).length;
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(
    sentChunks(calls)
      .slice(before)
      .map(({ offset }) => offset),
  ).toEqual([500, 1_000]);
  expect(new Set(sentChunks(calls).map(({ importId }) => importId)).size).toBe(1);
});

test('Cancel lets the call under way finish, begins no other, and leaves it to the person to go on', async () => {
  const gate = Promise.withResolvers<void>();
  const { user, calls } = await startImport(makeNumbers(1_125), {}, undefined, gate.promise);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Stopping...' })).toBeDefined();
  gate.resolve();
  expect(await screen.findByText('The import is stopped.')).toBeDefined();
  expect(screen.getByText('500 of 1,125 cards')).toBeDefined();
  expect(sentChunks(calls).map(({ offset }) => offset)).toEqual([0]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(sentChunks(calls).map(({ offset }) => offset)).toEqual([0, 500, 1_000]);
});

test('a stopped import can be taken back', async () => {
  const { user, calls, onClose } = await startImport(makeNumbers(2), {
    [chunkCall]: makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Delete deck' }));
  const question = screen.getByRole('alertdialog');
  expect(within(question).getByText('Are you sure you want to delete this deck and all its cards?')).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === `/api/decks/${deck.id}`)).toBe(true);
});

test('cards for a deck that is there go into it, and no deck is made', async () => {
  const { calls } = await startImport(makeNumbers(2), {}, { kind: 'deck', deck, existing: [] });
  expect(await screen.findByText('Import Complete!')).toBeDefined();
  expect(screen.getByText('The cards are in “Numbers”.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/decks/${deck.id}/cards/import`,
  ]);
});
