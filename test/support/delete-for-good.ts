import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { householdOfId } from '../../shared/ids.ts';
import { removeEntry } from '../../shared/routes/bin.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import type { TestProduct } from './test-product.ts';

/** Deletes a deck, and then what is in the bin of it. Cut off anywhere, the same goes on. @returns the first answer that says that it was. */
export async function deleteDeckForGood(product: TestProduct, token: string, deckId: string): Promise<Answer> {
  const hidden = await product.send(deleteDeck, token, { params: { deckId } });
  return hidden.status > 404 ? hidden : await removeFromBin(product, token, deckId);
}

/** Removes for good what had this id. */
export async function removeFromBin(product: TestProduct, token: string, entryId: string): Promise<Answer> {
  return await product.send(removeEntry, token, { params: { householdId: householdOfId(entryId) ?? '', entryId } });
}
