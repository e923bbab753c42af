import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import {
  completeAttempt,
  createQuiz,
  deleteQuiz,
  generateQuiz,
  getAttempt,
  getQuiz,
  listAttempts,
  listQuizzes,
  saveAttempt,
  startAttempt,
  updateQuiz,
} from '../../../shared/routes/quizzes.ts';
import type { Quiz } from '../../../shared/schemas/quiz.ts';
import { addChild, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const secret = 'because of the river';
const questions = [
  { question: 'Capital of Peru?', options: ['Lima', 'Cusco'], correctIndex: 0, explanation: secret },
  { question: 'Capital of Chile?', options: ['Valparaíso', 'Santiago', 'Temuco'], correctIndex: 1 },
  { questionText: 'Capital of Egypt?', options: ['Giza', '', 'Cairo'], correctAnswer: 'Cairo' },
];

async function makeQuiz(timeLimit?: number): Promise<Quiz> {
  product.setNow(startOfTests);
  const body = { householdId: family.household.id, name: 'Capitals', questions, ...(timeLimit && { timeLimit }) };
  return await product.call(createQuiz, family.parent.token, { body });
}

async function begin(quiz: Quiz) {
  return await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: {} });
}

async function submit(attemptId: string, answers: number[]) {
  return await product.call(completeAttempt, family.child.token, { params: { attemptId }, body: { answers } });
}

function later(seconds: number): Date {
  return new Date(Date.parse(startOfTests) + seconds * 1_000);
}

describe('a quiz', () => {
  it('takes both shapes of a question and keeps one [entity-quiz-question, entity-quiz-question-other-shape, route-create-quiz, constant-default-passing-score-70]', async () => {
    const quiz = await makeQuiz();
    expect(quiz).toMatchObject({ questionCount: 3, passingScore: 70 });
    expect(quiz.questions[2]).toEqual({
      id: 'q3',
      question: 'Capital of Egypt?',
      options: ['Giza', 'Cairo'],
      correctIndex: 1,
    });
  });

  it('changes, and disappears with its open assignments [route-get-quiz, route-update-quiz, route-delete-quiz, learning-deleting-quiz-takes-open-assignments]', async () => {
    const quiz = await makeQuiz();
    const params = { quizId: quiz.id };
    const body = { name: 'World', timeLimit: 120, description: 'All of them' };
    expect(await product.call(updateQuiz, family.parent.token, { params, body })).toMatchObject(body);
    const cleared = await product.call(updateQuiz, family.parent.token, {
      params,
      body: { timeLimit: null, description: '' },
    });
    expect(cleared).not.toHaveProperty('timeLimit');
    expect(cleared).not.toHaveProperty('description');
    const assignment = {
      householdId: family.household.id,
      learnerId: family.learner.id,
      type: 'quiz' as const,
      resourceId: quiz.id,
    };
    const { id } = await product.call(createAssignment, family.parent.token, { body: assignment });
    await product.call(deleteQuiz, family.parent.token, { params });
    const left = await product.call(listAssignments, family.parent.token, {});
    expect(left.map((one) => one.id)).not.toContain(id);
    expect((await product.send(getQuiz, family.parent.token, { params })).status).toBe(404);
  });

  it('is made from a deck: ten questions, each with its right answer and no second one [route-generate-quiz, constant-generated-quiz-first-min-10, constant-generated-quiz-right-answer-plus, constant-generated-quiz-shuffled, constant-generated-quiz-capped-600-seconds, constant-generated-quiz-name-quiz-deck, real-generated-options-other-answers-deck]', async () => {
    const deck = await makeDeck(product, family, 12);
    const quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
    expect(quiz).toMatchObject({ name: `Quiz: ${deck.name}`, questionCount: 10, timeLimit: 600 });
    quiz.questions.forEach(({ options, correctIndex }, index) => {
      expect(options[correctIndex ?? -1]).toBe(`back ${index + 1}`);
      expect(new Set(options).size).toBe(4);
    });
  });

  it('cannot be made from two cards [valid-need-at-least-3-cards-generate, constant-generated-quiz-minimum-3-cards]', async () => {
    const { id } = await product.call(createDeck, family.parent.token, {
      body: { name: 'Two', householdId: family.household.id },
    });
    for (const front of ['a', 'b'])
      await product.call(createCard, family.parent.token, { params: { deckId: id }, body: { front, back: front } });
    const answer = await product.send(generateQuiz, family.parent.token, { params: { deckId: id }, json: {} });
    expect(answer).toMatchObject({ status: 409, body: { error: 'Need at least 3 cards to generate a quiz' } });
  });
});

describe('an attempt', () => {
  it('shows a learner no answer and no explanation before it is handed in [learning-answers-stay-secret-until-submitting]', async () => {
    const quiz = await makeQuiz();
    const { token } = family.child;
    const attempt = await begin(quiz);
    const seen = [
      attempt,
      await product.call(listQuizzes, token, {}),
      await product.call(getQuiz, token, { params: { quizId: quiz.id } }),
      await product.call(saveAttempt, token, { params: { attemptId: attempt.id }, body: { answers: [1] } }),
      await product.call(getAttempt, token, { params: { attemptId: attempt.id } }),
      (await product.call(listAttempts, token, {})).filter((one) => one.id === attempt.id),
    ];
    for (const answer of seen) {
      expect(JSON.stringify(answer)).not.toMatch(/correctIndex|correctAnswer|explanation|isCorrect|score"/);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    const done = await submit(attempt.id, [0, 0, -1]);
    expect(JSON.stringify(done.review)).toContain(secret);
  });

  it('is scored by the server, once [entity-quiz-attempt, route-complete-attempt]', async () => {
    const attempt = await begin(await makeQuiz());
    product.setNow(later(42));
    const done = await submit(attempt.id, [0, 1]);
    expect(done).toMatchObject({
      score: 2,
      totalQuestions: 3,
      percentage: 67,
      passed: false,
      passingScore: 70,
      timeSpent: 42,
    });
    expect(done.review?.map(({ chosenIndex, isCorrect }) => [chosenIndex, isCorrect])).toEqual([
      [0, true],
      [1, true],
      [-1, false],
    ]);
    product.setNow(later(99));
    expect(await submit(attempt.id, [0, 1, 1])).toEqual(done);
  });

  it('goes on where it was in a second tab, and begins anew only when it is handed in [route-start-attempt, route-save-attempt]', async () => {
    const quiz = await makeQuiz();
    const attempt = await begin(quiz);
    await product.call(saveAttempt, family.child.token, {
      params: { attemptId: attempt.id },
      body: { answers: [1, 1] },
    });
    expect(await begin(quiz)).toMatchObject({ id: attempt.id, answers: [1, 1, -1] });
    const both = await Promise.all([begin(quiz), begin(quiz)]);
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set([attempt.id]));
    await submit(attempt.id, [1, 1]);
    expect((await begin(quiz)).id).not.toBe(attempt.id);
  });

  it('counts answers that are on their way for ten seconds after its time, and later only what had been saved [real-server-holds-deadline-10-s]', async () => {
    const quiz = await makeQuiz(60);
    const inTime = await begin(quiz);
    expect(inTime).toMatchObject({ mode: 'timed', expiresAt: later(60).toISOString() });
    product.setNow(later(70));
    const done = await submit(inTime.id, [0, 1, 1]);
    expect(done).toMatchObject({ score: 3, timeSpent: 60 });
    expect(done).not.toHaveProperty('late');

    product.setNow(startOfTests);
    const late = await begin(quiz);
    const params = { attemptId: late.id };
    await product.call(saveAttempt, family.child.token, { params, body: { answers: [0] } });
    product.setNow(later(71));
    const answer = await product.send(saveAttempt, family.child.token, { params, json: { answers: [0, 1] } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'attempt-over' } });
    expect(await submit(late.id, [0, 1, 1])).toMatchObject({ score: 1, late: true, answers: [0, -1, -1] });
  });

  it('whose time ran out while nobody looked is handed in when the quiz is opened again', async () => {
    const quiz = await makeQuiz(60);
    const forgotten = await begin(quiz);
    product.setNow(later(600));
    const next = await begin(quiz);
    expect(next.id).not.toBe(forgotten.id);
    const params = { attemptId: forgotten.id };
    const ended = await product.call(getAttempt, family.child.token, { params });
    expect(ended).toMatchObject({ late: true, score: 0, completedAt: later(60).toISOString() });
  });

  it('that ended before an assignment was made does not fulfil it', async () => {
    const quiz = await makeQuiz(60);
    await begin(quiz);
    product.setNow(later(600));
    const assignment = {
      householdId: family.household.id,
      learnerId: family.learner.id,
      type: 'quiz' as const,
      resourceId: quiz.id,
    };
    const { id } = await product.call(createAssignment, family.parent.token, { body: assignment });
    const find = async () => (await product.call(listAssignments, family.child.token, {})).find((one) => one.id === id);
    const next = await begin(quiz);
    expect(await find()).not.toHaveProperty('completedAt');
    await submit(next.id, [0]);
    expect(await find()).toHaveProperty('completedAt');
  });

  it('keeps the questions with which it began', async () => {
    const quiz = await makeQuiz();
    const attempt = await begin(quiz);
    const body = { questions: [{ question: 'New?', options: ['yes', 'no'], correctIndex: 0 }] };
    await product.call(updateQuiz, family.parent.token, { params: { quizId: quiz.id }, body });
    const params = { attemptId: attempt.id };
    const open = await product.call(getAttempt, family.child.token, { params });
    expect(open.questions?.[0]).toEqual({ id: 'q1', question: 'Capital of Peru?', options: ['Lima', 'Cusco'] });
    expect(await submit(attempt.id, [0, 1, 1])).toMatchObject({ score: 3, totalQuestions: 3 });
  });

  it('refuses answers that name no option', async () => {
    const attempt = await begin(await makeQuiz());
    for (const answers of [[2], [0, 0, 0, 0], [-2], [1.5]]) {
      const answer = await product.send(completeAttempt, family.child.token, {
        params: { attemptId: attempt.id },
        json: { answers },
      });
      expect(answer.status).toBe(400);
    }
  });

  it('counts as a study day, in the report, and ticks its assignment off [route-get-report-summary, learning-assignment-quiz-ticks-itself-off]', async () => {
    product.setNow(startOfTests);
    const fresh = await addChild(product, family.parent, family.household.id, 'Ben');
    const quiz = await makeQuiz();
    const learnerId = fresh.learner.id;
    const assignment = { householdId: family.household.id, learnerId, type: 'quiz' as const, resourceId: quiz.id };
    await product.call(createAssignment, family.parent.token, { body: assignment });
    const before = await product.call(getReportSummary, family.parent.token, { params: { learnerId } });
    expect(before).toMatchObject({ assignmentsPending: 1, assignmentsCompleted: 0, totalQuizzesCompleted: 0 });
    const attempt = await product.call(startAttempt, fresh.child.token, { params: { quizId: quiz.id }, body: {} });
    await product.call(completeAttempt, fresh.child.token, {
      params: { attemptId: attempt.id },
      body: { answers: [0] },
    });
    const after = await product.call(getReportSummary, family.parent.token, { params: { learnerId } });
    expect(after).toMatchObject({
      assignmentsPending: 0,
      assignmentsCompleted: 1,
      totalQuizzesCompleted: 1,
      currentStreak: 1,
    });
    expect(await product.call(getStreak, fresh.child.token, { params: { learnerId } })).toMatchObject({
      totalActiveDays: 1,
    });
  });

  it('names the moment of the assignment that it ticks off, also when late, by which grown-ups see its score beside that', async () => {
    const quiz = await makeQuiz(60);
    const learnerId = family.learner.id;
    const body = { householdId: family.household.id, learnerId, type: 'quiz' as const, resourceId: quiz.id };
    const { id } = await product.call(createAssignment, family.parent.token, { body });
    const attempt = await begin(quiz);
    product.setNow(later(99));
    await submit(attempt.id, [0, 1, 1]);
    const { completedAt, ...late } = await product.call(getAttempt, family.parent.token, {
      params: { attemptId: attempt.id },
    });
    expect(late).toMatchObject({ late: true, score: 0, review: [{ chosenIndex: -1 }, {}, {}] });
    const list = await product.call(listAssignments, family.parent.token, { query: { learnerId } });
    expect(list.find((one) => one.id === id)).toMatchObject({ completedAt });
    product.setNow(startOfTests);
  });

  it('of a sibling cannot be seen or touched [role-learner-account-writes-only-own]', async () => {
    const sibling = await addChild(product, family.parent, family.household.id, 'Mia');
    const attempt = await begin(await makeQuiz());
    const params = { attemptId: attempt.id };
    expect((await product.send(getAttempt, sibling.child.token, { params })).status).toBe(403);
    expect((await product.send(completeAttempt, sibling.child.token, { params, json: { answers: [0] } })).status).toBe(
      403,
    );
  });
});
