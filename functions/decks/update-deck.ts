import { updateDeck } from '../../shared/routes/decks.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { removeOpenAssignmentsOf, renameOpenAssignmentsOf } from '../data/content/open-assignments.ts';
import { changeDeck, storedDecks } from '../data/content/deck.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(updateDeck, async ({ params, body, household, now }) => {
  const place = storedDecks.placeOf(household.id, params.deckId);
  const { isArchived, seen, ...change } = body;
  const archivedAt = isArchived === undefined ? undefined : isArchived ? now.toISOString() : '';
  const deck = await changeDeck(household.rows, place, { ...change, archivedAt }, seen);
  // A repeated call completes interrupted work. An archived deck loses its open assignments, because archived decks can't be assigned.
  if (change.name !== undefined) await renameOpenAssignmentsOf(household.rows, 'deck', deck.deck, now);
  if (isArchived) await removeOpenAssignmentsOf(household.rows, deck.deck);
  const progress = (await storedProgress.list(household.rows)).filter((one) => deckOfTrack(one.deck) === deck.deck);
  return presentDeck(household, deck, progress, now);
});
