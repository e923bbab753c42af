import { ProductError } from '../../shared/errors.ts';
import { deleteCard } from '../../shared/routes/cards.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { putCardsIntoBin } from './remove-cards.ts';

export const handler = defineHandler(deleteCard, async ({ params, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  const deleted = await putCardsIntoBin(household, deck, [card], now);
  if (deleted === 0) throw new ProductError('not-found');
});
