import { beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { removeSession } from '../../../shared/routes/corrections.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { takeHistory, undoImport } from '../../../shared/routes/imports.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import { listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import { foldMemory } from '../../../shared/scheduling/card-memory.ts';
import { everybodysScheduling } from '../../../shared/scheduling/scheduling.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { answer } from '../../support/answer-cards.ts';
import { type Faults, injectFaults, isWrite, lostAnswer, lostCall, meanwhile, mentions } from '../../support/faults.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});

const importId = 'anki';
const params = () => ({ deckId: deck.id });
const learner = () => localPart(family.learner.id);
const rows = () => householdRows(product.context.table, family.household.id);
/** One card that was typed in, and twelve that were imported from a package. */
beforeEach(async () => {
  faults.clear();
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 1);
  await product.call(updateDeck, family.parent.token, { params: params(), body: { asks: 'both' } });
  const cards = Array.from({ length: 12 }, (_, row) => ({ front: `q${row}`, back: `a${row}` }));
  await product.call(importCards, family.parent.token, { params: params(), body: { importId, offset: 0, cards } });
});

const day = 86_400_000;
/** Answers nine days apart. The first is wrong, and the last was given yesterday. */
const log = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, place) => ({
    at: product.now().getTime() - (count - place) * 9 * day + 8 * day,
    right: place > 0,
    ...change,
  }));
const pasts = () => [
  ...Array.from({ length: 11 }, (_, row) => ({ row, answers: log(11) })),
  // The maximum number of answers to a card that one transaction writes.
  { row: 11, answers: [...log(30), ...log(limits.historyPerCard - 30, { reversed: true })] },
];
const send = async (cards: readonly object[] = pasts()) =>
  await product.send(takeHistory, family.parent.token, {
    params: params(),
    json: { importId, learnerId: family.learner.id, cards },
  });
const listMemories = async () => await storedMemories.list(rows(), { learner: learner() });
const study = async () =>
  (await readPartition(product, `HH#${family.household.id}`, `L#${learner()}#`))
    .map(({ SK }) => SK.split('#')[2])
    .filter((kind) => kind !== 'REV' && kind !== 'SRS');

it('makes memories of what was learned elsewhere in both directions, once however often it is cut off and sent, counts it nowhere else, and takes it back with the import [route-take-history]', async () => {
  for (const does of [lostCall, lostAnswer]) {
    faults.add({ at: 'call', does, when: isWrite, from: 2 });
    await send();
    faults.clear();
    await expectConsistentRows(product);
  }
  expect((await send()).body).toEqual({ taken: 12, leftOut: 0 });
  const memories = await listMemories();
  expect(memories).toHaveLength(13);
  for (const { deck: track, card, learner: _, version: __, ...memory } of memories) {
    const stored = await storedReviews.list(rows(), { learner: learner(), deck: track, card });
    expect(memory).toEqual(foldMemory(card, stored, { timeZone: 'UTC', scheduling: everybodysScheduling }));
    expect(stored).toHaveLength(track.endsWith('~') ? 50 : card.endsWith('0B') ? 30 : 11);
    expect(memory.wrong).toBe(0);
  }
  const progress = await storedProgress.list(rows(), { learner: learner() });
  expect(progress).toMatchObject([
    { reviews: 0, correct: 0, studied: 12, newCount: 0, hardest: {} },
    { reviews: 0, correct: 0, studied: 1, newCount: 0, hardest: {} },
  ]);
  expect(progress[0]?.mastered).toBe(12);
  // Imported history adds no study days, sessions or totals.
  expect(await study()).toEqual([]);
  await expectConsistentRows(product);
  await product.call(undoImport, family.parent.token, { params: params(), body: { importId } });
  expect(await listMemories()).toEqual([]);
  expect(await storedReviews.list(rows(), { learner: learner() })).toEqual([]);
  expect(await send()).toMatchObject({ status: 409, body: { code: 'import-undone' } });
  await expectConsistentRows(product);
});

it('leaves out what the child has answered here, gives no badge for what was known before, and stays when answers are taken back', async () => {
  const { token } = family.child;
  await product.call(updateDeck, family.parent.token, { params: params(), body: { asks: 'front' } });
  const session = await product.call(startSession, token, { params: params(), body: {} });
  await answer(product, token, session, 2, () => 'correct');
  expect((await send(pasts().slice(0, 4))).body).toEqual({ taken: 3, leftOut: 1 });
  expect((await send([...pasts().slice(4), { row: 99, answers: log(1) }])).body).toEqual({ taken: 8, leftOut: 1 });
  expect((await send([{ row: 1, answers: log(limits.historyPerCard + 1) }])).status).toBe(400);
  const [forwards] = await storedProgress.list(rows(), { learner: learner() });
  expect(forwards).toMatchObject({ reviews: 2, correct: 2, studied: 13, mastered: 11 });
  const known = (await listMemories()).filter(({ state }) => state.reps > 1);
  await answer(product, token, { id: session.id, cards: session.cards.slice(2) }, 1);
  const body = { cardsStudied: 3, cardsCorrect: 2 };
  await product.call(completeSession, token, { params: { sessionId: session.id }, body });
  const place = { params: { learnerId: family.learner.id } };
  const earned = await product.call(listEarnedBadges, family.parent.token, place);
  expect(earned.filter(({ badgeId }) => badgeId.startsWith('known'))).toEqual([]);
  await expectConsistentRows(product);
  await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
  const withoutVersion = (one: object) => ({ ...one, version: 0 });
  expect((await listMemories()).map(withoutVersion)).toEqual(known.map(withoutVersion));
  await expectConsistentRows(product);
});

it('leaves nothing of a child who is erased at the moment in which their answers are written', async () => {
  const { household, parent } = family;
  const place = { householdId: household.id, learnerId: family.learner.id };
  const erase = async () => await product.call(deleteLearner, parent.token, { params: place, body: { password } });
  const writesAnswers = mentions(`L#${learner()}#REV#`);
  const fault = faults.add({
    at: 'call',
    does: meanwhile(erase),
    when: (call) => isWrite(call) && writesAnswers(call),
  });
  expect(await send()).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(fault.hits).toBe(1);
  expect(await readPartition(product, `HH#${household.id}`, `L#${learner()}#`)).toEqual([]);
  await expectConsistentRows(product);
});
