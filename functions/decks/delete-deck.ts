import { ProductError } from '../../shared/errors.ts';
import { findDeckRow, hideDeckAction, removeDeckRow } from '../data/deck.ts';
import { countInHousehold } from '../data/household.ts';
import { householdKeys, studyKeys } from '../data/keys.ts';
import { listLearners } from '../data/learner.ts';
import type { Partition } from '../data/partition.ts';

/**
 * Deletes a deck: hides it first, then removes its rows in pages and itself last. Cut off anywhere, the same call goes on
 * where it stopped. The answers that were given stay in the learners' logs and totals.
 * @throws ProductError `not-found` when there is no such deck.
 */
export async function deleteDeck(rows: Partition, deck: string, now: Date): Promise<void> {
  const found = await findDeckRow(rows, deck);
  if (!found) throw new ProductError('not-found');
  if (found.deletingSince === undefined) {
    await rows.commit([hideDeckAction(rows, deck, now), countInHousehold(rows, { deckCount: -1 })]);
  }
  const learners = await listLearners(rows);
  for (const { learner } of learners) {
    await rows.removeAll(studyKeys.states(learner, deck));
    await rows.removeMany([householdKeys.progress(learner, deck)]);
  }
  await rows.removeAll(householdKeys.cards(deck));
  await rows.removeAll(householdKeys.cardImports(deck));
  await removeDeckRow(rows, deck);
}
