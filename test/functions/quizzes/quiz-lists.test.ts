import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { localPart } from '../../../shared/ids.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { removeAttempt } from '../../../shared/routes/corrections.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { updateLearner } from '../../../shared/routes/learners.ts';
import {
  completeAttempt,
  createQuiz,
  generateQuiz,
  getAttempt,
  listAttempts,
  listQuizzes,
  saveAttempt,
  startAttempt,
} from '../../../shared/routes/quizzes.ts';
import type { ExtraTime } from '../../../shared/schemas/learner.ts';
import type { Quiz } from '../../../shared/schemas/quiz.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { sendBatches, writeRows } from '../../support/table/write-items.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const question = { question: 'Capital of Peru?', options: ['Lima', 'Cusco'], correctIndex: 0 };

async function makeQuiz(
  name: string,
  change: { timeLimit?: number; questions?: (typeof question)[] } = {},
): Promise<Quiz> {
  const body = { householdId: family.household.id, name, questions: [question], ...change };
  return await product.call(createQuiz, family.parent.token, { body });
}

async function begin(quiz: Quiz, mode: 'timed' | 'standard' = 'standard') {
  return await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: { mode } });
}

describe('the list of quizzes', () => {
  it('holds each quiz as it was made; a learner gets its questions without the answers [entity-quiz, role-learner-account-reads-quizzes, route-list-quizzes]', async () => {
    const quiz = await makeQuiz('Capitals', { timeLimit: 90 });
    expect(await product.call(listQuizzes, family.parent.token, {})).toContainEqual(quiz);
    const [shown] = (await product.call(listQuizzes, family.child.token, {})).filter(({ id }) => id === quiz.id);
    expect(shown).toMatchObject({ name: 'Capitals', timeLimit: 90, passingScore: 70, questionCount: 1 });
    expect(shown?.questions).toEqual([{ id: 'q1', question: question.question, options: question.options }]);
  });

  it('can be had for one household', async () => {
    const query = { householdId: family.household.id };
    const quizzes = await product.call(listQuizzes, family.parent.token, { query });
    expect(quizzes.every(({ householdId }) => householdId === family.household.id)).toBe(true);
    const stranger = await makeFamily(product);
    expect(await product.call(listQuizzes, stranger.parent.token, {})).toEqual([]);
  });
});

describe('the list of attempts', () => {
  it('is newest first, for the learner and for a grown-up who names the learner [route-list-attempts]', async () => {
    const quiz = await makeQuiz('Twice');
    const made: string[] = [];
    for (const minutes of [1, 2]) {
      product.setNow(new Date(Date.parse(startOfTests) + minutes * 60_000));
      const attempt = await begin(quiz);
      made.unshift(attempt.id);
      await product.call(completeAttempt, family.child.token, {
        params: { attemptId: attempt.id },
        body: { answers: [0] },
      });
    }
    const own = await product.call(listAttempts, family.child.token, {});
    expect(own.filter(({ quizId }) => quizId === quiz.id).map(({ id }) => id)).toEqual(made);
    const query = { learnerId: family.learner.id };
    expect((await product.call(listAttempts, family.parent.token, { query })).map(({ id }) => id).slice(0, 2)).toEqual(
      made,
    );
    product.setNow(startOfTests);
  });

  it('comes in pages of less than 20 KB where quizzes have ten questions', async () => {
    const { household, parent, child } = await makeFamily(product);
    const questions = Array.from({ length: 10 }, () => question);
    const body = { householdId: household.id, name: 'Capitals', questions };
    const { id: quizId } = await product.call(createQuiz, parent.token, { body });
    const { id } = await product.call(startAttempt, child.token, { params: { quizId }, body: { mode: 'standard' } });
    const answers = questions.map(() => 0);
    await product.call(completeAttempt, child.token, { params: { attemptId: id }, body: { answers } });
    const [attempt] = await product.call(listAttempts, child.token, {});
    expect(limits.attemptsPerPage * JSON.stringify(attempt).length).toBeLessThan(20_000);
  });

  it('says how each went, and leaves the questions to the attempt itself', async () => {
    const quiz = await makeQuiz('Small', { questions: Array.from({ length: 60 }, () => question) });
    const { id: attemptId } = await begin(quiz);
    const body = { answers: [question.correctIndex, -1] };
    const { review, ...done } = await product.call(completeAttempt, family.child.token, {
      params: { attemptId },
      body,
    });
    expect(review).toHaveLength(60);
    const listed = (await product.call(listAttempts, family.child.token, {})).find(({ id }) => id === attemptId);
    expect(listed).toEqual(done);
    expect(done).toMatchObject({ score: 1, totalQuestions: 60, percentage: 2, passed: false });
  });

  it('shows one whose questions stand in it, as they did once; it goes on, and is taken back', async () => {
    const quiz = await makeQuiz('Of before');
    const attempt = await begin(quiz);
    const { id: attemptId } = attempt;
    const partition = `HH#${family.household.id}`;
    const keyOf = (kind: string) => `L#${localPart(family.learner.id)}#${kind}#${localPart(attemptId)}`;
    const [row] = await readPartition(product, partition, keyOf('ATTEMPT'));
    const stored = { ...row, questions: [question] };
    await writeRows(product.client, [stored]);
    await sendBatches(product.client, [{ DeleteRequest: { Key: { PK: partition, SK: keyOf('SHEET') } } }]);
    expect(await begin(quiz)).toEqual(attempt);
    const call = { params: { attemptId }, body: { answers: [question.correctIndex] } };
    expect(await product.call(saveAttempt, family.child.token, call)).toMatchObject(call.body);
    const { review, ...done } = await product.call(completeAttempt, family.child.token, call);
    expect(review).toMatchObject([{ isCorrect: true }]);
    const list = async () => await product.call(listAttempts, family.child.token, {});
    expect(await list()).toContainEqual(done);
    await product.call(removeAttempt, family.parent.token, { params: { attemptId } });
    expect(await list()).not.toContainEqual(done);
  });
});

describe('what an attempt starts with', () => {
  it('is a timed one where the quiz has a limit and a standard one elsewhere, whatever is asked for [entity-start-mode-timed-standard, constant-quiz-timed-mode-limit-exists]', async () => {
    expect(await begin(await makeQuiz('Timed', { timeLimit: 60 }), 'standard')).toMatchObject({
      mode: 'timed',
      answers: [-1],
    });
    const standard = await begin(await makeQuiz('Slow'), 'timed');
    expect(standard.mode).toBe('standard');
    expect(standard).not.toHaveProperty('expiresAt');
  });

  const giveTime = async (extraTime: ExtraTime) =>
    await product.call(updateLearner, family.parent.token, {
      params: { householdId: family.household.id, learnerId: family.learner.id },
      body: { extraTime },
    });

  it('is the time of the quiz with the learner’s extra time, to its end, whatever is changed meanwhile [help-extra-time, help-extra-time-kept]', async () => {
    product.setNow(startOfTests);
    const later = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1_000);
    const quiz = await makeQuiz('With time', { timeLimit: 61 });
    await giveTime(1.5);
    const attempt = await begin(quiz);
    const times = { mode: 'timed', timeLimit: 92, extraTime: 1.5, expiresAt: later(92).toISOString() };
    expect(attempt).toMatchObject(times);
    await giveTime(1);
    product.setNow(later(102));
    expect(await begin(quiz)).toMatchObject({ id: attempt.id, ...times });
    const call = { params: { attemptId: attempt.id }, body: { answers: [0] } };
    await product.call(saveAttempt, family.child.token, call);
    const done = await product.call(completeAttempt, family.child.token, call);
    expect(done).toMatchObject({ ...times, score: 1, timeSpent: 92 });
    expect(done).not.toHaveProperty('late');
    const next = await begin(quiz);
    expect(next).toMatchObject({ timeLimit: 61, expiresAt: later(102 + 61).toISOString() });
    expect(next).not.toHaveProperty('extraTime');
  });

  it('has no end where the learner has no limit', async () => {
    product.setNow(startOfTests);
    const quiz = await makeQuiz('Without haste', { timeLimit: 60 });
    await giveTime('no-limit');
    const attempt = await begin(quiz, 'timed');
    expect(attempt).toMatchObject({ mode: 'standard', extraTime: 'no-limit' });
    expect(attempt).not.toHaveProperty('expiresAt');
    expect(attempt).not.toHaveProperty('timeLimit');
    expect(await begin(await makeQuiz('Untimed'))).not.toHaveProperty('extraTime');
    await giveTime(1);
    product.pass(3_000);
    const call = { params: { attemptId: attempt.id }, body: { answers: [0] } };
    const done = await product.call(completeAttempt, family.child.token, call);
    expect(done).toMatchObject({ score: 1, timeSpent: 3_000 });
    expect(done).not.toHaveProperty('late');
  });

  it('is read again by its id [route-get-attempt]', async () => {
    const attempt = await begin(await makeQuiz('Again'));
    const params = { attemptId: attempt.id };
    expect(await product.call(getAttempt, family.child.token, { params })).toEqual(attempt);
  });
});

it('a quiz holds 100 questions and 200 KB and no more, and says which of the two it is [limit-100-questions-quiz]', async () => {
  expect(await makeQuiz('Long', { questions: Array.from({ length: 100 }, () => question) })).toMatchObject({
    questionCount: 100,
  });
  const ask = async (questions: readonly object[]) =>
    await product.send(createQuiz, family.parent.token, {
      json: { householdId: family.household.id, name: 'Longer', questions: [...questions] },
    });
  const refused = (questions: string) => ({ status: 400, body: { code: 'invalid-input', fields: { questions } } });
  expect(await ask(Array.from({ length: 101 }, () => question))).toMatchObject(
    refused('A quiz holds up to 100 questions. Start another quiz for the rest.'),
  );
  const long = { ...question, question: '字'.repeat(1_000) };
  expect(await ask(Array.from({ length: 70 }, () => long))).toMatchObject(
    refused('A quiz holds up to 200 KB, about 200,000 letters. Split this into two quizzes.'),
  );
});

it('a quiz of the largest kind, and what an attempt at it stores, are items of 300 KB at most', async () => {
  // Uses as many different characters as possible, so that the text hardly compresses.
  const text = (length: number, from: number) =>
    Array.from({ length }, (_, at) => String.fromCodePoint(0x4e_00 + ((at * 7_919 + from * 104_729) % 20_000))).join(
      '',
    );
  const questions = Array.from({ length: 66 }, (_, at) => ({ ...question, question: text(1_000, at) }));
  const quiz = await makeQuiz('Full', { questions });
  expect(Buffer.byteLength(JSON.stringify(quiz.questions))).toBeGreaterThan(0.95 * limits.quizBytes);
  await begin(quiz);
  const rows = await readPartition(product, `HH#${family.household.id}`);
  expect(Math.max(...rows.map((row) => Buffer.byteLength(JSON.stringify(row))))).toBeLessThanOrEqual(300_000);
});

it('a quiz from a deck whose cards share one back still has one right answer [real-placeholders-fill-only-what-deck]', async () => {
  const deck = await product.call(createDeck, family.parent.token, {
    body: { name: 'Same', householdId: family.household.id },
  });
  for (const front of ['1 + 3', '2 + 2', '3 + 1']) {
    await product.call(createCard, family.parent.token, { params: { deckId: deck.id }, body: { front, back: 'Four' } });
  }
  const quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
  for (const { options, correctIndex } of quiz.questions) {
    expect(options).toHaveLength(4);
    expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
    expect(options[correctIndex ?? -1]).toBe('Four');
  }
});

it('a quiz from a deck of three takes three minutes and says that it is auto-generated [constant-generated-quiz-first-min-10, constant-generated-quiz-60-seconds-question, constant-generated-quiz-description-auto-generated]', async () => {
  const deck = await makeDeck(product, family, 3);
  const quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
  expect(quiz).toMatchObject({
    timeLimit: 180,
    questionCount: 3,
    description: expect.stringMatching(/auto-generated/i),
  });
});

it('a quiz from a formatted deck asks with formulas, readings and marks as the cards do, and explains in plain words', async () => {
  const body = { name: 'Formatted', householdId: family.household.id, format: 'formatted' } as const;
  const deck = await product.call(createDeck, family.parent.token, { body });
  const params = { deckId: deck.id };
  for (const card of [
    { front: 'Half of **one**', back: '$\\frac{1}{2}$' },
    { front: '漢字[かんじ]', back: '- *signs*' },
    { front: '$2^3$', back: '8' },
  ])
    await product.call(createCard, family.parent.token, { params, body: card });
  const quiz = await product.call(generateQuiz, family.parent.token, { params, body: {} });
  // Compared without order: ids from the same millisecond sort randomly.
  const asked = quiz.questions.map((one) => [one.question, one.options[one.correctIndex ?? -1]]);
  expect(Object.fromEntries(asked)).toEqual({
    'Half of **one**': '$\\frac{1}{2}$',
    '漢字[かんじ]': '- *signs*',
    '$2^3$': '8',
  });
  expect(quiz.questions.map(({ format }) => format)).toEqual(['formatted', 'formatted', 'formatted']);
  expect(quiz.questions.map(({ explanation = '' }) => explanation).toSorted()).toEqual([
    '“1/2” goes with “Half of one”.',
    '“8” goes with “2³”.',
    '“• signs” goes with “漢字”.',
  ]);
});
