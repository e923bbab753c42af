import { updateDeck } from '../../shared/routes/decks.ts';
import { changeDeck, localDeck } from '../data/deck.ts';
import { listProgress } from '../data/deck-progress.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(updateDeck, async ({ params, body, household, now }) => {
  const deck = await changeDeck(household.rows, localDeck(household.id, params.deckId), body);
  const progress = (await listProgress(household.rows)).filter((one) => one.deck === deck.deck);
  return presentDeck(household, deck, progress, now);
});
