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
import type { CardPlace } from '../data/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { mostActions, type WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/define-handler.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { hardestOf } from '../study/hardest-cards.ts';

export const handler = defineHandler(deleteCard, async ({ params, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  await deleteWithMemories(household, deck, card, now);
});

/**
 * Deletes a card together with what the learners know of it, in one transaction, so that no count is ever off by it. The answers that were given
 * stay in the log and the totals. Where more learners know it than a transaction takes, some forget it first: to them it is new for a moment.
 * @throws ProductError `not-found` when there is no such card, `being-imported`.
 */
async function deleteWithMemories(household: HouseholdScope, deck: string, card: string, now: Date): Promise<void> {
  let isThrough = false;
  while (!isThrough) {
    isThrough = await repeatOnConflict(async () => await takeStep(household, { deck, card }, now));
  }
}

/** So many learners forget it in a transaction of their own: each writes a memory and a progress. */
const forgetAtOnce = mostActions / 2;

async function takeStep(household: HouseholdScope, place: CardPlace, now: Date): Promise<boolean> {
  const { rows } = household;
  const seen = await storedCards.require(rows, place);
  const tracks = tracksOf({ deck: place.deck, asks: 'both' });
  const learners = await storedLearners.list(rows);
  const studied = learners.flatMap(({ learner }) => tracks.map((deck) => ({ ...place, learner, deck })));
  const [settling, memories, progress] = await Promise.all([
    settleRowActions(rows, place, now),
    storedMemories.findMany(rows, studied),
    storedProgress.findMany(rows, studied),
  ]);
  const forgetting = await Promise.all(progress.map(async (one) => await forgetActions(rows, one, memories)));
  const actions = [
    storedCards.removeSeen(rows, seen),
    ...moveUsesActions(household, [seen], [], now),
    countRemovedCards(rows, place.deck, 1),
    ...settling,
    // Also where there is none: one may be on its way, and only its card keeps it from coming.
    ...learners.map(({ learner }) => storedFlags.remove(rows, { ...place, learner })),
    ...forgetting.flat(),
  ];
  const isWhole = actions.length <= mostActions;
  const knowing = forgetting.filter((own) => own.length > 1).slice(0, forgetAtOnce);
  await rows.commit(isWhole ? actions : knowing.flat());
  return isWhole;
}

/**
 * Progress is written again also where the card was never met: an answer to it that is on its way then finds other progress than
 * it read, looks again, and sees that the card is gone.
 */
async function forgetActions(
  rows: Partition,
  progress: StoredDeckProgress,
  memories: readonly StoredCardMemory[],
): Promise<WriteAction[]> {
  const memory = memories.find(
    (candidate) => candidate.learner === progress.learner && candidate.deck === progress.deck,
  );
  if (!memory) return [storedProgress.save(rows, progress, progress)];
  const { learner, deck, card } = memory;
  const wasHard = Object.hasOwn(progress.hardest, card);
  const others = wasHard ? (await storedMemories.list(rows, { learner, deck })).filter((one) => one.card !== card) : [];
  const next = {
    ...progress,
    studied: progress.studied - 1,
    mastered: progress.mastered - (isMastered(memory.state) ? 1 : 0),
    due: moveDue(progress.due, memory.dueDay, undefined),
    ...(wasHard && { hardest: hardestOf(others) }),
  };
  return [storedMemories.removeSeen(rows, memory), storedProgress.save(rows, progress, next)];
}
