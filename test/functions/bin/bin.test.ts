import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleRecords } from '../../../shared/export/settle-records.ts';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { joinId, localPart } from '../../../shared/ids.ts';
import { retention } from '../../../shared/retention.ts';
import { login } from '../../../shared/routes/auth.ts';
import { createAssignment, deleteAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { deleteCard, deleteCards, listCards } from '../../../shared/routes/cards.ts';
import { deleteDeck, listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { getPack } from '../../../shared/routes/home.ts';
import { deleteLearner, getReportSummary } from '../../../shared/routes/learners.ts';
import { deleteQuiz, generateQuiz, listQuizzes } from '../../../shared/routes/quizzes.ts';
import { getActivity, getToday } from '../../../shared/routes/reports.ts';
import { exportRecords } from '../../../shared/routes/records.ts';
import { removeSession } from '../../../shared/routes/corrections.ts';
import { adoptSession, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { answer } from '../../support/answer-cards.ts';
import { finishDeletions, removeFromBin } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import {
  addChild,
  makeDeck,
  makeFamily,
  makePictureCard,
  password,
  type TestFamily,
} from '../../support/test-family.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});
beforeEach(() => {
  faults.clear();
  product.setNow(startOfTests);
});

const ofFamily = () => ({ householdId: family.household.id });
const binOf = async () => await product.call(listBin, family.parent.token, { params: ofFamily() });
const restore = async (entryId: string, token = family.parent.token) =>
  await product.send(restoreEntry, token, { params: { ...ofFamily(), entryId } });
const removeForGood = async (entryId: string) => await removeFromBin(product, family.parent.token, entryId);

async function study(deck: Deck, count = 7, token = family.child.token) {
  const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
  await answer(product, token, session, count);
  return session;
}

/** Returns the child's memories and progress in a deck, without row versions. */
async function knowledgeOf(deck: Deck, learner = localPart(family.learner.id)): Promise<unknown> {
  const rows = householdRows(product.context.table, family.household.id);
  const place = { learner, deck: localPart(deck.id) };
  const [memories, progress] = await Promise.all([storedMemories.list(rows, place), storedProgress.find(rows, place)]);
  const version = 0;
  return { memories: memories.map((one) => ({ ...one, version })), progress: progress && { ...progress, version } };
}

describe('a card in the bin', () => {
  it('comes back as it was, with what every child knows of it [route-list-bin, route-restore-entry]', async () => {
    const { child } = await addChild(product, family.parent, family.household.id, 'Ben');
    const deck = await makeDeck(product, family, 3);
    const { card: pictured } = await makePictureCard(product, family, deck.id);
    const { cards } = await study(deck, 11);
    await study(deck, 4, child.token);
    const before = [
      await knowledgeOf(deck),
      await product.call(listCards, family.parent.token, { params: { deckId: deck.id } }),
    ];
    const ids = [cards.find(({ id }) => id !== pictured.id)?.id ?? '', pictured.id];
    for (const cardId of ids)
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId } });
    const told = await binOf();
    for (const id of ids) expect(told.find((one) => one.id === id)).toMatchObject({ kind: 'card', deckId: deck.id });
    for (const id of ids) expect(await restore(id)).toMatchObject({ status: 200, body: { id } });
    expect([
      await knowledgeOf(deck),
      await product.call(listCards, family.parent.token, { params: { deckId: deck.id } }),
    ]).toEqual(before);
    expect(await binOf()).toEqual([]);
    expect((await restore(ids[0] ?? '')).status).toBe(404);
  });

  it('is many at once, in one call: what is gone already is as it should be [route-delete-cards]', async () => {
    const deck = await makeDeck(product, family, 14);
    await study(deck, 20);
    const before = await knowledgeOf(deck);
    const params = { deckId: deck.id };
    const cards = await product.call(listCards, family.parent.token, { params });
    const cardIds = cards.slice(1).map(({ id }) => id);
    await product.call(deleteCard, family.parent.token, { params: { ...params, cardId: cardIds[0] ?? '' } });
    expect(await product.call(deleteCards, family.parent.token, { params, body: { cardIds } })).toEqual({
      deleted: 12,
    });
    expect(await product.call(listCards, family.parent.token, { params })).toHaveLength(1);
    for (const id of cardIds) expect((await restore(id)).status).toBe(200);
    expect(await knowledgeOf(deck)).toEqual(before);
    expect(await product.call(listCards, family.parent.token, { params })).toEqual(cards);
  });

  it('comes back with the others of its deletion as it was, in few transactions, with what was answered meanwhile', async () => {
    const { child } = await addChild(product, family.parent, family.household.id, 'Ada');
    const deck = await makeDeck(product, family, 40);
    const session = await study(deck, 20);
    await study(deck, 12, child.token);
    const before = await knowledgeOf(deck);
    const params = { deckId: deck.id };
    const cards = await product.call(listCards, family.parent.token, { params });
    const cardIds = cards.map(({ id }) => id);
    const deletion = { id: 'deletion', left: cardIds.length };
    const deleteAll = async () =>
      await product.call(deleteCards, family.parent.token, { params, body: { cardIds, deletion } });
    await deleteAll();
    faults.clear();
    expect(await restore(`${deck.id}-deletion`)).toMatchObject({ status: 200, body: { left: 0 } });
    const writes = faults.calls.filter((call) => isWrite(call) && mentions('BIN#')(call)).length;
    expect(writes).toBeLessThan(5);
    expect([await knowledgeOf(deck), await product.call(listCards, family.parent.token, { params })]).toEqual([
      before,
      cards,
    ]);
    // Whatever was given so far was certainly counted before the deletion.
    product.pass(120);
    await deleteAll();
    product.pass(60);
    await answer(product, family.child.token, session, 5);
    expect(await restore(`${deck.id}-deletion`)).toMatchObject({ status: 200, body: { left: 0 } });
    expect(await knowledgeOf(deck)).toMatchObject({ progress: { reviews: 25, studied: 10 } });
  });

  it('takes up answers that came, or were taken back, when it was gone', async () => {
    const deck = await makeDeck(product, family, 4);
    const session = await study(deck, 5);
    const [first, second] = session.cards;
    for (const card of [first, second])
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId: card?.id ?? '' } });
    product.pass(60);
    await answer(product, family.child.token, session, 8);
    product.pass(86_400);
    const other = await study(deck, 1);
    await product.call(removeSession, family.parent.token, { params: { sessionId: other.id } });
    for (const card of [first, second]) expect((await restore(card?.id ?? '')).status).toBe(200);
    await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
    expect(await knowledgeOf(deck)).toMatchObject({ memories: [], progress: { reviews: 0, studied: 0 } });
  });

  it('is met by an answer that was on its way when it came back', async () => {
    const deck = await makeDeck(product, family, 2);
    const session = await study(deck, 2);
    const id = session.cards[0]?.id ?? '';
    await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId: id } });
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('#REV#')(call),
      does: meanwhile(async () => expect((await restore(id)).status).toBe(200)),
    });
    product.pass(5);
    await answer(product, family.child.token, session, 1);
    expect(await knowledgeOf(deck)).toMatchObject({ progress: { reviews: 3, studied: 2 } });
  });

  it('is restored once, and is not gone as well, when both are asked at the same moment', async () => {
    const deck = await makeDeck(product, family, 1);
    const [card] = await product.call(listCards, family.parent.token, { params: { deckId: deck.id } });
    const id = card?.id ?? '';
    await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId: id } });
    const statuses = (await Promise.all([restore(id), restore(id), removeForGood(id)])).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(1);
    const left = await product.call(listCards, family.parent.token, { params: { deckId: deck.id } });
    expect(left).toHaveLength(statuses.slice(0, 2).filter((status) => status === 200).length);
    expect(await binOf()).toEqual([]);
  });
});

describe('a deck in the bin', () => {
  /** Creates a studied deck with an assignment and a flag, and an assigned quiz made from that deck. */
  async function makeStudiedDeck() {
    const [{ token }, place] = [family.parent, { ...ofFamily(), learnerId: family.learner.id }];
    const deck = await makeDeck(product, family, 3);
    const { cards } = await study(deck);
    const quiz = await product.call(generateQuiz, token, { params: { deckId: deck.id }, body: {} });
    for (const work of [
      { type: 'deck', resourceId: deck.id },
      { type: 'quiz', resourceId: quiz.id },
    ] as const)
      await product.call(createAssignment, token, { body: { ...place, ...work } });
    const params = { deckId: deck.id, cardId: cards[0]?.id ?? '' };
    await product.call(flagCard, family.child.token, { params, body: {} });
    return { deck, quiz };
  }

  /** Returns everything that the family's screens show of decks, quizzes and assignments. */
  async function readAllScreens(): Promise<string> {
    const { token } = family.parent;
    const learner = { learnerId: family.learner.id };
    return JSON.stringify([
      await product.call(listDecks, token, {}),
      await product.call(listQuizzes, token, {}),
      await product.call(listAssignments, token, {}),
      await product.call(listFlags, token, { params: ofFamily() }),
      await product.call(getToday, token, { params: ofFamily() }),
      await product.call(getActivity, token, { params: learner }),
      await product.call(getPack, family.child.token, {}),
      await product.call(getReportSummary, token, { params: learner }),
      // An export marks what is in the bin, so that a restore leaves it out.
      settleRecords(await product.call(exportRecords, token, { params: ofFamily() })).filter(
        ({ kind }) => !inRecord.has(kind),
      ),
    ]);
  }
  /** Record kinds that remain because they are the child's study history, plus the household row with its bin counter. */
  const inRecord = new Set<string>(['review', 'study-session', 'household', 'study-day', 'learner-facts']);

  it('is nowhere to be seen, nor is what hangs on it, and comes back with all of it', async () => {
    const { deck, quiz } = await makeStudiedDeck();
    const { token } = family.parent;
    const [before, known] = [await readAllScreens(), await knowledgeOf(deck)];
    for (const id of [deck.id, quiz.id].map(localPart)) expect(before).toContain(id);
    await product.call(deleteDeck, token, { params: { deckId: deck.id } });
    await product.call(deleteQuiz, token, { params: { quizId: quiz.id } });
    const without = await readAllScreens();
    for (const id of [deck.id, quiz.id].map(localPart)) expect(without).not.toContain(id);
    const told = await binOf();
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['deck', 'quiz']);
    expect((await product.send(deleteDeck, token, { params: { deckId: deck.id } })).status).toBe(204);
    for (const { id } of told) expect((await restore(id)).status).toBe(200);
    expect(await readAllScreens()).toBe(before);
    expect(await knowledgeOf(deck)).toEqual(known);
  });

  it('still counts answers that were on their way, and those of a device that studied offline', async () => {
    const deck = await makeDeck(product, family, 4);
    const session = await study(deck, 1);
    await product.call(deleteDeck, family.parent.token, { params: { deckId: deck.id } });
    product.pass(60);
    await answer(product, family.child.token, session, 3);
    const { child, learner } = await addChild(product, family.parent, family.household.id, 'Mia');
    const sessionId = joinId(learner.id, ulid());
    const cards = session.cards.map(({ id: cardId }) => ({ cardId }));
    const opening = { startedAt: product.now().toISOString(), mode: 'due', deckId: deck.id, cards } as const;
    await product.call(adoptSession, child.token, { params: { sessionId }, body: opening });
    await answer(product, child.token, { id: sessionId, cards: session.cards }, 2);
    expect((await restore(deck.id)).status).toBe(200);
    expect(await knowledgeOf(deck)).toMatchObject({ progress: { reviews: 4 } });
    expect(await knowledgeOf(deck, localPart(learner.id))).toMatchObject({ progress: { reviews: 2, studied: 2 } });
  });

  it('is asked for first by what belongs to it, and takes that along when it is gone for good', async () => {
    const { deck } = await makeStudiedDeck();
    const { token } = family.parent;
    const [card] = await product.call(listCards, token, { params: { deckId: deck.id } });
    const [work] = (await product.call(listAssignments, token, {})).filter(({ resourceId }) => resourceId === deck.id);
    await product.call(deleteAssignment, token, { params: { assignmentId: work?.id ?? '' } });
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId: card?.id ?? '' } });
    await product.call(updateDeck, token, { params: { deckId: deck.id }, body: { isArchived: true } });
    expect(await restore(work?.id ?? '')).toMatchObject({ status: 409, body: { code: 'restore-first' } });
    await product.call(deleteDeck, token, { params: { deckId: deck.id } });
    for (const id of [card?.id, work?.id])
      expect(await restore(id ?? '')).toMatchObject({ status: 409, body: { code: 'restore-first' } });
    expect([(await removeForGood(deck.id)).status, (await restore(deck.id)).status]).toEqual([204, 404]);
    expect((await binOf()).map(({ kind }) => kind)).toEqual(['assignment']);
  });
});

describe('the bin', () => {
  it('forgets after thirty days: by the clock, with what was hidden [route-remove-entry]', async () => {
    const deck = await makeDeck(product, family, 3);
    const { card } = await makePictureCard(product, family, deck.id);
    const kept = await makeDeck(product, family, 1);
    const { token } = family.parent;
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId: card.id } });
    await product.call(deleteDeck, token, { params: { deckId: deck.id } });
    product.pass(86_400);
    await product.call(deleteDeck, token, { params: { deckId: kept.id } });
    product.pass(retention.binDays * 86_400 - 86_400 + 3_600);
    const { email } = family.parent.user;
    const later = (await product.call(login, undefined, { body: { email, password } })).token;
    expect((await restore(deck.id, later)).status).toBe(404);
    await finishDeletions(product);
    product.pass(120);
    await finishDeletions(product);
    const left = await readHousehold(product, family.household.id);
    expect(left.filter(({ SK }) => SK.includes(localPart(deck.id))).map(({ SK }) => SK)).toEqual([]);
    expect((await restore(kept.id, later)).status).toBe(200);
  });

  it('holds nothing of a child that is erased', async () => {
    const { learner } = await addChild(product, family.parent, family.household.id, 'Tom');
    const { token } = family.parent;
    const deck = await makeDeck(product, family, 1);
    const give = async () =>
      await product.call(createAssignment, token, {
        body: { ...ofFamily(), learnerId: learner.id, type: 'deck', resourceId: deck.id, notes: 'For Tom' },
      });
    const taken = await give();
    await give();
    await product.call(deleteAssignment, token, { params: { assignmentId: taken.id } });
    await product.call(deleteDeck, token, { params: { deckId: deck.id } });
    const body = { password };
    await product.call(deleteLearner, token, { params: { ...ofFamily(), learnerId: learner.id }, body });
    const left = await readHousehold(product, family.household.id);
    expect(JSON.stringify(left)).not.toContain(localPart(learner.id));
    expect((await restore(deck.id)).status).toBe(200);
  });
});
