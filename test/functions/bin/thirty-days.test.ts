import { expect, it } from 'vitest';
import { login } from '../../../shared/routes/auth.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
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
