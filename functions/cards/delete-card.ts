import { ProductError } from '../../shared/errors.ts';
import { deleteCard } from '../../shared/routes/cards.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { moveDue } from '../../shared/scheduling/due-histogram.ts';
import { findMemoriesOfCard, listMemories, removeMemoryAction, type StoredCardMemory } from '../data/card-memory.ts';
import { findCard, localCard, removeCardAction } from '../data/card.ts';
import { findProgressOfAll, saveProgressAction, type StoredDeckProgress } from '../data/deck-progress.ts';
import { countRemovedCard, localDeck, requireDeck } from '../data/deck.ts';
import { listLearners } from '../data/learner.ts';
import type { Partition } from '../data/partition.ts';
import { repeatOnConflict } from '../data/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { hardestOf } from '../study/hardest-cards.ts';

export const handler = defineHandler(deleteCard, async ({ params, household }) => {
  const { deck } = await requireDeck(household.rows, localDeck(household.id, params.deckId));
  await deleteWithMemories(household.rows, deck, localCard(household.id, deck, params.cardId));
});

/**
 * Deletes a card together with what the learners know of it, in one transaction, so that no count is ever off by it.
 * The answers that were given stay in the log and the totals.
 * @throws ProductError `not-found` when there is no such card.
 */
async function deleteWithMemories(rows: Partition, deck: string, card: string): Promise<void> {
  await repeatOnConflict(async () => {
    if (!(await findCard(rows, deck, card))) throw new ProductError('not-found');
    const learners = (await listLearners(rows)).map((learner) => learner.learner);
    const [memories, progress] = await Promise.all([
      findMemoriesOfCard(rows, learners, deck, card),
      findProgressOfAll(rows, learners, deck),
    ]);
    await rows.commit([
      removeCardAction(rows, deck, card),
      countRemovedCard(rows, deck),
      ...memories.map((memory) => removeMemoryAction(rows, memory)),
      ...(await Promise.all(
        progress.map(async (one) => saveProgressAction(rows, one, await forget(rows, one, memories))),
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
  const memory = memories.find((candidate) => candidate.learner === progress.learner);
  if (!memory) return progress;
  const { learner, deck, card } = memory;
  const wasHard = Object.hasOwn(progress.hardest, card);
  const others = wasHard ? (await listMemories(rows, learner, deck)).filter((one) => one.card !== card) : [];
  return {
    ...progress,
    studied: progress.studied - 1,
    mastered: progress.mastered - (isMastered(memory.state) ? 1 : 0),
    due: moveDue(progress.due, memory.dueDay, undefined),
    ...(wasHard && { hardest: hardestOf(others) }),
  };
}
