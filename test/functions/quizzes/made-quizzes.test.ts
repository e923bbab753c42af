import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { deleteCard, listCards, updateCard } from '../../../shared/routes/cards.ts';
import {
  completeAttempt,
  generateQuiz,
  getAttempt,
  getQuiz,
  startAttempt,
  updateQuiz,
} from '../../../shared/routes/quizzes.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { QuizChoices } from '../../../shared/schemas/quiz-choices.ts';
import type { Quiz } from '../../../shared/schemas/quiz.ts';
import { answer } from '../../support/answer-cards.ts';
import { type CostTable, openCostTable } from '../../support/table/cost-table.ts';
import { addChild, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  product.setNow(startOfTests);
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 260);
  costs = openCostTable(product.client);
});
afterAll(() => costs.print());

async function make(choices: QuizChoices): Promise<Quiz> {
  return await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: choices });
}

const frontsOf = ({ questions }: Quiz) => questions.map(({ question }) => question);
const fronts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `front ${first + index}`);

async function startStudying({ id: deckId } = deck) {
  const params = { deckId };
  return await product.call(startSession, family.child.token, { params, body: { mode: 'due' } });
}

describe('a quiz of a deck', () => {
  it('has as many questions, as much time and the order that were chosen', async () => {
    const mixed = await make({ count: 12, secondsPerQuestion: 20, order: 'mixed' });
    expect(mixed).toMatchObject({ questionCount: 12, timeLimit: 240, deckId: deck.id });
    expect(frontsOf(mixed)).not.toEqual(fronts(1, 12));
    expect(new Set(frontsOf(mixed))).toEqual(new Set(fronts(1, 12)));
    expect(await make({ secondsPerQuestion: null })).not.toHaveProperty('timeLimit');
    const refused = [
      { count: 2 },
      { count: 51 },
      { secondsPerQuestion: 4 },
      { cards: 'last' },
      { order: 'listed', x: 1 },
    ];
    for (const json of refused) {
      const sent = await product.send(generateQuiz, family.parent.token, { params: { deckId: deck.id }, json });
      expect(sent.status, JSON.stringify(json)).toBe(400);
    }
  });

  it('says what isn’t on a card in the language of the page it was asked from', async () => {
    const made = await make({ cards: 'new', language: 'de' });
    expect(made).toMatchObject({
      name: `Quiz: ${deck.name} – neue Karten`,
      description: `Automatisch erstelltes Quiz aus ${deck.name}`,
    });
  });

  it('is about what is remembered worst, or was never met, by one child or by all, and its cost does not grow with the deck', async () => {
    const { learner: ben } = await addChild(product, family.parent, family.household.id, 'Ben');
    const session = await startStudying();
    const served = session.cards.map(({ front }) => front);
    const [wrong, last] = [served.slice(-3), served.length];
    await answer(product, family.child.token, session, last, (place) => (place < last - 3 ? 'correct' : 'wrong'));
    const weakest = await make({ count: 3, cards: 'weakest' });
    expect(weakest.name).toBe(`Quiz: ${deck.name} – tricky cards`);
    expect(new Set(frontsOf(weakest))).toEqual(new Set(wrong));
    expect(frontsOf(await make({ count: 4, cards: 'weakest', learnerId: ben.id }))).toEqual(fronts(1, 4));
    expect(frontsOf(await make({ count: 5, cards: 'new' }))).toEqual(fronts(last + 1, last + 5));
    expect(frontsOf(await make({ count: 5, cards: 'new', learnerId: ben.id }))).toEqual(fronts(1, 5));

    const first = await costs.costOf('a quiz of the first cards', async () => await make({}));
    const weak = await costs.costOf('of the weakest of two children', async () => await make({ cards: 'weakest' }));
    const fresh = await costs.costOf('of new ones', async () => await make({ cards: 'new' }));
    expect(weak.reads).toBeLessThanOrEqual(first.reads + 20);
    expect(fresh.reads).toBeLessThanOrEqual(first.reads + 10);

    const stranger = await makeFamily(product);
    const params = { deckId: deck.id };
    const json = { cards: 'weakest', learnerId: stranger.learner.id };
    expect((await product.send(generateQuiz, family.parent.token, { params, json })).status).toBe(404);
    const small = await makeDeck(product, family, 4);
    const ofSmall = { params: { deckId: small.id }, json: { cards: 'new' } };
    expect((await product.send(generateQuiz, family.parent.token, ofSmall)).status).toBe(201);
    await answer(product, family.child.token, await startStudying(small), 2);
    const tooFew = {
      status: 409,
      body: { code: 'too-few-new-cards', error: expect.stringContaining('3 new cards'), values: { least: 3 } },
    };
    expect(await product.send(generateQuiz, family.parent.token, ofSmall)).toMatchObject(tooFew);
  });
});

describe('a mistake in a quiz of a deck', () => {
  it('is explained by the card whose answer was chosen, and the one it was taken for in study; to nobody before it is handed in', async () => {
    product.setNow(startOfTests);
    const session = await startStudying();
    const [asked, confused] = session.cards;
    if (!asked || !confused) throw new Error('Two cards are due.');
    const answeredAt = product.now().toISOString();
    const mixUp = { id: ulid(), cardId: asked.id, rating: 'wrong', mode: 'choose', mixedUpWith: confused.id } as const;
    const place = { params: { sessionId: session.id } };
    await product.call(recordReviews, family.child.token, { ...place, body: { reviews: [{ ...mixUp, answeredAt }] } });

    const quiz = await make({ count: 50 });
    const { token } = family.child;
    const params = { quizId: quiz.id };
    const begin = async () => await product.call(startAttempt, token, { params, body: {} });
    const attempt = await begin();
    const seenByLearner = JSON.stringify([attempt, await product.call(getQuiz, token, { params })]);
    expect(seenByLearner).not.toMatch(/source|cards|deckId/);
    for (const { id } of session.cards) expect(seenByLearner).not.toContain(localPart(id));

    // All answers are right, except for the mixed-up card and one more.
    const at = quiz.questions.findIndex(({ question }) => question === asked.front);
    const other = at === 0 ? 1 : 0;
    const wrongAt = (index: number) => (quiz.questions[index]?.correctIndex === 0 ? 1 : 0);
    const answers = quiz.questions.map(({ correctIndex = 0 }, index) =>
      index === at || index === other ? wrongAt(index) : correctIndex,
    );
    const handIn = async (attemptId: string) =>
      await product.call(completeAttempt, token, { params: { attemptId }, body: { answers } });
    const done = await handIn(attempt.id);
    const chosen = (index: number) => {
      const back = quiz.questions[index]?.options[wrongAt(index)] ?? '';
      return { front: back.replace('back', 'front'), back };
    };
    expect(done.review?.[other]?.takenFor).toEqual([{ ...chosen(other), now: true }]);
    const before = { front: confused.front, back: confused.back, before: true };
    const both = { ...chosen(at), now: true, before: true };
    const expected = chosen(at).front === confused.front ? [both] : [{ ...chosen(at), now: true }, before];
    expect(done.review?.[at]?.takenFor).toEqual(expected);
    expect(done.review?.filter(({ takenFor }) => takenFor).length).toBe(2);
    expect(done.review?.[at]?.explanation).toBe(`“${asked.back}” goes with “${asked.front}”.`);
    const read = async () => await product.call(getAttempt, token, { params: { attemptId: attempt.id } });
    expect((await read()).review).toEqual(done.review);
    const cost = await costs.costOf('the result of two mistakes', read);
    expect(cost.reads).toBeLessThanOrEqual(12);

    // An edited question keeps its source cards. A card that was changed or deleted later no longer explains a mistake.
    const questions = quiz.questions.map(({ question, ...rest }) => ({ ...rest, question: `${question}?` }));
    await product.call(updateQuiz, family.parent.token, { params, body: { questions } });
    const again = await handIn((await begin()).id);
    expect(again.review?.[at]).toMatchObject({ question: `${asked.front}?`, takenFor: expected });
    const inDeck = { deckId: deck.id };
    const cards = await product.call(listCards, family.parent.token, { params: inDeck });
    const edited = { ...inDeck, cardId: cards.find(({ back }) => back === chosen(other).back)?.id ?? '' };
    await product.call(updateCard, family.parent.token, { params: edited, body: { back: 'something else' } });
    await product.call(deleteCard, family.parent.token, { params: { ...inDeck, cardId: confused.id } });
    const { review } = await read();
    expect(review?.[other]).not.toHaveProperty('takenFor');
    expect(review?.[at]?.takenFor ?? []).not.toContainEqual(expect.objectContaining({ before: true }));
  });
});
