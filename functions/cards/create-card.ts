import { createCard } from '../../shared/routes/cards.ts';
import { addCardsActions, explainFullDeck } from './add-cards.ts';
import { presentCard, toStoredMarks, toStoredSides } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { updateUsesActions } from '../data/content/media.ts';
import { defineCreation } from '../platform/call/define-creation.ts';

export const handler = defineCreation(createCard, async ({ params, body, household, effects, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const content = { ...toStoredSides(household.id, body), ...toStoredMarks(body) };
  const card = { deck, card: effects.newId(now), ...content, createdAt: now.toISOString(), version: 1 };
  return {
    actions: [...addCardsActions(household.rows, deck, [card]), ...updateUsesActions(household, [], [card], now)],
    answer: presentCard(household.id, card),
    explain: async (error) => await explainFullDeck(household.rows, deck, error),
  };
});
