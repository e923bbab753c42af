import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../shared/routes/assignments.ts';
import { listDecks } from '../../shared/routes/decks.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { completeAttempt, createQuiz, listAttempts, listQuizzes, startAttempt } from '../../shared/routes/quizzes.ts';
import { makeDeck, makeFamily, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

/** Sets the clock to this many minutes after the start. Ids sort by creation time, so this determines the order of new items. */
function waitUntil(minute: number): void {
  product.setNow(new Date(Date.parse(startOfTests) + minute * 60_000));
}

/** About 200 KB: 100 questions with explanations of maximum length. */
const questions = Array.from({ length: 100 }, () => ({
  question: 'q'.repeat(900),
  options: ['a', 'b'],
  correctIndex: 0,
  explanation: 'e'.repeat(1_000),
}));

async function readPages(route: Route, limit?: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query = { ...(limit && { limit: String(limit) }), ...(cursor !== '' && { cursor }) };
    const answer = await product.send(route, family.parent.token, { query });
    expect(answer.status).toBe(200);
    pages.push((answer.body as { id: string }[]).map(({ id }) => id));
    cursor = /cursor=([\w-]+)[&>]/.exec(answer.headers['link'] ?? '')?.[1];
  }
  return pages;
}

describe('lists that are larger than an answer', () => {
  it('go on in further pages: quizzes and attempts', async () => {
    const quizzes: string[] = [];
    const attempts: string[] = [];
    for (let index = 0; index < 18; index += 1) {
      waitUntil(index);
      const body = { householdId: family.household.id, name: `Quiz ${index}`, questions };
      const quiz = await product.call(createQuiz, family.parent.token, { body });
      const attempt = await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: {} });
      await product.call(completeAttempt, family.child.token, {
        params: { attemptId: attempt.id },
        body: { answers: [] },
      });
      quizzes.push(quiz.id);
      attempts.unshift(attempt.id);
    }
    for (const [route, expected, limit] of [
      [listQuizzes, quizzes, undefined],
      [listAttempts, attempts, 7],
    ] as const) {
      const pages = await readPages(route, limit);
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.flat()).toEqual(expected);
    }
  });
});

describe('lists that a caller wants in pieces', () => {
  it('page by the limit that is asked for: decks and assignments', async () => {
    const decks: string[] = [];
    const assignments: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      waitUntil(index);
      const deck = await makeDeck(product, family, 0);
      const body = {
        householdId: family.household.id,
        learnerId: family.learner.id,
        type: 'deck',
        resourceId: deck.id,
      } as const;
      decks.push(deck.id);
      assignments.push((await product.call(createAssignment, family.parent.token, { body })).id);
    }
    expect(await readPages(listDecks, 2)).toEqual([decks.slice(0, 2), decks.slice(2, 4), decks.slice(4)]);
    expect(await readPages(listAssignments, 3)).toEqual([assignments.slice(0, 3), assignments.slice(3)]);
  });

  it.each(['0', '-1', '1.5', 'many', '1001'])('refuse a limit of %s in words', async (limit) => {
    const answer = await product.send(listDecks, family.parent.token, { query: { limit } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { limit: 'Ask for 1 to 1,000 items a page.' } } });
  });
});
