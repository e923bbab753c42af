import { ProductError } from '../../shared/errors.ts';
import { foldMemory } from '../../shared/scheduling/card-memory.ts';
import { countCorrect } from '../../shared/scheduling/count-answers.ts';
import { outOfBinActions, type StoredBinEntry } from '../data/content/bin.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { progressPlaces, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import { findFacts, storedFacts, storedLearners } from '../data/people/learner.ts';
import { withoutImported, countsInTrack, storedReviews } from '../data/study/review.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { placeMemory } from '../study/hardest-cards.ts';

interface Returning {
  readonly deck: string;
  readonly card: string;
  readonly deletedAt: string;
  readonly timeZone: string;
}

/**
 * @returns the writes that restore a card with its memories, rebuilt from all answers, including those given while it was deleted.
 * @throws ProductError `restore-first` when its deck is missing.
 */
export async function restoreCardActions(scope: HouseholdScope, entry: StoredBinEntry): Promise<WriteAction[]> {
  const { rows, household } = scope;
  const { card, deletedAt } = entry;
  if (!card) throw new ProductError('not-found');
  const [deck, learners] = await Promise.all([storedDecks.find(rows, card), storedLearners.list(rows)]);
  if (!deck) throw new ProductError('restore-first');
  const progress = await storedProgress.findMany(rows, progressPlaces(learners, card.deck));
  const returning = { deck: card.deck, card: card.card, deletedAt, timeZone: household.timeZone };
  const remembered = await Promise.all(
    [...Map.groupBy(progress, ({ learner }) => learner)].map(
      async ([learner, own]) => await rememberActions(rows, learner, own, returning),
    ),
  );
  const actions = [
    ...outOfBinActions(rows, entry),
    storedCards.create(rows, card),
    countNewCards(rows, card.deck, 1),
    ...remembered.flatMap(({ memories }) => memories),
  ];
  // The transaction can't hold all conflict checks if twenty learners know the card in both directions, so the last ones are left out.
  const meeting = remembered.flatMap(({ conflictWrites }) => conflictWrites);
  return [...actions, ...meeting.slice(0, maxPlannedActions - actions.length)];
}

/** @returns the writes of one learner's memories. `conflictWrites` rewrites the totals, so that a concurrent answer conflicts, reads again and finds the card. */
async function rememberActions(
  rows: Partition,
  learner: string,
  progress: readonly StoredDeckProgress[],
  returning: Returning,
) {
  // Read before the log, so that an answer added in between changes the totals and causes a conflict.
  const facts = await findFacts(rows, learner);
  const scheduling = await findScheduling(rows, learner);
  const { card, deletedAt, timeZone } = returning;
  const memories = await Promise.all(
    progress.map(async (seen) => {
      const { deck } = seen;
      const log = await storedReviews.list(rows, { learner, deck, card });
      const folded = foldMemory(card, log.filter(countsInTrack), { timeZone, scheduling });
      if (!folded) return [];
      const memory = { ...folded, learner, deck, card };
      const isAsCounted = log.every(({ receivedAt, takenBackAt = '' }) =>
        isBefore([receivedAt, takenBackAt], deletedAt),
      );
      const counted = isAsCounted ? seen : await countAnew(rows, seen, card);
      return [
        storedMemories.save(rows, undefined, memory),
        storedProgress.save(rows, seen, placeMemory(counted, undefined, memory)),
      ];
    }),
  );
  const { version } = facts;
  // Learners without stored totals have no sessions yet, see `countSessions`.
  const next = { ...facts, ...(version === 0 && { sessions: 0 }), learner };
  const isThere = storedLearners.check(rows, { learner }, { otherwise: 'conflict' });
  return {
    memories: memories.flat(),
    conflictWrites: [storedFacts.save(rows, facts, next), ...(version === 0 ? [isThere] : [])],
  };
}

/** Safety margin: calls record when they started, so writes of parallel calls may be slightly out of order. */
const inFlightMarginMs = 60_000;

function isBefore(instants: readonly string[], deletedAt: string): boolean {
  const sure = new Date(Date.parse(deletedAt) - inFlightMarginMs).toISOString();
  return instants.every((instant) => instant < sure);
}

/** Recounts progress from the answers, because answers added or undone while the card was deleted were not counted in its deck. */
async function countAnew(rows: Partition, progress: StoredDeckProgress, card: string): Promise<StoredDeckProgress> {
  const { learner, deck } = progress;
  const [memories, log] = await Promise.all([
    storedMemories.list(rows, { learner, deck }),
    storedReviews.list(rows, { learner, deck }),
  ]);
  const there = new Set([...memories.map((memory) => memory.card), card]);
  const all = withoutImported(log).filter(countsInTrack);
  const living = all.filter((answer) => there.has(answer.card));
  return {
    ...progress,
    reviews: Math.min(Math.max(progress.reviews, living.length), all.length),
    correct: Math.min(Math.max(progress.correct, countCorrect(living)), countCorrect(all)),
  };
}
