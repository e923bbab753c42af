import { updateDeck } from '../../shared/routes/decks.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { removeOpenAssignmentsOf } from '../data/assignment.ts';
import { changeDeck, storedDecks } from '../data/deck.ts';
import { storedProgress } from '../data/deck-progress.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(updateDeck, async ({ params, body, household, now }) => {
  const place = storedDecks.placeOf(household.id, params.deckId);
  const { isArchived, ...change } = body;
  const archivedAt = isArchived === undefined ? undefined : isArchived ? now.toISOString() : '';
  const deck = await changeDeck(household.rows, place, { ...change, archivedAt });
  // Nobody can give it to do any more. Cut off in between, the same call again takes back what is left.
  if (isArchived) await removeOpenAssignmentsOf(household.rows, deck.deck);
  const progress = (await storedProgress.list(household.rows)).filter((one) => deckOfTrack(one.deck) === deck.deck);
  return presentDeck(household, deck, progress, now);
});
