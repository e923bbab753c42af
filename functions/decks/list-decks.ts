import { listDecks } from '../../shared/routes/decks.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import { isInUse, storedDecks } from '../data/content/deck.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { pageOfList } from '../platform/call/list-page.ts';

export const handler = defineHandler(listDecks, async ({ households, query, now }) =>
  pageOfList((await Promise.all(households.map(async (household) => await decksOf(household, now)))).flat(), query),
);

/** A learner sees its own progress, a grown-up what the household's learners reached. */
async function decksOf(household: HouseholdScope, now: Date): Promise<Deck[]> {
  const { rows, role, ownLearner } = household;
  const read = role === 'learner' ? await readOwnDecks(rows, ownLearner) : await readDecks(rows, {});
  return presentDecks(household, read, now);
}

type ReadDecks = Awaited<ReturnType<typeof readDecks>>;

/** @returns what {@link presentDecks} shows to a learner: the decks in use, and nobody's progress where the account studies as none. */
export async function readOwnDecks(rows: Partition, ownLearner = 'nobody'): Promise<ReadDecks> {
  const { decks, progress } = await readDecks(rows, { learner: ownLearner });
  return { decks: decks.filter(isInUse), progress };
}

async function readDecks(rows: Partition, whose: { readonly learner?: string }) {
  const [decks, progress] = await Promise.all([storedDecks.list(rows), storedProgress.list(rows, whose)]);
  return { decks, progress };
}

/** @returns the decks of a household as they go out. */
export function presentDecks(
  scope: Parameters<typeof presentDeck>[0],
  { decks, progress }: ReadDecks,
  now: Date,
): Deck[] {
  const byDeck = Map.groupBy(progress, (one) => deckOfTrack(one.deck));
  return decks.map((deck) => presentDeck(scope, deck, byDeck.get(deck.deck) ?? [], now));
}
