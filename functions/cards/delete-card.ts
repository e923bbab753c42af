import { moveDue } from '../../shared/scheduling/due-histogram.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { findCard, removeCardAction } from '../data/card.ts';
import { findMemoriesOfCard, removeMemoryAction, type StoredCardMemory } from '../data/card-memory.ts';
import { countRemovedCard } from '../data/deck.ts';
import { findProgressOfAll, saveProgressAction, type StoredDeckProgress } from '../data/deck-progress.ts';
import { listLearners } from '../data/learner.ts';
import type { Partition } from '../data/partition.ts';
import { ProductError } from '../../shared/errors.ts';
import type { WriteAction } from '../data/write-action.ts';
import { repeatOnConflict } from '../data/repeat-on-conflict.ts';

/**
 * Deletes a card together with what the learners know of it, in one transaction, so that no count is ever off by it.
 * The answers that were given stay in the log and the totals.
 * @throws ProductError `not-found` when there is no such card.
 */
export async function deleteCard(rows: Partition, deck: string, card: string): Promise<void> {
  await repeatOnConflict(async () => {
    if (!(await findCard(rows, deck, card))) throw new ProductError('not-found');
    const learners = (await listLearners(rows)).map((learner) => learner.learner);
    const memories = await findMemoriesOfCard(rows, learners, deck, card);
    const progress = await findProgressOfAll(rows, memories.map((memory) => memory.learner), deck);
    await rows.commit([
      removeCardAction(rows, deck, card),
      countRemovedCard(rows, deck),
      ...memories.map((memory) => removeMemoryAction(rows, memory)),
      ...progress.flatMap((one) => forget(rows, one, memories)),
    ]);
  });
}

function forget(rows: Partition, progress: StoredDeckProgress, memories: readonly StoredCardMemory[]): WriteAction[] {
  const memory = memories.find((candidate) => candidate.learner === progress.learner);
  if (!memory) return [];
  const next = {
    ...progress,
    studied: progress.studied - 1,
    mastered: progress.mastered - (isMastered(memory.state) ? 1 : 0),
    due: moveDue(progress.due, memory.dueDay, undefined),
  };
  return [saveProgressAction(rows, progress, next)];
}
