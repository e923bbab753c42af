import { expect, it } from 'vitest';
import { createCard, updateCard } from '../../../shared/routes/cards.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { makeDeck, makeFamily, makePictureCard } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('a picture of another household is not put on a card or read by its id, nor where the same bytes are here under the same name', async () => {
  const product = await openTestProduct();
  const [family, stranger] = [await makeFamily(product), await makeFamily(product)];
  const { token } = family.parent;
  const file = fileOf('image/webp', 'in both families');
  const theirs = await product.call(storeMedia, stranger.parent.token, {
    params: { householdId: stranger.household.id },
    body: file,
  });
  const { id: deckId } = await makeDeck(product, family, 1);
  const { card, mediaId } = await makePictureCard(product, family, deckId, file);
  expect(mediaId.split('-').at(-1)).toBe(theirs.id.split('-').at(-1));
  const refusal = { status: 400, body: { code: 'unknown-media' } };
  const json = { front: 'a', back: 'b', frontMedia: [{ id: theirs.id }] };
  expect(await product.send(createCard, token, { params: { deckId }, json })).toMatchObject(refusal);
  const params = { deckId, cardId: card.id };
  expect(await product.send(updateCard, token, { params, json })).toMatchObject(refusal);
  expect((await product.send(getMedia, token, { params: { mediaId: theirs.id } })).status).toBe(404);
});
