import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import { localPart } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { createInvitation, deleteHousehold } from '../../../shared/routes/households.ts';
import { createLearner, deleteLearner } from '../../../shared/routes/learners.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import type { Row } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  await liveOneDay(family);
});

/** A deck that is studied, a quiz that is handed in and begun again, and both as work to do: one of each done, one open. */
async function liveOneDay({ child, parent, household, learner }: TestFamily): Promise<void> {
  const deck = await makeDeck(product, family, 3);
  const params = { deckId: deck.id };
  const quiz = await product.call(generateQuiz, parent.token, { params, body: {} });
  const assign = async (type: 'deck' | 'quiz', resourceId: string) =>
    await product.call(createAssignment, parent.token, {
      body: { householdId: household.id, learnerId: learner.id, type, resourceId, notes: 'Before supper' },
    });
  await assign('deck', deck.id);
  await assign('quiz', quiz.id);
  const session = await product.call(startSession, child.token, { params, body: {} });
  const reviews = session.cards.map(({ id }) => ({
    id: ulid(product.now().getTime()),
    cardId: id,
    rating: 'wrong' as const,
    answeredAt: product.now().toISOString(),
  }));
  await product.call(completeSession, child.token, {
    params: { sessionId: session.id },
    body: { cardsStudied: 3, cardsCorrect: 0, reviews },
  });
  const start = async () => await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} });
  const attempt = await start();
  await product.call(completeAttempt, child.token, { params: { attemptId: attempt.id }, body: { answers: [0] } });
  await start();
  await assign('deck', deck.id);
  await product.call(createInvitation, parent.token, { params: { householdId: household.id }, body: {} });
}

/** The rows of the whole table that hold one of the texts. */
async function findRowsWith(...texts: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(product.client, localTableName)) rows.push(row);
  return rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
}

/** What is kept of it for good: the entry by which a restored table is erased again. */
const erased = (kind: string, id: string): unknown[] => [expect.objectContaining({ PK: 'ERASED', kind, id })];
const fieldsOfErasure = ['PK', 'SK', 'at', 'id', 'kind'];

describe('the whole table', () => {
  it('holds nothing of a deleted household but the entry that it was erased', async () => {
    const { household, learner, parent } = family;
    const texts = [household.id, localPart(learner.id), household.name, learner.name, 'front 1', 'Before supper'];
    expect((await findRowsWith(...texts)).length).toBeGreaterThan(25);
    await product.call(deleteHousehold, parent.token, { params: { householdId: household.id } });
    const left = await findRowsWith(...texts);
    expect(left).toEqual(erased('household', household.id));
    expect(left.map((row) => Object.keys(row).toSorted())).toEqual([fieldsOfErasure]);
  });

  it('holds nothing of a deleted learner but that entry, and all of the others', async () => {
    const { household, learner, parent } = family;
    const params = { householdId: household.id };
    const ben = await product.call(createLearner, parent.token, { params, body: { name: 'Ben' } });
    const texts = [localPart(learner.id), `"${learner.name}"`, 'Before supper'];
    expect((await findRowsWith(...texts)).length).toBeGreaterThan(15);
    await product.call(deleteLearner, parent.token, { params: { ...params, learnerId: learner.id } });
    expect(await findRowsWith(...texts)).toEqual(erased('learner', learner.id));
    expect(await findRowsWith(localPart(ben.id))).toHaveLength(1);
    expect(await findRowsWith('front 1')).not.toEqual([]);
  });
});
