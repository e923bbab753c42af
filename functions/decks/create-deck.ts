import { createDeck } from '../../shared/routes/decks.ts';
import { type StoredDeck, storedDecks, toNewDeck } from '../data/content/deck.ts';
import { countInHousehold } from '../data/people/household.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { presentDeck } from './present-deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

export const handler = defineCreation(createDeck, async ({ body, household, effects, now }) => {
  const deck = toNewDeck(body, { deck: effects.newId(now), createdAt: now.toISOString() });
  return { actions: addDeckActions(household, deck), answer: presentDeck(household, deck, [], now) };
});

/** @returns the writes that add a deck to a household. They refuse with `too-many-decks`. */
export function addDeckActions(scope: HouseholdScope, deck: StoredDeck): WriteAction[] {
  return [
    storedDecks.create(scope.rows, deck),
    countInHousehold(scope.rows, { deckCount: 1 }, 'deckCount'),
    ...scope.countActions({ decks: 1 }),
  ];
}
