import { type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { countInHousehold } from '../data/people/household.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

/** @returns the writes that add a deck to a household. They fail with `too-many-decks`. */
export function addDeckActions(scope: HouseholdScope, deck: StoredDeck): WriteAction[] {
  return [
    storedDecks.create(scope.rows, deck),
    countInHousehold(scope.rows, { deckCount: 1 }, 'deckCount'),
    ...scope.countActions({ decks: 1 }),
  ];
}
