import {
  continueMemory,
  foldMemory,
  type Folding,
  placeInLog,
  sortByPlace,
} from '../../shared/scheduling/card-memory.ts';
import type { StoredCardMemory } from '../data/study/card-memory.ts';
import type { Partition } from '../data/table/partition.ts';
import { givenHere, isStanding, type StoredReview, storedReviews } from '../data/study/review.ts';
import { nameCard } from '../data/study/study-session.ts';

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
      const memory = isNext
        ? continueMemory(seen, seen.card, own, folding)
        : foldMemory(first.card, [...stored, ...own], folding);
      if (!memory) throw new RangeError('A memory changes by at least one answer');
      return { seen, next: { ...place, ...memory }, ...firstMeeting(seen, stored, first) };
    }),
  );
}

type NextMemory = Omit<StoredCardMemory, 'version'>;

function firstMeeting(seen: StoredCardMemory | undefined, stored: readonly StoredReview[], first: StoredReview) {
  if (!seen) return { firstMetOn: first.day, wasFirstMetOn: undefined };
  const [before] = sortByPlace(stored);
  // What came with a history was never new.
  const isNewHere = givenHere(stored).length === stored.length;
  const isEarlier = isNewHere && before !== undefined && placeInLog(first) < placeInLog(before);
  return isEarlier
    ? { firstMetOn: first.day, wasFirstMetOn: before.day }
    : { firstMetOn: undefined, wasFirstMetOn: undefined };
}
