import * as counts from '../../shared/scheduling/track-progress.ts';
import type { StoredDeckProgress } from '../data/study/deck-progress.ts';
import type { StoredReview } from '../data/study/review.ts';
import { addHardCard } from './hardest-cards.ts';
import type { MemoryChange } from './next-memories.ts';

/**
 * @param answers may be to other decks, too, as the changes of memory that follow from them.
 * @returns the learner's progress in its deck after them, its hardest cards included; the same one where none is to it.
 */
export function nextProgress(
  progress: StoredDeckProgress,
  answers: readonly StoredReview[],
  changes: readonly MemoryChange[],
): StoredDeckProgress {
  const counted = counts.nextProgress(progress, answers, changes);
  if (counted === progress) return progress;
  const own = changes.filter(({ next }) => next.deck === progress.deck);
  const hardest = own.reduce((kept, { next }) => addHardCard(kept, next.card, next.wrong), progress.hardest);
  return { ...counted, hardest };
}
