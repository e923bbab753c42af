import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { choicesOf, type Deck } from '../../shared/schemas/deck.ts';
import { isInUse, languagesOf, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countMastered, countOwnCards, countStudied, countWaiting } from '../../shared/scheduling/track-progress.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import type { Partition } from '../data/table/partition.ts';

/**
 * @param progress of the learner viewing the deck, or of all learners.
 * @param newCards new cards a day that a grown-up chose for the learner viewing the deck.
 * @returns the deck in its public form: for a learner their own numbers; for adults the highest mastered count and the highest due count of any learner, and
 *   the accuracy over all learners.
 */
export function presentDeck(
  scope: Pick<HouseholdScope, 'household' | 'role'>,
  deck: StoredDeck,
  progress: readonly StoredDeckProgress[],
  now: Date,
  newCards?: number,
): Deck {
  const { household, role } = scope;
  const people = role === 'learner' ? 1 : household.learnerCount;
  const byLearner = [...Map.groupBy(progress, ({ learner }) => learner).values()];
  const beginners = byLearner.length < people ? [[]] : [];
  const today = studyDayOf(now, household.timeZone);
  const reviews = progress.reduce((sum, one) => sum + one.reviews, 0);
  const correct = progress.reduce((sum, one) => sum + one.correct, 0);
  return {
    id: storedDecks.idOf(household.id, deck),
    householdId: household.id,
    name: deck.name,
    ...(deck.description && { description: deck.description }),
    ...(deck.subject && { subject: deck.subject }),
    ...languagesOf(deck),
    totalCards: role === 'learner' ? countOwnCards(deck, progress[0] ?? {}) : deck.totalCards,
    masteredCards: Math.max(0, ...byLearner.map((own) => countMastered(deck, own))),
    ...(role === 'learner' && presentStudied(deck, progress)),
    ...(reviews > 0 && { accuracy: correct / reviews }),
    dueCards: isInUse(deck)
      ? Math.max(0, ...[...byLearner, ...beginners].map((own) => countWaiting(deck, own, today, newCards)))
      : 0,
    ...choicesOf(deck),
    ...(deck.archivedAt && { archivedAt: deck.archivedAt }),
    createdAt: deck.createdAt,
  };
}

/** Omits the count for a deck not started yet. */
function presentStudied(deck: StoredDeck, progress: readonly StoredDeckProgress[]): Pick<Deck, 'studiedCards'> {
  const studiedCards = countStudied(deck, progress);
  return studiedCards > 0 ? { studiedCards } : {};
}

type ReadDecks = Awaited<ReturnType<typeof readDecks>>;

/** @returns the input to {@link presentDecks} for a learner: the decks in use and their own progress, which is empty for an account without a learner. */
export async function readOwnDecks(rows: Partition, ownLearner = 'nobody'): Promise<ReadDecks> {
  const { decks, progress } = await readDecks(rows, { learner: ownLearner });
  return { decks: decks.filter(isInUse), progress };
}

export async function readDecks(rows: Partition, whose: { readonly learner?: string }) {
  const [decks, progress] = await Promise.all([storedDecks.list(rows), storedProgress.list(rows, whose)]);
  return { decks, progress };
}

export function presentDecks(
  scope: Parameters<typeof presentDeck>[0],
  { decks, progress }: ReadDecks,
  now: Date,
  newCards?: number,
): Deck[] {
  const byDeck = Map.groupBy(progress, (one) => deckOfTrack(one.deck));
  return decks.map((deck) => presentDeck(scope, deck, byDeck.get(deck.deck) ?? [], now, newCards));
}
