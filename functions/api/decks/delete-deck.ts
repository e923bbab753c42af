import { deleteDeck } from '../../../shared/routes/decks.ts';
import { localDeck } from '../../data/deck.ts';
import { deleteDeck as deleteWithRows } from '../../decks/delete-deck.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteDeck, async ({ params, household, now }) => {
  await deleteWithRows(household, localDeck(household.id, params.deckId), now);
});
