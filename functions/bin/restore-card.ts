import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { foldMemory } from '../../shared/scheduling/card-memory.ts';
import { countCorrect } from '../../shared/scheduling/count-answers.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { listCardsInBin, outOfBinActions, type StoredBinEntry, storedBinEntries } from '../data/content/bin.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { progressPlaces, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import { findFacts, storedFacts, storedLearners } from '../data/people/learner.ts';
import { withoutImported, countsInTrack, type StoredReview, storedReviews } from '../data/study/review.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { placeMemory } from '../study/hardest-cards.ts';

/** Reads on which a restoration depends, before the learners' answers. */
interface Returning {
  readonly cards: readonly StoredBinEntry[];
  readonly timeZone: string;
}

/**
 * @returns the writes that restore a card with its memories, rebuilt from all answers, including those given while it was deleted.
 * @throws ProductError `restore-first` when its deck is missing.
 */
export async function restoreCardActions(scope: HouseholdScope, entry: StoredBinEntry): Promise<WriteAction[]> {
  return (await planRestoration(scope, [entry])).actions;
}

/**
 * Restores the first of these cards of one deck: as many as fit in one transaction. Cards that are back already are skipped.
 * @returns how many of them are dealt with: at least one.
 */
export async function restoreFirstCards(scope: HouseholdScope, entries: readonly StoredBinEntry[]): Promise<number> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    const asked = entries.slice(0, maxPlannedActions);
    const here = new Set((await storedBinEntries.findMany(rows, asked)).map(({ entry }) => entry));
    const seen = asked.filter(({ entry }) => here.has(entry));
    if (seen.length === 0) return asked.length;
    const { actions, cards } = await planRestoration(scope, seen);
    await rows.commit(actions);
    const last = cards.at(-1);
    return asked.findIndex(({ entry }) => entry === last?.entry) + 1;
  });
}

/** Plans the restoration of the first of these cards, all of one deck: of as many as fit in one transaction. */
async function planRestoration(scope: HouseholdScope, entries: readonly StoredBinEntry[]) {
  const { rows, household } = scope;
  const [{ card: first } = {}] = entries;
  if (!first) throw new ProductError('not-found');
  const { deck } = first;
  const [found, learners] = await Promise.all([storedDecks.find(rows, first), storedLearners.list(rows)]);
  if (!found) throw new ProductError('restore-first');
  const progress = await storedProgress.findMany(rows, progressPlaces(learners, deck));
  // A full deck still refuses the next card.
  const room = Math.max(1, limits.cardsPerDeck - found.totalCards);
  const cards = entries.slice(0, Math.min(room, countFitting(progress)));
  const returning = { cards, timeZone: household.timeZone };
  const remembered = await Promise.all(
    [...Map.groupBy(progress, ({ learner }) => learner)].map(
      async ([learner, own]) => await rememberActions(rows, learner, own, returning),
    ),
  );
  const actions = [
    ...outOfBinActions(rows, cards),
    ...cards.flatMap(({ card }) => (card ? storedCards.create(rows, card) : [])),
    countNewCards(
      rows,
      deck,
      cards.map(({ card }) => ({ note: card?.note })),
    ),
    ...remembered.flatMap(({ memories }) => memories),
  ];
  // The transaction can't hold all conflict checks if twenty learners know the card in both directions, so the last ones are left out.
  const meeting = remembered.flatMap(({ conflictWrites }) => conflictWrites);
  return { cards, actions: [...actions, ...meeting.slice(0, maxPlannedActions - actions.length)] };
}

/** @returns how many cards can be restored at once. Each takes its entry, itself and a memory per track; besides, there are two counters, and two writes per learner. */
function countFitting(progress: readonly StoredDeckProgress[]): number {
  const learners = new Set(progress.map(({ learner }) => learner)).size;
  const room = maxPlannedActions - 2 - progress.length - 2 * learners;
  return Math.max(1, Math.floor(room / (2 + progress.length)));
}

/** @returns the writes of one learner's memories. `conflictWrites` rewrites the totals, so that a concurrent answer conflicts, reads again and finds the cards. */
async function rememberActions(
  rows: Partition,
  learner: string,
  progress: readonly StoredDeckProgress[],
  returning: Returning,
) {
  // Read before the log, so that an answer added in between changes the totals and causes a conflict.
  const facts = await findFacts(rows, learner);
  const scheduling = await findScheduling(rows, learner);
  const memories = await Promise.all(
    progress.map(async (seen) => await rememberInTrack(rows, seen, { ...returning, scheduling })),
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

/** A card that returns with what is known of it in one track. */
interface Returned {
  readonly memory: Omit<StoredCardMemory, 'version'>;
  /** All its answers, including undone ones. */
  readonly log: readonly StoredReview[];
  readonly deletedAt: string;
}

/** @returns the writes of the memories in one track: none if the learner never answered the cards there. */
async function rememberInTrack(
  rows: Partition,
  seen: StoredDeckProgress,
  { cards, timeZone, scheduling }: Returning & { readonly scheduling: Awaited<ReturnType<typeof findScheduling>> },
): Promise<WriteAction[]> {
  const { learner, deck } = seen;
  const entries = cards.flatMap(({ card, deletedAt }) => (card ? { card: card.card, deletedAt } : []));
  const logs = await Promise.all(
    entries.map(async ({ card }) => await storedReviews.list(rows, { learner, deck, card })),
  );
  const returned = entries.flatMap(({ card, deletedAt }, index): Returned[] => {
    const log = logs[index] ?? [];
    const folded = foldMemory(card, log.filter(countsInTrack), { timeZone, scheduling });
    return folded ? [{ memory: { ...folded, learner, deck, card }, log, deletedAt }] : [];
  });
  if (returned.length === 0) return [];
  const isAsCounted = returned.every(({ log, deletedAt }) =>
    log.every(({ receivedAt, takenBackAt = '' }) => isBefore([receivedAt, takenBackAt], deletedAt)),
  );
  const counted = isAsCounted ? seen : await countAnew(rows, seen, returned);
  const progress = returned.reduce((before, { memory }) => placeMemory(before, undefined, memory), counted);
  return [
    ...returned.map(({ memory }) => storedMemories.save(rows, undefined, memory)),
    storedProgress.save(rows, seen, progress),
  ];
}

/** Safety margin: calls record when they started, so writes of parallel calls may be slightly out of order. */
const inFlightMarginMs = 60_000;

function isBefore(instants: readonly string[], later: string): boolean {
  const sure = new Date(Date.parse(later) - inFlightMarginMs).toISOString();
  return instants.every((instant) => instant < sure);
}

/**
 * Counts the answers that were not counted in their deck, because they were added while the cards were deleted. The sums stay between the answers that are
 * certainly counted, also of cards still in the bin, and all answers, because answers to deleted cards may have been undone.
 */
async function countAnew(
  rows: Partition,
  progress: StoredDeckProgress,
  returned: readonly Returned[],
): Promise<StoredDeckProgress> {
  const { learner, deck } = progress;
  const [memories, stored, inBin] = await Promise.all([
    storedMemories.list(rows, { learner, deck }),
    storedReviews.list(rows, { learner, deck }),
    listCardsInBin(rows, deckOfTrack(deck)),
  ]);
  const there = new Set([...memories, ...returned.map(({ memory }) => memory)].map(({ card }) => card));
  const goneSince = new Map(inBin.map(({ card, deletedAt }) => [card?.card, deletedAt]));
  const all = withoutImported(stored).filter(countsInTrack);
  const isCounted = ({ card, receivedAt }: StoredReview) => {
    const since = goneSince.get(card);
    return there.has(card) || (since !== undefined && isBefore([receivedAt], since));
  };
  const least = all.filter(isCounted);
  const late = returned.flatMap(({ log, deletedAt }) =>
    withoutImported(log).filter((answer) => countsInTrack(answer) && isBefore([deletedAt], answer.receivedAt)),
  );
  return {
    ...progress,
    reviews: Math.min(Math.max(progress.reviews + late.length, least.length), all.length),
    correct: Math.min(Math.max(progress.correct + countCorrect(late), countCorrect(least)), countCorrect(all)),
  };
}
