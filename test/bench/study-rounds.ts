import { ulid } from 'ulid';
import type { ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { notice } from '../../shared/notice.ts';
import { getMe, register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../shared/routes/households.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { completeSession, recordReviews, startSession } from '../../shared/routes/study.ts';
import type { Card } from '../../shared/schemas/deck.ts';
import { type Cost, type CostTable, openCostTable } from '../support/table/cost-table.ts';
import type { BenchResult } from './bench-line.ts';
import { withProduct } from './bench-product.ts';

/** A learner's account and an unstudied deck of at least forty cards. */
export interface StudyTarget {
  readonly token: string;
  readonly deckId: string;
}

type Product = Pick<ProcessClient, 'call' | 'send'>;

/**
 * Measures the cost of each call of a child who studies on two days. Sessions are opened with an idempotency key, as in the app.
 * @param toNextDay advances the clock by a day.
 */
export async function measureStudy(
  product: Product,
  { costOf }: Pick<CostTable, 'costOf'>,
  { token, deckId }: StudyTarget,
  clock: () => Date,
  toNextDay: () => void,
): Promise<Record<StudyCall, Cost>> {
  const open = async (key: string) => {
    const call = { params: { deckId }, json: { mode: 'all' }, headers: { 'idempotency-key': key } };
    const { body } = await product.send(startSession, token, call);
    return startSession.response.parse(body);
  };
  const answersTo = (cards: readonly Card[]) =>
    cards.map(({ id: cardId }) => {
      const answeredAt = clock().toISOString();
      return { id: ulid(clock().getTime()), cardId, rating: 'correct' as const, answeredAt, msTaken: 2_000 };
    });
  const { id, cards } = await open('before-the-first');
  const params = { sessionId: id };
  const resumed = await costOf('open a session (resumed)', async () => await open('first'));
  const record20 = await costOf('record 20 answers', async () => {
    await product.call(recordReviews, token, { params, body: { reviews: answersTo(cards) } });
  });
  const counts = { cardsStudied: 20, cardsCorrect: 20 };
  const complete = await costOf('complete a session', async () => {
    await product.call(completeSession, token, { params, body: counts });
  });
  toNextDay();
  // The first call of a day also records that the account is in use. It is made here, so that no measured call includes that write.
  await product.call(getMe, token, {});
  let next = { id, cards };
  const opened = await costOf('open a session', async () => void (next = await open('second')));
  const nextParams = { sessionId: next.id };
  const record1 = await costOf('record 1 answer', async () => {
    await product.call(recordReviews, token, {
      params: nextParams,
      body: { reviews: answersTo(next.cards.slice(0, 1)) },
    });
  });
  const completeWith = await costOf('complete a session with 19 answers', async () => {
    const body = { ...counts, reviews: answersTo(next.cards.slice(1)) };
    await product.call(completeSession, token, { params: nextParams, body });
  });
  return { opened, resumed, record1, record20, complete, completeWith };
}

/** Maximum number of sequential table round trips of each study call. */
export const maxRoundTrips = { opened: 4, resumed: 4, record1: 3, record20: 3, complete: 6, completeWith: 6 } as const;
export type StudyCall = keyof typeof maxRoundTrips;

const names: Readonly<Record<StudyCall, string>> = {
  opened: 'open a session',
  resumed: 'open a session that goes on',
  record1: 'record 1 answer',
  record20: 'record 20 answers',
  complete: 'complete a session',
  completeWith: 'complete a session with 19 answers',
};

/** Measures sequential table round trips and units of each study call. */
export async function benchStudyRounds(): Promise<BenchResult[]> {
  let now = new Date();
  const clock = () => now;
  const toNextDay = () => {
    now = new Date(now.getTime() + 86_400_000);
  };
  const costs = await withProduct(
    async (product) =>
      await measureStudy(product, openCostTable(product.client), await makeStudyTarget(product), clock, toNextDay),
    { clock },
  );
  return (Object.keys(maxRoundTrips) as StudyCall[]).flatMap((call): BenchResult[] => {
    const { rounds, reads, writes } = costs[call];
    return [
      { name: `${names[call]}: rounds to the table`, unit: 'rounds', measured: rounds, goal: maxRoundTrips[call] },
      { name: `${names[call]}: read units`, unit: 'units', measured: reads },
      { name: `${names[call]}: write units`, unit: 'units', measured: writes },
    ];
  });
}

async function makeStudyTarget({ call }: Product): Promise<StudyTarget> {
  const password = 'correct horse 42';
  const body = { email: 'parent@example.org', password, role: 'parent' } as const;
  const { token: parent } = await call(register, undefined, { body });
  const consent = { noticeVersion: notice.version };
  const household = await call(createHousehold, parent, { body: { name: 'Bench', timeZone: 'UTC', consent } });
  const params = { householdId: household.id };
  const learner = await call(createLearner, parent, { params, body: { name: 'Emma' } });
  const { code } = await call(createInvitation, parent, { params, body: { learnerId: learner.id } });
  const child = { email: 'child@example.org', password, role: 'learner' } as const;
  const { token } = await call(register, undefined, { body: child });
  await call(acceptInvitation, token, { body: { code } });
  const deck = await call(createDeck, parent, { body: { name: 'Capitals', householdId: household.id } });
  const cards = Array.from({ length: 60 }, (_, index) => ({ front: `front ${index}`, back: `back ${index}` }));
  await call(importCards, parent, { params: { deckId: deck.id }, body: { importId: 'bench', offset: 0, cards } });
  return { token, deckId: deck.id };
}
