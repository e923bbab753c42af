import { deleteCard } from '../../shared/routes/cards.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { moveDue } from '../../shared/scheduling/due-histogram.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import { storedFlags } from '../data/card-flag.ts';
import { settleRowActions } from '../data/card-import.ts';
import { type StoredCardMemory, storedMemories } from '../data/card-memory.ts';
import { storedCards } from '../data/card.ts';
import { type StoredDeckProgress, storedProgress } from '../data/deck-progress.ts';
import { countRemovedCards, storedDecks } from '../data/deck.ts';
import { storedLearners } from '../data/learner.ts';
import { moveUsesActions } from '../data/media.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { hardestOf } from '../study/hardest-cards.ts';

export const handler = defineHandler(deleteCard, async ({ params, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  await deleteWithMemories(household, deck, card, now);
});

/**
 * Deletes a card together with what the learners know of it, in one transaction, so that no count is ever off by it.
 * The answers that were given stay in the log and the totals.
 * @throws ProductError `not-found` when there is no such card, `being-imported`.
 */
async function deleteWithMemories(household: HouseholdScope, deck: string, card: string, now: Date): Promise<void> {
  const { rows } = household;
  await repeatOnConflict(async () => {
    const seen = await storedCards.require(rows, { deck, card });
    const tracks = tracksOf({ deck, asks: 'both' });
    const learners = await storedLearners.list(rows);
    const places = learners.flatMap(({ learner }) => tracks.map((track) => ({ learner, deck: track, card })));
    const [settling, memories, progress] = await Promise.all([
      settleRowActions(rows, { deck, card }, now),
      storedMemories.findMany(rows, places),
      storedProgress.findMany(rows, places),
    ]);
    await rows.commit([
      storedCards.removeSeen(rows, seen),
      ...moveUsesActions(household, [seen], [], now),
      countRemovedCards(rows, deck, 1),
      ...settling,
      // Also where there is none: one may be on its way, and only its card keeps it from coming.
      ...places.map((place) => storedFlags.remove(rows, place)),
      ...memories.map((memory) => storedMemories.removeSeen(rows, memory)),
      ...(await Promise.all(
        progress.map(async (one) => storedProgress.save(rows, one, await forget(rows, one, memories))),
      )),
    ]);
  });
}

/**
 * Progress is written again also where the card was never met: an answer to it that is on its way then finds other progress than
 * it read, looks again, and sees that the card is gone.
 */
async function forget(
  rows: Partition,
  progress: StoredDeckProgress,
  memories: readonly StoredCardMemory[],
): Promise<StoredDeckProgress> {
  const memory = memories.find(
    (candidate) => candidate.learner === progress.learner && candidate.deck === progress.deck,
  );
  if (!memory) return progress;
  const { learner, deck, card } = memory;
  const wasHard = Object.hasOwn(progress.hardest, card);
  const others = wasHard ? (await storedMemories.list(rows, { learner, deck })).filter((one) => one.card !== card) : [];
  return {
    ...progress,
    studied: progress.studied - 1,
    mastered: progress.mastered - (isMastered(memory.state) ? 1 : 0),
    due: moveDue(progress.due, memory.dueDay, undefined),
    ...(wasHard && { hardest: hardestOf(others) }),
  };
}
