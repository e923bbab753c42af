import { beforeAll, expect, it } from 'vitest';
import { purgeBin } from '../../../functions/bin/remove-hidden.ts';
import { storedDoneAssignments } from '../../../functions/data/content/assignment.ts';
import { openDeletion } from '../../../functions/data/operations/pending-deletion.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedStudyDays } from '../../../functions/data/study/study-day.ts';
import { gatherWeek } from '../../../functions/scheduled/gather-week.ts';
import { localPart } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { deleteCard, listCards } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { type CostTable, openCostTable } from '../../support/table/cost-table.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { removeItems, writeItems } from '../../support/table/write-items.ts';

const week = '2026-01-11';

let product: TestProduct;
let costs: CostTable;
beforeAll(async () => {
  product = await openTestProduct();
  product.setNow(`${week}T17:00:00.000Z`);
  costs = openCostTable(product.client);
});

async function costOfTidying({ household }: TestFamily) {
  const note = { kind: 'bin', householdId: household.id, id: 'bin', since: product.now().toISOString() } as const;
  const deletion = openDeletion(product.context.table, note);
  return await costs.costOf('bin', async () => await purgeBin(deletion, () => true, product.now()));
}

it('work that is done costs neither the weekly mail nor the look through the bin anything, however many years of it there are', async () => {
  const family = await makeFamily(product);
  const rows = householdRows(product.context.table, family.household.id);
  const [used, deleted] = [await makeDeck(product, family, 2), await makeDeck(product, family, 2)];
  await product.call(deleteDeck, family.parent.token, { params: { deckId: deleted.id } });
  const given = {
    householdId: family.household.id,
    learnerId: family.learner.id,
    type: 'deck',
    resourceId: used.id,
  } as const;
  await product.call(createAssignment, family.parent.token, { body: given });
  const learner = localPart(family.learner.id);
  const day = storedStudyDays.replace(rows, { learner, day: week, reviews: 1, correct: 1, quizzes: 0, msTaken: 1 });
  const work = { learner, type: 'deck', resource: localPart(used.id), resourceName: used.name } as const;
  const at = `${week}T08:00:00.000Z`;
  const years = Array.from({ length: 600 }, (_, index) =>
    storedDoneAssignments.create(rows, { ...work, assignment: `D${index}`, createdAt: at, completedAt: at }),
  );
  const measure = async () => [
    await costs.costOf('weekly mail', async () => await gatherWeek(rows, { week, timeZone: 'UTC' }, undefined)),
    await costOfTidying(family),
  ];
  await writeItems(product.client, [day]);
  const before = await measure();
  await writeItems(product.client, years);
  expect(await measure()).toEqual(before);
  await removeItems(product.client, [day, ...years]);
});

it('what is to do is read for a bin only where that holds a deck or a quiz', async () => {
  const family = await makeFamily(product);
  const { token } = family.parent;
  const { id: deckId } = await makeDeck(product, family, 2);
  const [card] = await product.call(listCards, token, { params: { deckId } });
  await product.call(deleteCard, token, { params: { deckId, cardId: card?.id ?? '' } });
  const withCard = await costOfTidying(family);
  await product.call(deleteDeck, token, { params: { deckId } });
  const withDeck = await costOfTidying(family);
  expect([withCard.reads, withDeck.calls - withCard.calls]).toEqual([1, 1]);
});
