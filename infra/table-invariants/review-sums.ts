import type { StoredReview } from '../../functions/data/study/review.ts';
import { placeInLog } from '../../shared/scheduling/card-memory.ts';

export interface AnswerSum {
  answers: number;
  correct: number;
}

interface DaySum extends AnswerSum {
  msTaken: number;
}

export interface CardSum extends AnswerSum {
  /** Log position of the last answer, see `placeInLog`. */
  lastAnswer: string;
  /** Answers that confused the card with another one, by log position. */
  readonly mixUps: Map<string, StoredReview['mixedUpWith']>;
}

/** A learner's answer log, summed up while reading. Memory grows with days, sessions and cards, but not with answers. */
export interface ReviewSums {
  readonly total: AnswerSum;
  readonly byDay: Map<string, DaySum>;
  readonly bySession: Map<string, AnswerSum>;
  /** Last study day of an imported answer. Empty: none. */
  lastImportedDay: string;
  /** Sums by deck, then by card, including deleted cards. */
  readonly byCard: Map<string, Map<string, CardSum>>;
}

export function emptyReviewSums(): ReviewSums {
  return {
    total: { answers: 0, correct: 0 },
    byDay: new Map(),
    bySession: new Map(),
    lastImportedDay: '',
    byCard: new Map(),
  };
}

/** Adds an answer to the learner's sums. An imported answer only counts for the memory of its card. */
export function addReview(sums: ReviewSums, review: StoredReview): void {
  const cards = at(sums.byCard, review.deck, () => new Map<string, CardSum>());
  const card = at(cards, review.card, () => ({ answers: 0, correct: 0, lastAnswer: '', mixUps: new Map() }));
  const place = placeInLog(review);
  if (place > card.lastAnswer) card.lastAnswer = place;
  if (review.outside) {
    if (review.day > sums.lastImportedDay) sums.lastImportedDay = review.day;
    return;
  }
  const day = at(sums.byDay, review.day, () => ({ answers: 0, correct: 0, msTaken: 0 }));
  const session = at(sums.bySession, review.session, () => ({ answers: 0, correct: 0 }));
  for (const sum of [sums.total, day, session, card]) {
    sum.answers += 1;
    if (review.rating === 'correct') sum.correct += 1;
  }
  day.msTaken += review.msTaken ?? 0;
  if (review.mixedUpWith !== undefined) card.mixUps.set(place, review.mixedUpWith);
}

/** @returns the value for the key, created if missing. */
function at<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
