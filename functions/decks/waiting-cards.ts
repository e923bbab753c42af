import { limits } from '../../shared/limits.ts';
import { countDue } from '../../shared/scheduling/due-histogram.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';

/** @returns how many cards the learner met first on this study day. */
export function newCardsOn(progress: StoredDeckProgress, today: string): number {
  return progress.newDay === today ? progress.newCount : 0;
}

/** @returns how many cards wait today: those due, and the new ones that the day still allows. */
export function countWaiting(progress: StoredDeckProgress, totalCards: number, today: string): number {
  const allowedNew = Math.max(limits.newCardsPerDay - newCardsOn(progress, today), 0);
  const unseen = Math.max(totalCards - progress.studied, 0);
  return countDue(progress.due, today) + Math.min(allowedNew, unseen);
}
