import { expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { startMix, startSession } from '../../../shared/routes/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('an archived deck is nowhere for a child, keeps what is known, takes its open work back, and comes back as it was', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const [{ token }, child] = [family.parent, family.child.token];
  const deck = await makeDeck(product, family, 3);
  const params = { deckId: deck.id };
  const change = async (body: object) => await product.call(updateDeck, token, { params, body });
  const session = await product.call(startSession, child, { params, body: {} });
  await answer(product, child, session, 1, () => 'correct');
  const assignment = {
    body: {
      householdId: family.household.id,
      learnerId: family.learner.id,
      type: 'deck' as const,
      resourceId: deck.id,
    },
  };
  await product.call(createAssignment, token, assignment);
  const before = await product.call(getHome, child, {});
  expect(before.decks).toHaveLength(1);
  expect(before.today).toMatchObject({ portion: 2 });

  const archived = await change({ isArchived: true, subject: 'Maths', cover: { colour: 'red', emoji: '👩‍🔬' } });
  expect(archived).toMatchObject({
    archivedAt: product.now().toISOString(),
    dueCards: 0,
    accuracy: 1,
    subject: 'Maths',
  });
  const during = await product.call(getHome, child, {});
  expect(during).toMatchObject({ decks: [], assignments: [], today: { portion: 0 } });
  expect(await product.call(listDecks, child, {})).toEqual([]);
  expect(await product.call(listDecks, token, {})).toEqual([archived]);
  expect((await product.call(startMix, child, { body: {} })).cards).toEqual([]);
  const today = await product.call(getToday, token, { params: { householdId: family.household.id } });
  expect(today[0]).toMatchObject({ waiting: 0, openAssignments: 0 });
  await expect(product.call(createAssignment, token, assignment)).rejects.toThrow('resource-not-found');

  const back = await change({ isArchived: false, subject: '' });
  expect(back).toMatchObject({ accuracy: 1, dueCards: 2, cover: archived.cover });
  expect(back).not.toHaveProperty('archivedAt');
  expect(back).not.toHaveProperty('subject');
  expect((await product.call(getHome, child, {})).today).toMatchObject({ portion: 2 });
  expect(await product.call(listAssignments, token, {})).toEqual([]);
  for (const emoji of ['ab', '🔢🔢', 'A', ''])
    await expect(change({ cover: { colour: 'red', emoji } })).rejects.toThrow('answered 400');
});
