import { updateCard } from '../../shared/routes/cards.ts';
import { changeCard, localCard, presentCard } from '../data/card.ts';
import { localDeck, requireDeck } from '../data/deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** What learners know about the card is kept: a corrected typo is still the same card. */
export const handler = defineHandler(updateCard, async ({ params, body, household }) => {
  const { deck } = await requireDeck(household.rows, localDeck(household.id, params.deckId));
  const card = localCard(household.id, deck, params.cardId);
  return presentCard(household.id, await changeCard(household.rows, deck, card, body));
});
