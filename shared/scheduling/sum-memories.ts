import { limits } from '../limits.ts';
import { type CardState, isMastered } from './card-state.ts';
import { packDue } from './due-histogram.ts';

/** One learner's memory of one card, as far as the sums over a deck need it. `wrong`: how often it was wrong, ever. */
interface Remembered {
  readonly card: string;
  readonly state: CardState;
  readonly dueDay: string;
  readonly wrong: number;
}

/**
 * What all memories of one learner in one deck say together. `hardest` are the cards that were most often wrong, with how often: at most
 * `limits.hardestCards`, the hardest first, those that were equally often wrong in the order of their ids.
 */
export function sumMemories(memories: readonly Remembered[]) {
  const due: Record<string, number> = {};
  for (const { dueDay } of memories) due[dueDay] = (due[dueDay] ?? 0) + 1;
  return {
    studied: memories.length,
    mastered: memories.filter(({ state }) => isMastered(state)).length,
    due: packDue(due),
    hardest: keepHardest(memories.map(({ card, wrong }) => [card, wrong] as const)),
  };
}

/** @returns the hardest of these cards, by how often they were wrong; one that never was is not hard. */
export function keepHardest(cards: readonly (readonly [card: string, wrong: number])[]): Record<string, number> {
  const sorted = cards
    .filter(([, wrong]) => wrong > 0)
    .toSorted(([cardA, a], [cardB, b]) => b - a || (cardA < cardB ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limits.hardestCards));
}
