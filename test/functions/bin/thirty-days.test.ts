import { expect, it } from 'vitest';
import { notice } from '../../../shared/notice.ts';
import { login } from '../../../shared/routes/auth.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { deleteCards, listCards } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { storedBinEntries } from '../../../functions/data/content/bin.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { finishDeletions } from '../../support/delete-permanently.ts';
import { makeDeck, makeFamily, password } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('the bin gives back what was deleted on any of thirty days, and nothing from then on, also where the clock did not come by', async () => {
  const product = await openTestProduct();
  const { parent, ...family } = await makeFamily(product);
  const params = { householdId: family.household.id };
  const first = await makeDeck(product, { parent, ...family }, 1);
  const second = await makeDeck(product, { parent, ...family }, 1);
  for (const { id: deckId } of [first, second]) await product.call(deleteDeck, parent.token, { params: { deckId } });
  product.pass(30 * 24 * 60 * 60 - 1);
  const { token } = await product.call(login, undefined, { body: { email: parent.user.email, password } });
  const restore = async (entryId: string) =>
    (await product.send(restoreEntry, token, { params: { ...params, entryId } })).status;
  expect(await restore(first.id)).toBe(200);
  product.pass(1);
  expect(await restore(second.id)).toBe(404);
  expect(await product.call(listBin, token, { params })).toEqual([]);
});

it('the clean-up takes nothing out of the bin before its thirty days, and then all of it within the hour', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const { id: deckId } = await makeDeck(product, family, 3);
  const cards = await product.call(listCards, family.parent.token, { params: { deckId } });
  const cardIds = cards.map(({ id }) => id);
  const body = { cardIds, deletion: { id: 'deletion', left: cardIds.length } };
  await product.call(deleteCards, family.parent.token, { params: { deckId }, body });
  const rows = householdRows(product.context.table, family.household.id);
  const cleanUp = async () => {
    await finishDeletions(product);
    return (await storedBinEntries.list(rows)).length;
  };
  product.pass(29 * 24 * 60 * 60);
  expect(await cleanUp()).toBe(3);
  product.pass(24 * 60 * 60 - 1);
  expect(await cleanUp()).toBe(3);
  product.pass(60 * 60);
  expect(await cleanUp()).toBe(0);
});

it('the notice that families read promises thirty days', () => {
  expect(notice.write({ sendsMails: true, familyOnly: false }).join(' ')).toContain('wait in the bin for 30 days');
});
