import { updateCard } from '../../shared/routes/cards.ts';
import { changeCard, presentCard, storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Learners' memories of the card are kept: a card with a corrected typo is still the same card. */
export const handler = defineHandler(updateCard, async ({ params, body, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const place = storedCards.placeOf(household.id, params.cardId, { deck });
  return presentCard(household.id, await changeCard(household, place, body, now));
});
