import { listDecks } from '../../shared/routes/decks.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { pageOfList } from '../platform/call/list-page.ts';
import { presentDecks, readDecks, readOwnDecks } from './present-deck.ts';

export const handler = defineHandler(listDecks, async ({ households, query, now }) =>
  pageOfList((await Promise.all(households.map(async (household) => await decksOf(household, now)))).flat(), query),
);

/** Learners see their own progress, adults that of all the household's learners. */
async function decksOf(household: HouseholdScope, now: Date): Promise<Deck[]> {
  const { rows, role, ownLearner } = household;
  if (role !== 'learner') return presentDecks(household, await readDecks(rows, {}), now);
  const [read, own] = await Promise.all([
    readOwnDecks(rows, ownLearner),
    ownLearner === undefined ? undefined : storedLearners.find(rows, { learner: ownLearner }),
  ]);
  return presentDecks(household, read, now, goalOf(own ?? {}).newCards);
}
