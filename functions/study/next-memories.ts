import {
  continueMemory,
  foldMemory,
  type Folding,
  placeInLog,
  sortByPlace,
} from '../../shared/scheduling/card-memory.ts';
import type { StoredCardMemory } from '../data/study/card-memory.ts';
import type { Partition } from '../data/table/partition.ts';
import { withoutImported, countsInTrack, type StoredReview, storedReviews } from '../data/study/review.ts';
import { cardKeyOf } from '../data/study/study-session.ts';

export interface MemoryChange {
  readonly seen: StoredCardMemory | undefined;
  readonly next: NextMemory;
  /** Study day of the card's first answer, when it is among these answers. */
  readonly firstMetOn: string | undefined;
  /** The previous first study day, when an earlier answer has arrived late. */
  readonly wasFirstMetOn: string | undefined;
}

/**
 * @param memories by {@link cardKeyOf}.
 * @returns each card's memory change. For a late answer (from an offline device) the memory is recomputed from the card's whole log.
 */
export async function nextMemories(
  rows: Partition,
  learner: string,
  answers: readonly StoredReview[],
  memories: ReadonlyMap<string, StoredCardMemory>,
  folding: Folding,
): Promise<MemoryChange[]> {
  const byCard = Map.groupBy(answers, cardKeyOf);
  return await Promise.all(
    [...byCard].map(async ([name, answersToCard]) => {
      const own = sortByPlace(answersToCard);
      const seen = memories.get(name);
      const [first] = own;
      if (!first) throw new RangeError('A memory changes by at least one answer');
      const isLate = seen !== undefined && placeInLog(first) < seen.lastAnswer;
      const place = { learner, deck: first.deck, card: first.card };
      const log = isLate ? await storedReviews.list(rows, place) : [];
      const stored = log.filter(countsInTrack);
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
  // Cards imported with a study history were not new at their first answer in this app.
  const isNewHere = withoutImported(stored).length === stored.length;
  const isEarlier = isNewHere && before !== undefined && placeInLog(first) < placeInLog(before);
  return isEarlier
    ? { firstMetOn: first.day, wasFirstMetOn: before.day }
    : { firstMetOn: undefined, wasFirstMetOn: undefined };
}
