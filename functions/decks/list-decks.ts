import { listDecks } from '../../shared/routes/decks.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import { storedDecks } from '../data/deck.ts';
import { storedProgress } from '../data/deck-progress.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { presentDeck } from './present-deck.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { pageOfList } from '../platform/list-page.ts';

export const handler = defineHandler(listDecks, async ({ households, query, now }) =>
  pageOfList((await Promise.all(households.map(async (household) => await decksOf(household, now)))).flat(), query),
);

/** A learner sees its own progress, a grown-up what the household's learners reached. */
async function decksOf(household: HouseholdScope, now: Date): Promise<Deck[]> {
  const { rows, role, ownLearner = 'nobody' } = household;
  const [decks, progress] = await Promise.all([
    storedDecks.list(rows),
    storedProgress.list(rows, role === 'learner' ? { learner: ownLearner } : {}),
  ]);
  const byDeck = Map.groupBy(progress, (one) => one.deck);
  return decks.map((deck) => presentDeck(household, deck, byDeck.get(deck.deck) ?? [], now));
}
