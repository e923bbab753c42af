import { ProductError } from '../../shared/errors.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import { removeOpenAssignmentsOf } from '../data/assignment.ts';
import { storedFlags } from '../data/card-flag.ts';
import { isBeingFilled, storedCardImports } from '../data/card-import.ts';
import { storedMemories } from '../data/card-memory.ts';
import { removeCardsWithMedia, storedCards } from '../data/card.ts';
import { storedProgress } from '../data/deck-progress.ts';
import { endShare } from '../data/deck-share.ts';
import { storedDecks } from '../data/deck.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { countInHousehold, storedHouseholds } from '../data/household.ts';
import { storedLearners } from '../data/learner.ts';
import type { Deletion } from '../data/pending-deletion.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';

export const handler = defineHandler(deleteDeck, async ({ params, household, effects, now }) => {
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  const deletion = await hideDeck(household, deck, now);
  await removeHiddenDeck(deletion, timeOfCall(effects.clock, now), now);
});

/**
 * Hides a deck from everybody, for good. The answers that were given stay in the learners' logs and totals.
 * @returns its deletion, the one that began earlier when it is hidden already.
 * @throws ProductError `not-found` when there is no such deck, nor anything left of it.
 */
export async function hideDeck(scope: HouseholdScope, deck: string, now: Date): Promise<Deletion> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    const found = await storedDecks.findEvenHidden(rows, { deck });
    if (!found) throw new ProductError('not-found');
    const deletion = scope.openDeletion({ kind: 'deck', id: deck, since: found.deletingSince ?? now.toISOString() });
    if (found.deletingSince !== undefined) return deletion;
    await rows.commit([
      storedDecks.change(rows, { deck }, { set: { deletingSince: deletion.since } }),
      ...deletion.beginActions,
      countInHousehold(rows, { deckCount: -1 }),
      ...scope.countActions({ decks: -1 }),
    ]);
    return deletion;
  });
}

/**
 * Removes the rows of a hidden deck, in pages: first what learners still see of it, and itself last. Cut off anywhere, whoever runs it
 * again goes on; two at once do no harm. An answer that is on its way meanwhile finds that the progress which it read is gone: it
 * leaves no memory behind; while cards of an import may still arrive, all is left for later.
 * @returns whether it is through.
 */
export async function removeHiddenDeck(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, id: deck, endAction } = deletion;
  if (!hasTime() || (await isBeingFilled(rows, { deck }, now))) return false;
  await endShare(deletion, deck);
  await removeOpenAssignmentsOf(rows, deck);
  const tracks = tracksOf({ deck, asks: 'both' });
  const learners = await storedLearners.list(rows);
  const studied = learners.flatMap(({ learner }) => tracks.map((track) => ({ learner, deck: track })));
  await storedProgress.removeMany(rows, studied);
  const household = await storedHouseholds.findEvenHidden(rows, {});
  const mayShowMedia = (household?.mediaCount ?? 0) > 0;
  if (mayShowMedia && !(await removeCardsWithMedia(deletion, deck, hasTime, now))) return false;
  const beginnings = [
    ...studied.map((place) => storedFlags.beginningOf(place)),
    storedCards.beginningOf({ deck }),
    ...studied.map((place) => storedMemories.beginningOf(place)),
    storedCardImports.beginningOf({ deck }),
  ];
  if (!(await rows.removeAll(beginnings, hasTime))) return false;
  await rows.commit([storedDecks.remove(rows, { deck }), endAction]);
  return true;
}
