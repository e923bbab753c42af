import { addDays } from './study-day.ts';

/**
 * How many cards of one learner's deck are due on each study day (YYYY-MM-DD → count, always above 0). It answers
 * "how many are due" without reading the cards.
 */
export type DueHistogram = Record<string, number>;

/**
 * The histogram after a card's due day changed. `fromDay` is undefined for a card that had none (unseen), `toDay` for
 * one that has none any more (deleted). A day that is not counted cannot fall below zero.
 */
export function moveDue(
  histogram: Readonly<DueHistogram>,
  fromDay: string | undefined,
  toDay: string | undefined,
): DueHistogram {
  const moved = { ...histogram };
  if (fromDay !== undefined) {
    moved[fromDay] = (moved[fromDay] ?? 0) - 1;
  }
  if (toDay !== undefined) {
    moved[toDay] = Math.max(moved[toDay] ?? 0, 0) + 1;
  }
  return Object.fromEntries(Object.entries(moved).filter(([, count]) => count > 0));
}

/** The number of cards due on `today` or before. */
export function countDue(histogram: Readonly<DueHistogram>, today: string): number {
  return countDueWithin(histogram, today, 0);
}

/** The number of cards due on `today`, before it, or within the given number of days after it. */
export function countDueWithin(histogram: Readonly<DueHistogram>, today: string, days: number): number {
  const lastDay = addDays(today, days);
  return Object.entries(histogram).reduce((sum, [day, count]) => (day <= lastDay ? sum + count : sum), 0);
}
