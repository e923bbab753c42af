import { expect, test } from 'vitest';
import { ApiError, makeTransportError } from '../../../../../web/src/lib/api/api-error.ts';
import {
  countRemembered,
  countSaved,
  type ImportJob,
  planImport,
} from '../../../../../web/src/parent/create/import/import-job.ts';
import { runImport } from '../../../../../web/src/parent/create/import/run-import.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { householdId, makeDeck } from '../support/make-deck.ts';
import type { ImportChunk, NewDeck } from '../../../../../web/src/queries/decks.ts';
import type { HistoryCall } from '../../../../../web/src/queries/imports.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { basic, buildAnkiPackage, openTestDatabase } from '../../../../support/files/build-anki-package.ts';

const refusal = new ApiError({ status: 409, code: 'too-many-cards', message: 'A deck can hold 5,000 cards.' });
const busy = new ApiError({ status: 429, code: 'too-many-attempts', message: 'Wait.', retryAfterSeconds: 3 });

const fault = new ApiError({ status: 500, code: 'internal', message: 'Something went wrong.' });
const unavailable = new ApiError({ status: 503, code: 'unavailable', message: 'Flashspark is busy right now.' });

/** Returns a server that adds each imported row once, and fails on demand before or after it carries out a call. */
function makeServer() {
  const decks = new Map<string, { readonly deck: Deck; readonly rows: Map<string, string> }>();
  const failures: { readonly error: Error; readonly isDone?: boolean }[] = [];
  const waits: number[] = [];
  const remembered = new Map<number, number>();

  async function answer<T>(work: () => T): Promise<T> {
    const failure = failures.shift();
    if (failure && !failure.isDone) throw failure.error;
    const result = work();
    if (failure) throw failure.error;
    return result;
  }

  return {
    failures,
    waits,
    remembered,
    calls: {
      createDeck: ({ name }: NewDeck) =>
        answer(() => {
          const deck = { ...makeDeck(name), id: `made-${decks.size + 1}` };
          decks.set(deck.id, { deck, rows: new Map() });
          return deck;
        }),
      listDecks: async () => [...decks.values()].map(({ deck, rows }) => ({ ...deck, totalCards: rows.size })),
      sendEdits: () => Promise.reject(new Error('Nothing is edited here.')),
      sendHistory: (_deckId: string, { cards }: HistoryCall) =>
        answer(() => {
          for (const { row, answers } of cards) remembered.set(row, answers.length);
          return { taken: cards.length, leftOut: 0 };
        }),
      sendChunk: (deckId: string, { importId, offset, cards }: ImportChunk) =>
        answer(() =>
          cards.forEach(({ front }, row) => decks.get(deckId)?.rows.set(`${importId}-${offset + row}`, front)),
        ),
    },
    contents: () => [...decks.values()].map(({ deck, rows }) => ({ name: deck.name, fronts: [...rows.values()] })),
  };
}

function makeJob(
  count: number,
  change: { readonly earlier?: ImportJob; readonly knownDeckIds?: readonly string[] } = {},
): ImportJob {
  const cards = Array.from({ length: count }, (_, row) => ({ front: `q${row}`, back: 'a' }));
  const target = { kind: 'new-deck', householdId } as const;
  return planImport({
    importId: 'import-1',
    earlier: undefined,
    target,
    source: 'big.csv',
    unit: 'line',
    name: 'Big',
    description: '',
    cards,
    knownDeckIds: [],
    ...change,
  });
}

async function run(
  job: ImportJob,
  server: ReturnType<typeof makeServer>,
  stopAt = Infinity,
  change: Partial<Parameters<typeof runImport>[1]> = {},
) {
  const controller = new AbortController();
  let last = job;
  let error: unknown;
  const pauses: (string | undefined)[] = [];
  await runImport(job, {
    calls: server.calls,
    signal: controller.signal,
    wait: async (milliseconds) => void server.waits.push(milliseconds),
    waitForConnection: async () => void server.waits.push(Infinity),
    onPause: (pause) => pauses.push(pause),
    onProgress: (next) => {
      last = next;
      if (countSaved(next) >= stopAt) controller.abort();
    },
    ...change,
  }).catch((reason: unknown) => {
    error = reason;
  });
  return { last, error, pauses };
}

const fronts = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `q${from + index}`);

test('saves every card in its order', async () => {
  const server = makeServer();
  const { last, error } = await run(makeJob(1_125), server);
  expect(error).toBeUndefined();
  expect(countSaved(last)).toBe(1_125);
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 1_125) }]);
});

test('more cards than a deck holds become several decks', async () => {
  const server = makeServer();
  await run(makeJob(5_001), server);
  expect(server.contents().map(({ name, fronts: { length } }) => [name, length])).toEqual([
    ['Big (1 of 2)', 5_000],
    ['Big (2 of 2)', 1],
  ]);
});

test('a busy server is waited out for a minute, longer each time, with fewer cards a call until it goes well', async () => {
  const server = makeServer();
  const started = await run(makeJob(1_125), server, 500);
  const sizes: number[] = [];
  const sendChunk = async (deckId: string, chunk: ImportChunk) => {
    sizes.push(chunk.cards.length);
    return server.calls.sendChunk(deckId, chunk);
  };
  const passing = [unavailable, makeTransportError('timed-out'), makeTransportError('unreachable')];
  server.failures.push(...Array.from({ length: 6 }, (_, time) => ({ error: passing[time % 3] ?? unavailable })));
  const { error, pauses } = await run(started.last, server, Infinity, { calls: { ...server.calls, sendChunk } });
  expect(error).toBeUndefined();
  expect(server.waits).toEqual([1, 2, 4, 8, 15, 30].map((seconds) => seconds * 1_000));
  expect(sizes.filter((size, at) => at === 0 || size !== sizes[at - 1])).toEqual([500, 50, 100, 200, 275]);
  expect(pauses).toEqual(Array.from({ length: 6 }, () => ['busy', undefined]).flat());
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 1_125) }]);
});

test('a server that stays busy for a minute leaves it to the person, and the next run goes on where it stopped', async () => {
  const server = makeServer();
  for (let time = 0; time < 7; time += 1) server.failures.push({ error: unavailable });
  const { error, last } = await run(makeJob(1_125), server);
  expect([error, server.waits.reduce((sum, wait) => sum + wait)]).toEqual([unavailable, 60_000]);
  await run(last, server);
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 1_125) }]);
});

test('without a connection it waits for one, and then goes on at once', async () => {
  const server = makeServer();
  server.failures.push({ error: makeTransportError('offline') });
  const { error, pauses } = await run(makeJob(3), server);
  expect(error).toBeUndefined();
  expect(server.waits).toEqual([Infinity, 0]);
  expect(pauses).toEqual(['offline', undefined]);
});

test('a server that asks for patience gets it', async () => {
  const server = makeServer();
  server.failures.push({ error: busy });
  await run(makeJob(3), server);
  expect(server.waits).toEqual([3_000]);
});

test('a server that asks for more patience than five minutes leaves it to the person', async () => {
  const server = makeServer();
  server.failures.push({
    error: new ApiError({ status: 429, code: 'too-many-attempts', message: 'Wait.', retryAfterSeconds: 301 }),
  });
  const { error } = await run(makeJob(3), server);
  expect(error).toMatchObject({ retryAfterSeconds: 301 });
  expect(server.waits).toEqual([]);
});

test('the fifth fault of the server itself ends the run, and the next run goes on where it stopped', async () => {
  const server = makeServer();
  const job = makeJob(1_125);
  const stopped = await run(job, server, 500);
  server.failures.push(...Array.from({ length: 5 }, () => ({ error: fault })));
  const failed = await run(stopped.last, server);
  expect(failed.error).toBe(fault);
  expect(countSaved(failed.last)).toBe(500);
  const ended = await run(failed.last, server);
  expect(ended.error).toBeUndefined();
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 1_125) }]);
});

test('a chunk whose answer was lost is not doubled', async () => {
  const server = makeServer();
  const started = await run(makeJob(1_125), server, 500);
  server.failures.push({ error: makeTransportError('timed-out'), isDone: true });
  await run(started.last, server);
  expect(server.contents()[0]?.fronts).toHaveLength(1_125);
});

test('a deck whose answer was lost is found, not made twice', async () => {
  const server = makeServer();
  server.failures.push({ error: makeTransportError('timed-out'), isDone: true });
  await run(makeJob(3), server);
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 3) }]);
});

test('it is found by a later try too, planned anew from the form', async () => {
  const server = makeServer();
  const lost = { error: fault };
  server.failures.push({ error: makeTransportError('timed-out'), isDone: true });
  server.calls.listDecks = async () => Promise.reject(lost.error);
  const failed = await run(makeJob(3), server);
  expect(failed.error).toBe(lost.error);
  server.calls.listDecks = makeListAgain(server);
  await run(makeJob(3, { earlier: failed.last, knownDeckIds: ['made-1'] }), server);
  expect(server.contents()).toEqual([{ name: 'Big', fronts: fronts(0, 3) }]);
});

function makeListAgain(server: ReturnType<typeof makeServer>) {
  return async () =>
    server.contents().map(({ name, fronts: { length } }) => ({ ...makeDeck(name), id: 'made-1', totalCards: length }));
}

test('an empty deck of the same name that was there before is left alone', async () => {
  const server = makeServer();
  await server.calls.createDeck({ name: 'Big' });
  server.failures.push({ error: makeTransportError('timed-out') });
  await run(makeJob(3, { knownDeckIds: ['made-1'] }), server);
  expect(server.contents()).toEqual([
    { name: 'Big', fronts: [] },
    { name: 'Big', fronts: fronts(0, 3) },
  ]);
});

test('a refusal is not repeated', async () => {
  const server = makeServer();
  server.failures.push({ error: refusal });
  const { error } = await run(makeJob(3), server);
  expect(error).toBe(refusal);
  expect(server.waits).toEqual([]);
});

test('stopping finishes the call under way and begins no other', async () => {
  const server = makeServer();
  const { last, error } = await run(makeJob(1_125), server, 500);
  expect(error).toBeUndefined();
  expect(countSaved(last)).toBe(500);
  expect(server.contents()[0]?.fronts).toHaveLength(500);
});

test('cards for a deck that is there go into it', async () => {
  const server = makeServer();
  const deck = await server.calls.createDeck({ name: 'Old' });
  const target = { kind: 'deck', deck, existing: [] } as const;
  const cards = [{ front: 'q', back: 'a' }];
  const job = planImport({
    importId: 'i',
    earlier: undefined,
    target,
    source: 'old.csv',
    unit: 'line',
    name: '',
    description: '',
    cards,
    knownDeckIds: [deck.id],
  });
  await run(job, server);
  expect(server.contents()).toEqual([{ name: 'Old', fronts: ['q'] }]);
});

test('what was learned in a package comes after its cards, is met once, and goes on where it stopped', async () => {
  const notes = Array.from({ length: 120 }, (_, row) => ({ type: 'Basic', deck: 'A', fields: [`q${row}`, 'a'] }));
  const log = notes.flatMap((_, note) => [
    { note, at: Date.UTC(2025, 0, 1) + 2 * note, ease: 1 },
    { note, at: Date.UTC(2025, 0, 1) + 2 * note + 1, ease: 3 },
  ]);
  const bytes = await buildAnkiPackage({ format: 'anki21b', noteTypes: [basic], notes, log: log.slice(20) });
  const request = { file: new File([bytes], 'a.apkg'), choices: { withHistory: true } };
  const { cards } = await readImportFile(request, openTestDatabase);
  const history = { learnerId: 'emma', learnerName: 'Emma', taken: 0, leftOut: 0 };
  const job: ImportJob = { ...makeJob(0), history, parts: [{ name: 'A', cards, saved: 0 }] };
  const server = makeServer();
  // At this point, the deck, its cards and the first part of the history are saved.
  const broken = { ...server.calls, sendHistory: async () => Promise.reject(refusal) };
  const stopped = await run(job, server, Infinity, { calls: broken });
  expect(stopped.error).toBe(refusal);
  expect(countSaved(stopped.last)).toBe(120);
  server.failures.push({ error: fault, isDone: true });
  const { last, error } = await run(stopped.last, server);
  expect(error).toBeUndefined();
  expect(last.history).toEqual({ ...history, taken: 110 });
  expect(countRemembered(last)).toEqual({ done: 110, all: 110 });
  expect([...server.remembered]).toEqual(Array.from({ length: 110 }, (_, place) => [place + 10, 2]));
  expect(server.contents()[0]?.fronts).toHaveLength(120);
});
