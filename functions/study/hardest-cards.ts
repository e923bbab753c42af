import { keepHardest } from '../../shared/scheduling/sum-memories.ts';
import { isLeftOut } from '../../shared/scheduling/track-progress.ts';
import { moveMemory } from '../../shared/scheduling/count-answers.ts';
import type { StoredCardMemory } from '../data/study/card-memory.ts';
import type { StoredDeckProgress } from '../data/study/deck-progress.ts';

/** Wrong-answer counts by local card id. */
type HardestCards = Readonly<Record<string, number>>;

/** Updates a card's wrong-answer count. Counts only grow and every increase is recorded, so the five kept are always the deck's hardest. */
export function addHardCard(hardest: HardestCards, card: string, wrong: number): HardestCards {
  return keepHardest(Object.entries({ ...hardest, [card]: wrong }));
}

/** @returns the hardest cards, from all the learner's memories of a deck. Needed when a stored one is removed. */
export function hardestOf(memories: readonly StoredCardMemory[]): HardestCards {
  return keepHardest(memories.map(({ card, wrong }) => [card, wrong]));
}

type PlacedMemory = Omit<StoredCardMemory, 'version'>;

/**
 * @param after undefined when the memory is removed; then call {@link hardestOf}.
 * @returns progress after a memory changed for a reason other than a new answer.
 */
export function placeMemory(
  progress: StoredDeckProgress,
  before: PlacedMemory | undefined,
  after: PlacedMemory | undefined,
): StoredDeckProgress {
  const isCounted = !isLeftOut(progress, (after ?? before)?.card ?? '');
  const moved = isCounted ? moveMemory(progress, before, after) : progress;
  if (!after) return moved;
  const { lastNewCard = '' } = progress;
  return {
    ...moved,
    hardest: addHardCard(progress.hardest, after.card, after.wrong),
    // Cards after the furthest one seen are treated as new.
    ...(after.card > lastNewCard && { lastNewCard: after.card }),
  };
}
