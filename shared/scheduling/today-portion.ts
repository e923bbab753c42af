import type { MinutesToday } from '../schemas/progress.ts';

/**
 * A learner's study for today, over all decks. `limit`: cards per day, or per mix if the goal is in minutes. `done`: cards finished today in any session.
 * `badges`: earned so far; absent if none. `minutes`: present if the goal is in minutes.
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
 * Number of cards still to study today: what is available, up to the daily limit. A backlog is worked off in portions of this size. With a goal in minutes, one
 * mix follows another until the minutes are reached or nothing is left.
 */
export function countPortion({ due, new: unseen, limit, done, minutes }: Today): number {
  const left = minutes ? (minutes.done < minutes.limit ? limit : 0) : Math.max(limit - done, 0);
  return Math.min(due + unseen, left);
}
