import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, deleteAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import {
  addChild,
  makeDeck,
  makeFamily,
  password,
  signUpAdmin,
  type TestFamily,
  visitAs,
} from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product, 'America/New_York');
});

function bodyFor(deck: Deck, learner: Learner = family.learner) {
  return {
    householdId: family.household.id,
    learnerId: learner.id,
    type: 'deck' as const,
    resourceId: deck.id,
    resourceName: 'whatever',
  };
}

async function assign(deck: Deck, learner?: Learner) {
  return await product.call(createAssignment, family.parent.token, { body: bodyFor(deck, learner) });
}

async function study(deck: Deck, answers: number) {
  const { token } = family.child;
  const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
  const params = { sessionId: session.id };
  const reviews = session.cards.slice(0, answers).map(({ id }) => ({
    id: ulid(),
    cardId: id,
    rating: 'correct' as const,
    answeredAt: product.now().toISOString(),
  }));
  if (answers > 0) await product.call(recordReviews, token, { params, body: { reviews } });
  await product.call(completeSession, token, { params, body: { cardsStudied: answers, cardsCorrect: answers } });
}

describe('an assignment', () => {
  it("carries its deck's own name, and is seen by the learner and by grown-ups [route-create-assignment, route-list-assignments]", async () => {
    const deck = await makeDeck(product, family, 2);
    const assignment = await assign(deck);
    expect(assignment).toMatchObject({ resourceName: deck.name, learnerId: family.learner.id });
    for (const { token } of [family.child, family.parent]) {
      expect(await product.call(listAssignments, token, {})).toContainEqual(assignment);
    }
  });

  it('ticks itself off when a session of its deck is completed, but not by an empty one [learning-assignment-deck-ticks-itself-off]', async () => {
    const deck = await makeDeck(product, family, 2);
    const { id } = await assign(deck);
    const find = async () => (await product.call(listAssignments, family.child.token, {})).find((one) => one.id === id);
    await study(deck, 0);
    expect(await find()).not.toHaveProperty('completedAt');
    await study(deck, 2);
    expect(await find()).toMatchObject({ completedAt: product.now().toISOString() });
  });

  it("is due on a study day of the household's zone, not before today's [valid-due-date-from-today]", async () => {
    const deck = await makeDeck(product, family, 2);
    // 03:30 in New York, which still belongs to the study day of January 5.
    product.setNow('2026-01-06T08:30:00.000Z');
    const today = { ...bodyFor(deck), dueDate: '2026-01-05' };
    expect(await product.call(createAssignment, family.parent.token, { body: today })).toMatchObject({
      dueDate: '2026-01-05',
    });
    const past = await product.send(createAssignment, family.parent.token, {
      json: { ...today, dueDate: '2026-01-04' },
    });
    expect(past).toMatchObject({
      status: 400,
      body: { fields: { dueDate: 'Pick a due date that isn’t in the past.' } },
    });
  });

  it('needs a deck or quiz of its own household', async () => {
    const stranger = await makeFamily(product);
    const foreign = await makeDeck(product, stranger, 1);
    const own = await makeDeck(product, family, 1);
    const wrong = [bodyFor(foreign), { ...bodyFor(own), type: 'quiz' }, { ...bodyFor(own), resourceId: 'nothing' }];
    for (const json of wrong) {
      const answer = await product.send(createAssignment, family.parent.token, { json });
      expect(answer).toMatchObject({ status: 404, body: { error: 'Selected resource not found' } });
    }
    const nobody = await product.send(createAssignment, family.parent.token, {
      json: { ...bodyFor(own), learnerId: undefined },
    });
    expect(nobody).toMatchObject({ status: 400, body: { error: 'Please select a learner and resource' } });
  });

  it('goes with its deck while it is open, and stays in the record once it is done [learning-deleting-deck-takes-open-assignments]', async () => {
    const deck = await makeDeck(product, family, 2);
    const done = await assign(deck);
    await study(deck, 1);
    const open = await assign(deck);
    await product.call(deleteDeck, family.parent.token, { params: { deckId: deck.id } });
    const left = (await product.call(listAssignments, family.parent.token, {})).map(({ id }) => id);
    expect(left).toContain(done.id);
    expect(left).not.toContain(open.id);
  });

  it('goes with its learner, and can be taken back [route-delete-assignment, learning-deleting-learner-takes-assignments-along]', async () => {
    const deck = await makeDeck(product, family, 2);
    const { learner, child } = await addChild(product, family.parent, family.household.id, 'Ben');
    const first = await assign(deck, learner);
    await product.call(deleteAssignment, family.parent.token, { params: { assignmentId: first.id } });
    expect(await product.call(listAssignments, child.token, {})).toEqual([]);
    const second = await assign(deck, learner);
    const params = { householdId: family.household.id, learnerId: learner.id };
    await product.call(deleteLearner, family.parent.token, { params, body: { password } });
    const left = await product.call(listAssignments, family.parent.token, {});
    expect(left.map(({ id }) => id)).not.toContain(second.id);
  });

  it('is found by its learner alone, also by an admin', async () => {
    const assignment = await assign(await makeDeck(product, family, 1));
    const admin = await signUpAdmin(product);
    await visitAs(product, admin, family.household.id);
    for (const { token } of [admin, family.parent]) {
      const found = await product.call(listAssignments, token, { query: { learnerId: family.learner.id } });
      expect(found.map(({ id }) => id)).toContain(assignment.id);
    }
  });

  it('of a sibling is not shown to a learner [role-learner-sees-only-own-assignments]', async () => {
    const { learner, child } = await addChild(product, family.parent, family.household.id, 'Mia');
    await assign(await makeDeck(product, family, 1));
    expect(await product.call(listAssignments, child.token, {})).toEqual([]);
    const answer = await product.send(listAssignments, family.child.token, { query: { learnerId: learner.id } });
    expect(answer.status).toBe(403);
  });
});
