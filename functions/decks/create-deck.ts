import { createDeck } from '../../shared/routes/decks.ts';
import { toNewDeck } from '../data/content/deck.ts';
import { presentDeck } from './present-deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { addDeckActions } from './add-deck.ts';

export const handler = defineCreation(createDeck, async ({ body, household, effects, now }) => {
  const deck = toNewDeck(body, { deck: effects.newId(now), createdAt: now.toISOString() });
  return { actions: addDeckActions(household, deck), answer: presentDeck(household, deck, [], now) };
});
