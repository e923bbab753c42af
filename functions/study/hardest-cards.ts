import { keepHardest } from '../../shared/scheduling/sum-memories.ts';
import { moveMemory } from '../../shared/scheduling/track-progress.ts';
import type { StoredCardMemory } from '../data/study/card-memory.ts';
import type { StoredDeckProgress } from '../data/study/deck-progress.ts';

/** Cards by local id, with how often they were wrong. */
type HardestCards = Readonly<Record<string, number>>;

/**
 * Notes how often a card was wrong. Counts only grow, and a card is noted whenever its own does, so that the five kept are the five
 * hardest of the deck without looking at the others.
 */
export function addHardCard(hardest: HardestCards, card: string, wrong: number): HardestCards {
  return keepHardest(Object.entries({ ...hardest, [card]: wrong }));
}

/** @returns the hardest among all cards that the learner knows: for when one of the kept went away. */
export function hardestOf(memories: readonly StoredCardMemory[]): HardestCards {
  return keepHardest(memories.map(({ card, wrong }) => [card, wrong]));
}

type PlacedMemory = Omit<StoredCardMemory, 'version'>;

/**
 * @param after nothing where the memory goes: then the hardest of the others are still to be found, see {@link hardestOf}.
 * @returns progress after a memory came, changed or went by itself, without an answer of this moment: as its card came back, moved, or was learned elsewhere.
 */
export function placeMemory(
  progress: StoredDeckProgress,
  before: PlacedMemory | undefined,
  after: PlacedMemory | undefined,
): StoredDeckProgress {
  const moved = moveMemory(progress, before, after);
  if (!after) return moved;
  const { lastNewCard = '' } = progress;
  return {
    ...moved,
    hardest: addHardCard(progress.hardest, after.card, after.wrong),
    // What is behind the furthest card that was met is taken for new.
    ...(after.card > lastNewCard && { lastNewCard: after.card }),
  };
}
