import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { foldMemory } from '../../shared/scheduling/card-memory.ts';
import { countCorrect } from '../../shared/scheduling/count-answers.ts';
import { outOfBinActions, type StoredBinEntry, storedBinEntries } from '../data/content/bin.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { progressPlaces, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import { findFacts, storedFacts, storedLearners } from '../data/people/learner.ts';
import { withoutImported, countsInTrack, storedReviews } from '../data/study/review.ts';
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
  let progress = seen;
  const memories: Omit<StoredCardMemory, 'version'>[] = [];
  for (const [index, { card, deletedAt }] of entries.entries()) {
    const log = logs[index] ?? [];
    const folded = foldMemory(card, log.filter(countsInTrack), { timeZone, scheduling });
    if (!folded) continue;
    const memory = { ...folded, learner, deck, card };
    memories.push(memory);
    const isAsCounted = log.every(({ receivedAt, takenBackAt = '' }) => isBefore([receivedAt, takenBackAt], deletedAt));
    const names = memories.map((one) => one.card);
    const counted = isAsCounted ? progress : await countAnew(rows, progress, names);
    progress = placeMemory(counted, undefined, memory);
  }
  if (memories.length === 0) return [];
  return [
    ...memories.map((memory) => storedMemories.save(rows, undefined, memory)),
    storedProgress.save(rows, seen, progress),
  ];
}

/** Safety margin: calls record when they started, so writes of parallel calls may be slightly out of order. */
const inFlightMarginMs = 60_000;

function isBefore(instants: readonly string[], deletedAt: string): boolean {
  const sure = new Date(Date.parse(deletedAt) - inFlightMarginMs).toISOString();
  return instants.every((instant) => instant < sure);
}

/** Recounts progress from the answers, because answers added or undone while the cards were deleted were not counted in their deck. */
async function countAnew(
  rows: Partition,
  progress: StoredDeckProgress,
  cards: readonly string[],
): Promise<StoredDeckProgress> {
  const { learner, deck } = progress;
  const [memories, log] = await Promise.all([
    storedMemories.list(rows, { learner, deck }),
    storedReviews.list(rows, { learner, deck }),
  ]);
  const there = new Set([...memories.map((memory) => memory.card), ...cards]);
  const all = withoutImported(log).filter(countsInTrack);
  const living = all.filter((answer) => there.has(answer.card));
  return {
    ...progress,
    reviews: Math.min(Math.max(progress.reviews, living.length), all.length),
    correct: Math.min(Math.max(progress.correct, countCorrect(living)), countCorrect(all)),
  };
}
