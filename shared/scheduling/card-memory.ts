import type { Rating } from '../schemas/study.ts';
import { mixUpsAfter } from '../study/mix-ups.ts';
import { applyReview, foldReviews, type ReviewOptions } from './apply-review.ts';
import { type CardState, dueDayOf } from './card-state.ts';
import type { Scheduling } from './scheduling.ts';

/** One answer to a card, as folded into its memory. `day` is the study day it counts for. */
export interface CardAnswer {
  readonly id: string;
  readonly rating: Rating;
  readonly answeredAt: string;
  readonly day: string;
  readonly practice?: boolean | undefined;
  readonly mixedUpWith?: string | undefined;
  /** Whether the answer was imported from another app. */
  readonly outside?: boolean | undefined;
}

/** One learner's memory of one card, derived from their answers. */
export interface CardMemory {
  readonly state: CardState;
  readonly dueDay: string;
  /** Log position of the last answer included in the state, see {@link placeInLog}. */
  readonly lastAnswer: string;
  /** Number of wrong answers given in this product, all time. */
  readonly wrong: number;
  /** Cards last confused with this one, see `mixUpsAfter`. */
  readonly mixUps?: string[] | undefined;
}

/** Settings needed for folding answers. */
export interface Folding {
  readonly timeZone: string;
  readonly scheduling: Scheduling;
}

/** @returns a text that sorts answers in the order in which they count: by time, then by id */
export function placeInLog({ answeredAt, id }: Pick<CardAnswer, 'answeredAt' | 'id'>): string {
  return `${answeredAt} ${id}`;
}

/** @returns the answers in the order in which they count, oldest first */
export function sortByPlace<A extends Pick<CardAnswer, 'answeredAt' | 'id'>>(answers: readonly A[]): A[] {
  return answers.toSorted((a, b) => (placeInLog(a) < placeInLog(b) ? -1 : 1));
}

/**
 * @param card local id of the card. It seeds the fuzz, so it must be the same wherever the answer is folded.
 * @param answers answers that come after all those already included in the memory, oldest first
 */
export function continueMemory<M extends CardMemory>(
  seen: M,
  card: string,
  answers: readonly CardAnswer[],
  folding: Folding,
): M {
  const options: ReviewOptions = { cardId: card, ...folding };
  const state = answers.reduce<CardState>((before, answer) => applyReview(before, answer, options), seen.state);
  const last = answers.at(-1);
  return {
    ...seen,
    state,
    dueDay: dueDayOf(state, folding.timeZone),
    lastAnswer: last ? placeInLog(last) : seen.lastAnswer,
    wrong: seen.wrong + countWrong(answers),
    ...mixUpsAfter(seen.mixUps, answers),
  };
}

/** @returns the memory that results from all answers to a card, in any order; undefined without answers. For `card`, see {@link continueMemory} */
export function foldMemory(card: string, answers: readonly CardAnswer[], folding: Folding): CardMemory | undefined {
  const state = foldReviews(answers, { cardId: card, ...folding });
  const log = sortByPlace(answers);
  const last = log.at(-1);
  if (!state || !last) return undefined;
  const counted = { wrong: countWrong(log), ...mixUpsAfter(undefined, log) };
  return { state, dueDay: dueDayOf(state, folding.timeZone), lastAnswer: placeInLog(last), ...counted };
}

function countWrong(answers: readonly CardAnswer[]): number {
  return answers.filter(({ rating, outside = false }) => rating === 'wrong' && !outside).length;
}
