/**
 * What a learner has to study today, over all decks. `done`: cards that were finished today, in whatever way. `badges`: how many are earned so far; absent
 * as long as there is none.
 */
export type Today = { due: number; new: number; limit: number; done: number; badges?: number | undefined };

/**
 * How many cards today still asks for: what waits, but no more than the day's limit in all. A backlog comes back in such portions, and what
 * lies beyond is no debt.
 */
export function countPortion({ due, new: unseen, limit, done }: Today): number {
  return Math.min(due + unseen, Math.max(limit - done, 0));
}
