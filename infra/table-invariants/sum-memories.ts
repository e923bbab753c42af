import { limits } from '../../shared/limits.ts';
import type { KnownMemory } from './household-contents.ts';

/** What all memories of one learner in one deck say together: the same numbers stand in the deck's progress. */
export interface MemorySum {
  readonly studied: number;
  readonly mastered: number;
  /** Number of cards by the study day on which they come due. */
  readonly due: Readonly<Record<string, number>>;
  /** The cards that were most often wrong, with how often. */
  readonly hardest: Readonly<Record<string, number>>;
}

/** Counts memories anew: not with the code that keeps the progress, so that a mistake there is seen. */
export function sumMemories(memories: readonly KnownMemory[]): MemorySum {
  const byDay = Map.groupBy(memories, ({ dueDay }) => dueDay);
  const hardest = memories
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.wrong - a.wrong || (a.card < b.card ? -1 : 1))
    .slice(0, limits.hardestCards);
  return {
    studied: memories.length,
    mastered: memories.filter(({ mastered }) => mastered).length,
    due: Object.fromEntries([...byDay].map(([day, own]) => [day, own.length])),
    hardest: Object.fromEntries(hardest.map(({ card, wrong }) => [card, wrong])),
  };
}

/**
 * @param told what progress says is due, by study day.
 * @param exactFrom from this day on every day must agree. Before it the cards of several days may be counted on a later one of them.
 * @returns whether that is what the memories say.
 */
export function isDueAsSummed(told: MemorySum['due'], { due }: MemorySum, exactFrom: string): boolean {
  const days = [...new Set([...Object.keys(told), ...Object.keys(due), exactFrom])];
  return days.every((day) => {
    const difference = sumUpTo(due, day) - sumUpTo(told, day);
    return day < exactFrom ? difference >= 0 : difference === 0;
  });
}

function sumUpTo(counts: MemorySum['due'], last: string): number {
  return Object.entries(counts).reduce((sum, [day, count]) => (day <= last ? sum + count : sum), 0);
}
