import { limits } from '../limits.ts';
import { type CardState, isMastered } from './card-state.ts';
import { packDue } from './due-histogram.ts';
import { isReturning } from './rest-card.ts';

/** One learner's memory of one card, as needed for a deck's sums. `wrong` counts all wrong answers ever. */
interface Remembered {
  readonly card: string;
  readonly state: CardState;
  readonly dueDay: string;
  readonly wrong: number;
}

/** Totals over a learner's memories in one deck, of cards that are not left out; `hardest` has all. `hardest`: wrong counts of at most `limits.hardestCards` cards, hardest first, ties by card id. */
export function sumMemories(all: readonly Remembered[], leftOut: readonly string[] = []) {
  const memories = all.filter(({ card }) => !leftOut.includes(card));
  const due: Record<string, number> = {};
  for (const { dueDay } of memories) due[dueDay] = (due[dueDay] ?? 0) + 1;
  return {
    studied: memories.length,
    mastered: memories.filter(({ state }) => isMastered(state)).length,
    returning: memories.filter(({ state }) => isReturning(state)).length || undefined,
    due: packDue(due),
    hardest: keepHardest(all.map(({ card, wrong }) => [card, wrong] as const)),
  };
}

/** @returns the hardest cards by number of wrong answers; cards without wrong answers are omitted */
export function keepHardest(cards: readonly (readonly [card: string, wrong: number])[]): Record<string, number> {
  const sorted = cards
    .filter(([, wrong]) => wrong > 0)
    .toSorted(([cardA, a], [cardB, b]) => b - a || (cardA < cardB ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limits.hardestCards));
}
