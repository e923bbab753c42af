import type { StoredReview } from '../../functions/data/study/review.ts';
import { placeInLog } from '../../shared/scheduling/card-memory.ts';

/** Answers of the log, summed up. */
export interface AnswerSum {
  answers: number;
  correct: number;
}

interface DaySum extends AnswerSum {
  msTaken: number;
}

/** All answers that a learner ever gave to one card. */
export interface CardSum extends AnswerSum {
  /** Place in the log of the last one, see `placeInLog`. */
  lastAnswer: string;
  /** The answers by which it was mixed up with another card, by their places. */
  readonly mixUps: Map<string, StoredReview['mixedUpWith']>;
}

/** A learner's log of answers, summed up as it goes by: what is kept grows with days, sessions and cards, not with answers. */
export interface ReviewSums {
  readonly total: AnswerSum;
  readonly byDay: Map<string, DaySum>;
  readonly bySession: Map<string, AnswerSum>;
  /** The last study day of an answer that was taken over; empty without any. */
  lastOutside: string;
  /** By deck, then by card: also of decks and cards that are gone. */
  readonly byCard: Map<string, Map<string, CardSum>>;
}

export function noReviews(): ReviewSums {
  return {
    total: { answers: 0, correct: 0 },
    byDay: new Map(),
    bySession: new Map(),
    lastOutside: '',
    byCard: new Map(),
  };
}

/** Adds one answer to all sums that it belongs to. One that was given elsewhere is part of the memory of its card alone. */
export function addReview(sums: ReviewSums, review: StoredReview): void {
  const cards = at(sums.byCard, review.deck, () => new Map<string, CardSum>());
  const card = at(cards, review.card, () => ({ answers: 0, correct: 0, lastAnswer: '', mixUps: new Map() }));
  const place = placeInLog(review);
  if (place > card.lastAnswer) card.lastAnswer = place;
  if (review.outside) {
    if (review.day > sums.lastOutside) sums.lastOutside = review.day;
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

/** @returns what stands under the key, made when there is nothing yet. */
function at<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
