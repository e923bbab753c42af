import { createCard } from '../../shared/routes/cards.ts';
import { addCards } from './add-cards.ts';
import { presentCard } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(createCard, async ({ params, body, household, effects, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const card = { deck, card: effects.newId(now), ...body, createdAt: now.toISOString(), version: 1 };
  await addCards(household.rows, deck, [card]);
  return presentCard(household.id, card);
});
