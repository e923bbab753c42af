import type { MinutesToday } from '../schemas/progress.ts';

/**
 * What a learner has to study today, over all decks. `limit`: cards of the day or, where it is measured in minutes, of one mix. `done`: cards that were
 * finished today, in whatever way. `badges`: how many are earned so far; absent as long as there is none. `minutes`: where a grown-up chose them.
 */
export type Today = {
  due: number;
  new: number;
  limit: number;
  done: number;
  badges?: number | undefined;
  minutes?: MinutesToday | undefined;
};

/**
 * How many cards today still asks for: what waits, but no more than the day's limit in all. A backlog comes back in such portions, and what
 * lies beyond is no debt. A day in minutes goes on by one mix after the other, until they are over or nothing waits.
 */
export function countPortion({ due, new: unseen, limit, done, minutes }: Today): number {
  const left = minutes ? (minutes.done < minutes.limit ? limit : 0) : Math.max(limit - done, 0);
  return Math.min(due + unseen, left);
}
