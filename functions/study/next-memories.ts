import { applyReview } from '../../shared/scheduling/apply-review.ts';
import type { CardState } from '../../shared/scheduling/card-state.ts';
import { foldReviews } from '../../shared/scheduling/fold-reviews.ts';
import { dueDayOf } from '../../shared/scheduling/is-due.ts';
import type { StoredCardMemory } from '../data/card-memory.ts';
import type { Partition } from '../data/partition.ts';
import { listReviewsOfCard, type StoredReview } from '../data/review.ts';

/** How one card's memory changes by new answers. */
export interface MemoryChange {
  readonly seen: StoredCardMemory | undefined;
  readonly next: Omit<StoredCardMemory, 'version'>;
  /** The study day of the card's first answer, when these answers hold it. */
  readonly firstMetOn: string | undefined;
}

/**
 * @param answers new answers to cards that exist, oldest first.
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
    [...byCard].map(async ([card, own]) => {
      const seen = memories.get(card);
      const state = await nextState(rows, learner, seen?.state, own, timeZone);
      const deck = own[0]?.deck ?? '';
      return {
        seen,
        next: { learner, deck, card, state, dueDay: dueDayOf(state, timeZone) },
        firstMetOn: seen ? undefined : own[0]?.day,
      };
    }),
  );
}

async function nextState(
  rows: Partition,
  learner: string,
  seen: CardState | undefined,
  answers: readonly StoredReview[],
  timeZone: string,
): Promise<CardState> {
  const [first] = answers;
  if (!first) throw new RangeError('A memory changes by at least one answer');
  const options = { cardId: first.card, timeZone };
  const isLate = seen !== undefined && first.answeredAt < seen.lastReview;
  const log = isLate ? [...(await listReviewsOfCard(rows, learner, first.deck, first.card)), ...answers] : [];
  const state = isLate
    ? foldReviews(log, options)
    : answers.reduce<CardState | undefined>((before, answer) => applyReview(before, answer, options), seen);
  if (!state) throw new RangeError('A memory changes by at least one answer');
  return state;
}
