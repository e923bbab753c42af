import { keepHardest } from '../../shared/scheduling/sum-memories.ts';
import type { StoredCardMemory } from '../data/card-memory.ts';

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
