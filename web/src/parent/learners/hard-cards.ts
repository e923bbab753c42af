import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';

export type HardCard = NonNullable<LearnerToday['hardest']>;

/**
 * Minimum number of wrong answers for a card to count as hard. A hard card is shown only if the child's wrong answers this week, on all cards, also reach this
 * number.
 */
const oftenWrong = 3;

/** Number of further wrong answers after which a card that a grown-up has opened is news again. */
const wrongAgain = 2;

const keyOf = (learnerId: string, cardId: string) => `flashspark.checklist.${learnerId}.${cardId}` as const;

/** @returns the card that the child has missed most, if this week was hard; undefined otherwise */
export function findHardThisWeek({ days, hardest }: LearnerToday): HardCard | undefined {
  const wrong = days.reduce((sum, { reviews, correct }) => sum + reviews - correct, 0);
  return wrong >= oftenWrong && hardest && hardest.wrong >= oftenWrong ? hardest : undefined;
}

/**
 * @param opened the card that is open right now, which stays news until it is closed
 * @returns the hard card of the week, unless a grown-up has opened it in this browser and it was hardly missed since
 */
export function findHardNews(today: LearnerToday, opened?: HardCard): HardCard | undefined {
  const hard = findHardThisWeek(today);
  if (!hard || hard.cardId === opened?.cardId) return hard;
  const seen = localStore().getItem(keyOf(today.learnerId, hard.cardId));
  return seen === null || hard.wrong >= Number(seen) + wrongAgain ? hard : undefined;
}

/** Keeps in this browser how often the card was wrong when a grown-up opened it. */
export function keepHardSeen(learnerId: string, { cardId, wrong }: HardCard): void {
  keepIfRoom(keyOf(learnerId, cardId), `${wrong}`);
}
