import { updateDeck } from '../../shared/routes/decks.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { changeDeck, storedDecks } from '../data/deck.ts';
import { storedProgress } from '../data/deck-progress.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(updateDeck, async ({ params, body, household, now }) => {
  const place = storedDecks.placeOf(household.id, params.deckId);
  const deck = await changeDeck(household.rows, place, body);
  const progress = (await storedProgress.list(household.rows)).filter((one) => deckOfTrack(one.deck) === deck.deck);
  return presentDeck(household, deck, progress, now);
});
