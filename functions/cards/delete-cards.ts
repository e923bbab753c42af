import { deleteCards } from '../../shared/routes/cards.ts';
import { storedCards } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { putCardsIntoBin } from './delete-card.ts';

export const handler = defineHandler(deleteCards, async ({ params, body, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const cards = body.cardIds.map((id) => storedCards.placeOf(household.id, id, { deck }).card);
  return { deleted: await putCardsIntoBin(household, deck, cards, now) };
});
