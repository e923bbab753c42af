import { strToU8, zipSync } from 'fflate';
import { ulid } from 'ulid';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedReviews } from '../../functions/data/study/review.ts';
import { Table } from '../../functions/data/table/table.ts';
import { makeExportFiles } from '../../shared/export/make-files.ts';
import { type ExportRecord, exportVersion } from '../../shared/export/records.ts';
import { localPart } from '../../shared/ids.ts';
import { exportRecords } from '../../shared/routes/records.ts';
import { writeItems } from '../support/table/write-items.ts';
import { productionPasswordCost } from '../../functions/platform/sign-in/password-hash.ts';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { notice } from '../../shared/notice.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { importCards, listCards } from '../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../shared/routes/decks.ts';
import { createHousehold } from '../../shared/routes/households.ts';
import { createLearner, getStreak } from '../../shared/routes/learners.ts';
import { recordReviews, startSession } from '../../shared/routes/study.ts';
import type { Card } from '../../shared/schemas/deck.ts';
import type { BenchResult } from './bench-line.ts';
import { type BenchProduct, withProduct } from './bench-product.ts';

const usualRounds = 40;

/** Times the main calls in one process over DynamoDB Local. They alternate, so that a busy machine slows all of them alike. */
export async function benchCalls(): Promise<BenchResult[]> {
  // Passwords are hashed at production's cost, so that the times are realistic.
  return await withProduct(
    async (product) => await timeCalls([...(await prepareCalls(product)), await prepareExport(product)]),
    { passwordCost: productionPasswordCost },
  );
}

async function timeCalls(calls: readonly TimedCall[]): Promise<BenchResult[]> {
  const times = new Map<TimedCall, number[]>(calls.map((call) => [call, []]));
  for (const { run } of calls) await run(0);
  for (let round = 1; round <= usualRounds; round += 1) {
    for (const [{ run, rounds = usualRounds }, measured] of times) {
      if (round > rounds) continue;
      const begun = performance.now();
      await run(round);
      measured.push(performance.now() - begun);
    }
  }
  return [...times].map(([{ name, goal }, measured]) => {
    const sorted = measured.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
    return { name, unit: 'ms', measured: at(0.5), p95: at(0.95), ...(goal !== undefined && { goal }) };
  });
}

/** A call to time; `round` differs each time, so that created items can have unique names. */
interface TimedCall {
  readonly name: string;
  readonly run: (round: number) => Promise<unknown>;
  /** Number of rounds, if the call is too slow for the default. */
  readonly rounds?: number;
  /** Goal in milliseconds. */
  readonly goal?: number;
}

const account = { email: 'bench@example.org', password: 'correct horse 42' };

function chunk(offset: number, count: number): { front: string; back: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    front: `front ${offset + index}`,
    back: `back ${offset + index}`,
  }));
}

/** Creates a family with 50 decks, one of them with 5,000 cards. @returns its everyday calls. */
async function prepareCalls({ call, context: { clock } }: BenchProduct): Promise<TimedCall[]> {
  const { token } = await call(register, undefined, { body: { ...account, role: 'parent' } });
  const household = await call(createHousehold, token, {
    body: { name: 'Bench', timeZone: 'Europe/Berlin', consent: { noticeVersion: notice.version } },
  });
  const params = { householdId: household.id };
  const learner = await call(createLearner, token, { params, body: { name: 'Emma' } });
  const decks: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    decks.push((await call(createDeck, token, { body: { name: `Deck ${index}`, householdId: household.id } })).id);
  }
  const [large = '', empty = ''] = decks;
  const importInto = async (deckId: string, offset: number, count: number) =>
    await call(importCards, token, {
      params: { deckId },
      body: { importId: 'bench', offset, cards: chunk(offset, count) },
    });
  for (let offset = 0; offset < 5_000; offset += 200) await importInto(large, offset, 200);
  const open = async (mode: 'due' | 'all') =>
    await call(startSession, token, { params: { deckId: large }, body: { learnerId: learner.id, mode } });
  const session = await open('all');
  const answer = async (cards: readonly Card[]) => {
    const answeredAt = clock().toISOString();
    const reviews = cards.map((card) => ({
      id: ulid(),
      cardId: card.id,
      rating: 'correct' as const,
      answeredAt,
      msTaken: 2_000,
    }));
    return await call(recordReviews, token, { params: { sessionId: session.id }, body: { reviews } });
  };
  return [
    {
      name: 'sign in (scrypt at its real cost)',
      run: async () => await call(login, undefined, { body: account }),
      rounds: 10,
    },
    { name: 'list 50 decks', run: async () => await call(listDecks, token, {}) },
    { name: 'streak', run: async () => await call(getStreak, token, { params: { learnerId: learner.id } }) },
    { name: 'open a session on 5,000 cards', run: async () => await open('due') },
    { name: '1 answer', run: async () => await answer(session.cards.slice(0, 1)) },
    { name: '20 answers', run: async () => await answer(session.cards) },
    { name: 'read 1,000 cards', run: async () => await call(listCards, token, { params: { deckId: large } }) },
    { name: 'import 100 cards', run: async (round) => await importInto(empty, round * 100, 100) },
  ];
}

/** Creates a family with 10,000 answers. @returns the call that exports everything page by page and packs it as the browser does. */
async function prepareExport({ call, send, client, context: { clock } }: BenchProduct): Promise<TimedCall> {
  const { token } = await call(register, undefined, {
    body: { email: 'export@example.org', password: account.password, role: 'parent' },
  });
  const household = await call(createHousehold, token, {
    body: { name: 'Export', timeZone: 'UTC', consent: { noticeVersion: notice.version } },
  });
  const params = { householdId: household.id };
  const learner = await call(createLearner, token, { params, body: { name: 'Emma' } });
  const deck = await call(createDeck, token, { body: { name: 'Deck', householdId: household.id } });
  for (let offset = 0; offset < 1_000; offset += 200)
    await call(importCards, token, {
      params: { deckId: deck.id },
      body: { importId: 'export', offset, cards: chunk(offset, 200) },
    });
  const rows = householdRows(new Table(client, localTableName), household.id);
  const at = clock().toISOString();
  const session = ulid();
  const reviews = Array.from({ length: 10_000 }, (_, index) =>
    storedReviews.create(rows, {
      learner: localPart(learner.id),
      deck: localPart(deck.id),
      card: ulid(index % 1_000),
      id: ulid(),
      session,
      rating: 'correct',
      answeredAt: at,
      day: at.slice(0, 10),
      receivedAt: at,
    }),
  );
  await writeItems(client, reviews);
  const run = async () => {
    const records: ExportRecord[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const answer = await send(exportRecords, token, { params, query: cursor === '' ? {} : { cursor } });
      records.push(...(answer.body as ExportRecord[]));
      cursor = /cursor=([\w-]+)[&>]/.exec(answer.headers['link'] ?? '')?.[1];
    }
    if (records.length < 11_000) throw new Error(`The export has ${records.length} records only.`);
    const file = {
      format: 'flashspark-export',
      version: exportVersion,
      exportedAt: at,
      of: 'household',
      records,
    } as const;
    zipSync(Object.fromEntries(Object.entries(makeExportFiles(file)).map(([path, text]) => [path, strToU8(text)])));
  };
  return { name: 'export everything with 10,000 answers', run, rounds: 5 };
}
