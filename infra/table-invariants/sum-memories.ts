import { limits } from '../../shared/limits.ts';
import type { KnownMemory } from './household-contents.ts';

/** Sums over a learner's memories in one deck, which the deck's progress also stores. */
export interface MemorySum {
  readonly studied: number;
  readonly mastered: number;
  /** Number of cards that rest or return from a rest. */
  readonly returning: number;
  /** Number of due cards by study day. */
  readonly due: Readonly<Record<string, number>>;
  /** The cards answered wrong most often, with their number of wrong answers. */
  readonly hardest: Readonly<Record<string, number>>;
}

/**
 * Sums up memories. Independent of the product's code for progress, so that a bug there is detected.
 * @param leftOut cards left out for the learner, which only `hardest` includes
 */
export function sumMemories(all: readonly KnownMemory[], leftOut: readonly string[] = []): MemorySum {
  const memories = all.filter(({ card }) => !leftOut.includes(card));
  const byDay = Map.groupBy(memories, ({ dueDay }) => dueDay);
  const hardest = all
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.wrong - a.wrong || (a.card < b.card ? -1 : 1))
    .slice(0, limits.hardestCards);
  return {
    studied: memories.length,
    mastered: memories.filter(({ mastered }) => mastered).length,
    returning: memories.filter(({ returns }) => returns).length,
    due: Object.fromEntries([...byDay].map(([day, own]) => [day, own.length])),
    hardest: Object.fromEntries(hardest.map(({ card, wrong }) => [card, wrong])),
  };
}

/**
 * @param stored Due cards by study day, as stored in the progress.
 * @param exactFrom First study day that must match exactly. Earlier days may be merged into a later one.
 * @returns whether the progress matches the memories.
 */
export function matchesDue(stored: MemorySum['due'], { due }: MemorySum, exactFrom: string): boolean {
  const days = [...new Set([...Object.keys(stored), ...Object.keys(due), exactFrom])];
  return days.every((day) => {
    const difference = sumUpTo(due, day) - sumUpTo(stored, day);
    return day < exactFrom ? difference >= 0 : difference === 0;
  });
}

function sumUpTo(counts: MemorySum['due'], last: string): number {
  return Object.entries(counts).reduce((sum, [day, count]) => (day <= last ? sum + count : sum), 0);
}
