import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { login } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { addChild, makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('a card is mastered once its memory lasts three weeks: for its learner alone, and for grown-ups as the highest count [learning-mastered-stability-21-days-per, learning-parent-deck-list-highest-count, learning-accuracy-absent-until-review-parents]', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, 1);
  const { child: ben } = await addChild(product, family.parent, family.household.id, 'Ben');

  /** Signs in again: sessions expire in the weeks between the answers. */
  async function signIn({ user: { email } }: SignedIn): Promise<string> {
    return (await product.call(login, undefined, { body: { email, password: 'correct horse 42' } })).token;
  }
  async function answer(person: SignedIn, rating: 'correct' | 'wrong') {
    const token = await signIn(person);
    const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
    const review = { id: ulid(), cardId: session.cards[0]?.id ?? '', rating, answeredAt: product.now().toISOString() };
    const { cards } = await product.call(recordReviews, token, {
      params: { sessionId: session.id },
      body: { reviews: [review] },
    });
    return cards[0];
  }
  async function deckOf(person: SignedIn) {
    return (await product.call(listDecks, await signIn(person), {})).find(({ id }) => id === deck.id);
  }

  expect(await deckOf(family.child)).not.toHaveProperty('accuracy');
  await answer(ben, 'wrong');
  let card = await answer(family.child, 'correct');
  expect(card?.mastered).toBe(false);
  for (let times = 0; times < 5 && card && !card.mastered; times += 1) {
    expect(await deckOf(family.child)).toMatchObject({ masteredCards: 0 });
    product.setNow(card.dueAt);
    card = await answer(family.child, 'correct');
  }
  expect(card?.mastered).toBe(true);
  expect(await deckOf(family.child)).toMatchObject({ masteredCards: 1, accuracy: 1 });
  expect(await deckOf(ben)).toMatchObject({ masteredCards: 0, accuracy: 0 });
  const parents = await deckOf(family.parent);
  expect(parents).toMatchObject({ masteredCards: 1 });
  expect(parents?.accuracy).toBeGreaterThan(0.5);
  expect(parents?.accuracy).toBeLessThan(1);
});
