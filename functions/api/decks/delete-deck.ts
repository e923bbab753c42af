import { deleteDeck } from '../../../shared/routes/decks.ts';
import { localDeck } from '../../data/deck.ts';
import { hideDeck, removeHiddenDeck } from '../../decks/delete-deck.ts';
import { timeOfCall } from '../../deletions/time-to-remove.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteDeck, async ({ params, household, effects, now }) => {
  const deletion = await hideDeck(household, localDeck(household.id, params.deckId), now);
  await removeHiddenDeck(deletion, timeOfCall(effects.clock, now));
});
