import { applyReview, type ReviewOptions } from '../../shared/scheduling/apply-review.ts';
import type { CardState } from '../../shared/scheduling/card-state.ts';
import { foldReviews } from '../../shared/scheduling/fold-reviews.ts';
import { dueDayOf } from '../../shared/scheduling/is-due.ts';
import type { StoredCardMemory } from '../data/card-memory.ts';
import type { Partition } from '../data/table/partition.ts';
import { placeInLog, type StoredReview, storedReviews } from '../data/review.ts';

/** How one card's memory changes by new answers. */
export interface MemoryChange {
  readonly seen: StoredCardMemory | undefined;
  readonly next: Omit<StoredCardMemory, 'version'>;
  /** The study day of the card's first answer, when these answers hold it … */
  readonly firstMetOn: string | undefined;
  /** … and what it was before an earlier answer came in late. */
  readonly wasFirstMetOn: string | undefined;
}

/**
 * @param answers new answers to cards that exist, in any order.
 * @returns the change of each card's memory. An answer that is older than one that was already counted (a device was
 *   offline) is put in its place: the card's whole log is folded anew.
 */
export async function nextMemories(
  rows: Partition,
  learner: string,
  answers: readonly StoredReview[],
  memories: ReadonlyMap<string, StoredCardMemory>,
  timeZone: string,
): Promise<MemoryChange[]> {
  const byCard = Map.groupBy(answers, (answer) => answer.card);
  return await Promise.all(
    [...byCard].map(async ([card, answersToCard]) => {
      const own = sortByPlace(answersToCard);
      const seen = memories.get(card);
      const [first] = own;
      const last = own.at(-1);
      if (!first || !last) throw new RangeError('A memory changes by at least one answer');
      const isLate = seen !== undefined && placeInLog(first) < seen.lastAnswer;
      const stored = isLate ? await storedReviews.list(rows, { learner, deck: first.deck, card }) : [];
      const state = nextState(isLate ? undefined : seen?.state, [...stored, ...own], { cardId: card, timeZone });
      const wrong = (seen?.wrong ?? 0) + own.filter((answer) => answer.rating === 'wrong').length;
      const lastAnswer = isLate && seen.lastAnswer > placeInLog(last) ? seen.lastAnswer : placeInLog(last);
      return {
        seen,
        next: { learner, deck: first.deck, card, state, dueDay: dueDayOf(state, timeZone), lastAnswer, wrong },
        ...firstMeeting(seen, stored, first),
      };
    }),
  );
}

/** @param answers the answers that `state` does not hold yet; all there ever were when it is undefined. */
function nextState(state: CardState | undefined, answers: readonly StoredReview[], options: ReviewOptions): CardState {
  const next = state
    ? answers.reduce((before, answer) => applyReview(before, answer, options), state)
    : foldReviews(answers, options);
  if (!next) throw new RangeError('A memory changes by at least one answer');
  return next;
}

function sortByPlace(answers: readonly StoredReview[]): StoredReview[] {
  return answers.toSorted((a, b) => (placeInLog(a) < placeInLog(b) ? -1 : 1));
}

function firstMeeting(seen: StoredCardMemory | undefined, stored: readonly StoredReview[], first: StoredReview) {
  if (!seen) return { firstMetOn: first.day, wasFirstMetOn: undefined };
  const [before] = sortByPlace(stored);
  const isEarlier = before !== undefined && placeInLog(first) < placeInLog(before);
  return isEarlier
    ? { firstMetOn: first.day, wasFirstMetOn: before.day }
    : { firstMetOn: undefined, wasFirstMetOn: undefined };
}
