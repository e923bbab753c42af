import type { Rating } from '../schemas/study.ts';
import { mixUpsAfter } from '../study/mix-ups.ts';
import { applyReview, foldReviews, type ReviewOptions } from './apply-review.ts';
import { type CardState, dueDayOf } from './card-state.ts';
import type { Scheduling } from './scheduling.ts';

/** One answer to a card, as the memory of it counts it. `day` is the study day that it counts for. */
export interface CardAnswer {
  readonly id: string;
  readonly rating: Rating;
  readonly answeredAt: string;
  readonly day: string;
  readonly practice?: boolean | undefined;
  readonly mixedUpWith?: string | undefined;
  /** Given elsewhere and taken over. */
  readonly outside?: boolean | undefined;
}

/** What answers make of one learner's memory of one card. */
export interface CardMemory {
  readonly state: CardState;
  /** The study day on which it comes due. */
  readonly dueDay: string;
  /** Place in the log of the last answer that the state holds, see {@link placeInLog}. */
  readonly lastAnswer: string;
  /** How often it was wrong here, ever. */
  readonly wrong: number;
  /** See `mixUpsAfter`. */
  readonly mixUps?: string[] | undefined;
}

/** What answers are folded by. */
export interface Folding {
  readonly timeZone: string;
  readonly scheduling: Scheduling;
}

/** @returns a text that sorts answers in the order in which they count: by time, and at the same time by id. */
export function placeInLog({ answeredAt, id }: Pick<CardAnswer, 'answeredAt' | 'id'>): string {
  return `${answeredAt} ${id}`;
}

/** @returns answers in the order in which they count, oldest first. */
export function sortByPlace<A extends Pick<CardAnswer, 'answeredAt' | 'id'>>(answers: readonly A[]): A[] {
  return answers.toSorted((a, b) => (placeInLog(a) < placeInLog(b) ? -1 : 1));
}

/**
 * @param card local id: the same wherever an answer is folded, as it seeds the fuzz.
 * @param answers later than all that the memory holds, oldest first.
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

/**
 * @param card see {@link continueMemory}.
 * @param answers all that there are to the card, in any order.
 * @returns the memory that they make; nothing when there are none.
 */
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
