import { limits } from '../../shared/limits.ts';
import type { StoredCardMemory } from '../data/card-memory.ts';

/** Cards by local id, with how often they were wrong. */
type HardestCards = Readonly<Record<string, number>>;

/**
 * Notes how often a card was wrong. Counts only grow, and a card is noted whenever its own does, so that the five kept are the five
 * hardest of the deck without looking at the others.
 */
export function addHardCard(hardest: HardestCards, card: string, wrong: number): HardestCards {
  return wrong === 0 ? hardest : keepHardest({ ...hardest, [card]: wrong });
}

/** @returns the hardest among all cards that the learner knows: for when one of the kept went away. */
export function hardestOf(memories: readonly StoredCardMemory[]): HardestCards {
  return keepHardest(
    Object.fromEntries(memories.filter(({ wrong }) => wrong > 0).map(({ card, wrong }) => [card, wrong])),
  );
}

function keepHardest(cards: HardestCards): HardestCards {
  const sorted = Object.entries(cards).toSorted(([cardA, a], [cardB, b]) => b - a || (cardA < cardB ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limits.hardestCards));
}
