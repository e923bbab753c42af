import { ProductError } from '../../shared/errors.ts';
import { removeOpenAssignmentsOf } from '../data/assignment.ts';
import { findDeckRow, hideDeckAction, removeDeckRow } from '../data/deck.ts';
import { countInHousehold } from '../data/household.ts';
import { householdKeys, studyKeys } from '../data/keys.ts';
import { listLearners } from '../data/learner.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { repeatOnConflict } from '../data/repeat-on-conflict.ts';

/**
 * Deletes a deck: hides it first, then removes its rows in pages and itself last. Cut off anywhere, the same call goes on
 * where it stopped. The answers that were given stay in the learners' logs and totals.
 * An answer that is on its way meanwhile finds no card, or that the progress which it read is gone: it leaves no memory behind.
 * @throws ProductError `not-found` when there is no such deck.
 */
export async function deleteDeck(scope: HouseholdScope, deck: string, now: Date): Promise<void> {
  const { rows } = scope;
  await repeatOnConflict(async () => await hideDeck(scope, deck, now));
  await removeOpenAssignmentsOf(rows, deck);
  await rows.removeAll(householdKeys.cards(deck));
  const learners = (await listLearners(rows)).map((learner) => learner.learner);
  await rows.removeMany(learners.map((learner) => householdKeys.progress(learner, deck)));
  for (const learner of learners) await rows.removeAll(studyKeys.states(learner, deck));
  await rows.removeAll(householdKeys.cardImports(deck));
  await removeDeckRow(rows, deck);
}

async function hideDeck(scope: HouseholdScope, deck: string, now: Date): Promise<void> {
  const { rows } = scope;
  const found = await findDeckRow(rows, deck);
  if (!found) throw new ProductError('not-found');
  if (found.deletingSince !== undefined) return;
  await rows.commit([
    hideDeckAction(rows, deck, now),
    countInHousehold(rows, { deckCount: -1 }),
    ...scope.countActions({ decks: -1 }),
  ]);
}
