import { applyReview } from '../../shared/scheduling/apply-review.ts';
import { foldReviews } from '../../shared/scheduling/fold-reviews.ts';
import { mixUpsAfter } from '../../shared/study/mix-ups.ts';
import { dueDayOf } from '../../shared/scheduling/is-due.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import type { StoredCardMemory } from '../data/card-memory.ts';
import type { Partition } from '../data/table/partition.ts';
import { isStanding, placeInLog, type StoredReview, storedReviews } from '../data/review.ts';
import { nameCard } from '../data/study-session.ts';

/** What answers are folded by. */
export interface Folding {
  readonly timeZone: string;
  readonly scheduling: Scheduling;
}

/** How one card's memory changes by new answers. */
export interface MemoryChange {
  readonly seen: StoredCardMemory | undefined;
  readonly next: NextMemory;
  /** The study day of the card's first answer, when these answers hold it … */
  readonly firstMetOn: string | undefined;
  /** … and what it was before an earlier answer came in late. */
  readonly wasFirstMetOn: string | undefined;
}

/**
 * @param answers new answers to cards that exist, in any order.
 * @param memories by {@link nameCard}.
 * @returns the change of each card's memory. An answer that is older than one that was already counted (a device was
 *   offline) is put in its place: the card's whole log is folded anew.
 */
export async function nextMemories(
  rows: Partition,
  learner: string,
  answers: readonly StoredReview[],
  memories: ReadonlyMap<string, StoredCardMemory>,
  folding: Folding,
): Promise<MemoryChange[]> {
  const byCard = Map.groupBy(answers, nameCard);
  return await Promise.all(
    [...byCard].map(async ([name, answersToCard]) => {
      const own = sortByPlace(answersToCard);
      const seen = memories.get(name);
      const [first] = own;
      if (!first) throw new RangeError('A memory changes by at least one answer');
      const isLate = seen !== undefined && placeInLog(first) < seen.lastAnswer;
      const place = { learner, deck: first.deck, card: first.card };
      const log = isLate ? await storedReviews.list(rows, place) : [];
      const stored = log.filter(isStanding);
      const isNext = seen !== undefined && !isLate;
      const next = isNext ? continueMemory(seen, own, folding) : foldMemory(place, [...stored, ...own], folding);
      if (!next) throw new RangeError('A memory changes by at least one answer');
      return { seen, next, ...firstMeeting(seen, stored, first) };
    }),
  );
}

type NextMemory = Omit<StoredCardMemory, 'version'>;

/** @param answers later than all that the memory holds, oldest first. */
function continueMemory(seen: StoredCardMemory, answers: readonly StoredReview[], folding: Folding): NextMemory {
  const options = { cardId: seen.card, ...folding };
  const state = answers.reduce((before, answer) => applyReview(before, answer, options), seen.state);
  const last = answers.at(-1);
  const lastAnswer = last ? placeInLog(last) : seen.lastAnswer;
  return {
    ...seen,
    state,
    dueDay: dueDayOf(state, folding.timeZone),
    lastAnswer,
    wrong: seen.wrong + countWrong(answers),
    ...mixUpsAfter(seen.mixUps, answers),
  };
}

/**
 * @param answers all that there are to one card, in any order.
 * @returns the memory that they make; nothing when there are none.
 */
export function foldMemory(
  place: Pick<StoredCardMemory, 'learner' | 'deck' | 'card'>,
  answers: readonly StoredReview[],
  folding: Folding,
): NextMemory | undefined {
  const state = foldReviews(answers, { cardId: place.card, ...folding });
  const log = sortByPlace(answers);
  const last = log.at(-1);
  if (!state || !last) return undefined;
  const { learner, deck, card } = place;
  const dueDay = dueDayOf(state, folding.timeZone);
  const counted = { wrong: countWrong(log), ...mixUpsAfter(undefined, log) };
  return { learner, deck, card, state, dueDay, lastAnswer: placeInLog(last), ...counted };
}

function countWrong(answers: readonly StoredReview[]): number {
  return answers.filter(({ rating }) => rating === 'wrong').length;
}

/** @returns answers in the order in which they count, oldest first. */
export function sortByPlace(answers: readonly StoredReview[]): StoredReview[] {
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
