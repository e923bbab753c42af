import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../shared/routes/assignments.ts';
import { listCards } from '../../shared/routes/cards.ts';
import { listDecks } from '../../shared/routes/decks.ts';
import { getHousehold } from '../../shared/routes/households.ts';
import { getReportSummary } from '../../shared/routes/learners.ts';
import { completeAttempt, createQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { listBadges } from '../../shared/routes/streaks.ts';
import { completeSession, startSession } from '../../shared/routes/study.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import type { Quiz } from '../../shared/schemas/quiz.ts';
import { makeDeck, makeFamily, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 3);
});

const question = { question: 'Capital of Peru?', options: ['Lima', 'Cusco'], correctIndex: 0 };

async function createWith(change: Record<string, unknown>) {
  const json = { householdId: family.household.id, name: 'Capitals', questions: [question], ...change };
  return await product.send(createQuiz, family.parent.token, { json });
}

describe('what is answered of', () => {
  it('a household: id, name, owner, zone, day, counts and the role of who asks [entity-household, route-get-household]', async () => {
    const { id } = family.household;
    expect(await product.call(getHousehold, family.parent.token, { params: { householdId: id } })).toEqual({
      id,
      name: 'Smith Family',
      ownerId: family.parent.user.id,
      timeZone: 'UTC',
      createdAt: startOfTests,
      memberCount: 2,
      learnerCount: 1,
      role: 'owner',
    });
  });

  it('a deck and its cards [entity-deck, entity-card]', async () => {
    const { id, householdId, name } = deck;
    const common = { totalCards: 3, masteredCards: 0, dueCards: 3, createdAt: startOfTests };
    expect(await product.call(listDecks, family.parent.token, {})).toEqual([{ id, householdId, name, ...common }]);
    const [card] = await product.call(listCards, family.parent.token, { params: { deckId: id } });
    expect(card).toEqual({
      id: expect.any(String),
      deckId: id,
      front: 'front 1',
      back: 'back 1',
      createdAt: startOfTests,
    });
  });

  it('a badge [entity-badge]', async () => {
    for (const badge of await product.call(listBadges, family.child.token, {})) {
      const text = expect.stringMatching(/\S/);
      expect(badge).toEqual({ id: text, name: text, description: text, icon: text, threshold: expect.any(Number) });
    }
  });

  it('a study session [entity-study-session]', async () => {
    const { token } = family.child;
    const { id } = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
    const done = await product.call(completeSession, token, {
      params: { sessionId: id },
      body: { cardsStudied: 0, cardsCorrect: 0 },
    });
    const times = { startedAt: startOfTests, completedAt: startOfTests };
    expect(done).toEqual({
      id,
      learnerId: family.learner.id,
      deckId: deck.id,
      ...times,
      cardsStudied: 0,
      cardsCorrect: 0,
    });
  });

  it('an attempt that was handed in [entity-quiz-attempt]', async () => {
    const quiz = (await createWith({})).body as Quiz;
    const { token } = family.child;
    const { id } = await product.call(startAttempt, token, { params: { quizId: quiz.id }, body: {} });
    const done = await product.call(completeAttempt, token, { params: { attemptId: id }, body: { answers: [-1] } });
    expect(done).toMatchObject({
      id,
      learnerId: family.learner.id,
      completedAt: startOfTests,
      answers: [-1],
      score: 0,
      totalQuestions: 1,
      percentage: 0,
      passed: false,
      timeSpent: 0,
    });
  });

  it('an assignment [entity-assignment]', async () => {
    const [householdId, learnerId] = [family.household.id, family.learner.id];
    const body = {
      householdId,
      learnerId,
      type: 'deck' as const,
      resourceId: deck.id,
      dueDate: '2026-01-09',
      notes: 'The first ten',
    };
    const { id } = await product.call(createAssignment, family.parent.token, { body });
    const [listed] = await product.call(listAssignments, family.child.token, {});
    expect(listed).toEqual({ id, ...body, resourceName: deck.name, createdAt: startOfTests });
  });

  it('a report: seven figures, and the study sessions [entity-learner-report-summary]', async () => {
    const report = await product.call(getReportSummary, family.parent.token, {
      params: { learnerId: family.learner.id },
    });
    expect(Object.keys(report).toSorted()).toEqual([
      'assignmentsCompleted',
      'assignmentsPending',
      'averageAccuracy',
      'currentStreak',
      'longestStreak',
      'totalCardsStudied',
      'totalQuizzesCompleted',
      'totalStudySessions',
    ]);
  });
});

describe('a quiz', () => {
  it('whose correct index points at an empty option gets one of the options that are left [valid-correct-index-clamped]', async () => {
    const answer = await createWith({ questions: [{ ...question, options: ['Lima', 'Cusco', ' '], correctIndex: 2 }] });
    expect((answer.body as Quiz).questions).toEqual([
      { id: 'q1', question: question.question, options: ['Lima', 'Cusco'], correctIndex: 1 },
    ]);
  });

  it('takes a pass mark from 0 to 100 and no other [valid-passing-score-0-100, constant-passing-score-range-0-100]', async () => {
    const statuses = [];
    for (const passingScore of [0, 100, -1, 101]) statuses.push((await createWith({ passingScore })).status);
    expect(statuses).toEqual([201, 201, 400, 400]);
  });

  it('takes questions of two to six options and no other [constant-options-per-question-2-6]', async () => {
    const statuses = [];
    for (const count of [2, 6, 1, 7]) {
      const options = Array.from({ length: count }, (_, index) => `option ${index}`);
      statuses.push((await createWith({ questions: [{ ...question, options }] })).status);
    }
    expect(statuses).toEqual([201, 201, 400, 400]);
  });
});
