import { deleteCard } from '../../../shared/routes/cards.ts';
import { deleteCard as deleteWithMemories } from '../../cards/delete-card.ts';
import { localCard } from '../../data/card.ts';
import { localDeck, requireDeck } from '../../data/deck.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteCard, async ({ params, household }) => {
  const { deck } = await requireDeck(household.rows, localDeck(household.id, params.deckId));
  await deleteWithMemories(household.rows, deck, localCard(household.id, deck, params.cardId));
});
