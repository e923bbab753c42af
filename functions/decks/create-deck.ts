import { createDeck } from '../../shared/routes/decks.ts';
import { storedDecks } from '../data/deck.ts';
import { countInHousehold } from '../data/household.ts';
import { presentDeck } from './present-deck.ts';
import { defineCreation } from '../platform/define-creation.ts';

export const handler = defineCreation(createDeck, async ({ body, household, effects, now }) => {
  const { name, description } = body;
  const deck = {
    deck: effects.newId(now),
    name,
    ...(description && { description }),
    totalCards: 0,
    createdAt: now.toISOString(),
    version: 1,
  };
  return {
    actions: [
      storedDecks.create(household.rows, deck),
      countInHousehold(household.rows, { deckCount: 1 }, 'deckCount'),
      ...household.countActions({ decks: 1 }),
    ],
    answer: presentDeck(household, deck, [], now),
  };
});
