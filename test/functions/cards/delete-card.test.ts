import { expect, it } from 'vitest';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { noProgress, storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteCard, listCards } from '../../../shared/routes/cards.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import { packDue } from '../../../shared/scheduling/due-histogram.ts';
import { tracksOf } from '../../../shared/scheduling/track.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';
import { writeItems } from '../../support/table/write-items.ts';

const counts = { learningSteps: 0, reps: 1, lapses: 0, scheduledDays: 2, stability: 2, difficulty: 2 };

it('goes also where twenty children know the card in both directions', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const { token } = family.parent;
  const deck = await makeDeck(product, family, 1);
  const params = { deckId: deck.id };
  const [{ id: cardId } = { id: '' }] = await product.call(listCards, token, { params });
  for (let child = 1; child < limits.learnersPerHousehold; child += 1) {
    const body = { name: `Child ${child}` };
    await product.call(createLearner, token, { params: { householdId: family.household.id }, body });
  }
  const rows = householdRows(product.context.table, family.household.id);
  const due = product.now().toISOString();
  const dueDay = due.slice(0, 10);
  const memory = { dueDay, lastAnswer: due, wrong: 0, version: 1 };
  const state = { algorithm: 'fsrs-6', state: 'review', due, lastReview: due, ...counts } as const;
  const card = localPart(cardId);
  const known = (await storedLearners.list(rows)).flatMap(({ learner }) =>
    tracksOf({ deck: localPart(deck.id), asks: 'both' }).flatMap((track) => [
      storedMemories.create(rows, { ...memory, learner, deck: track, card, state }),
      storedProgress.create(rows, {
        ...noProgress(learner, track),
        studied: 1,
        due: packDue({ [dueDay]: 1 }),
        version: 1,
      }),
    ]),
  );
  expect(known).toHaveLength(80);
  await writeItems(product.client, known);
  await product.call(deleteCard, token, { params: { ...params, cardId } });
  const left = await readHousehold(product, family.household.id);
  expect(left.filter(({ SK }) => SK.includes(card)).map(({ SK }) => SK)).toEqual([`BIN#${localPart(deck.id)}-${card}`]);
});
