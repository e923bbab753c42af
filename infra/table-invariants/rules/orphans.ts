import { householdKeys, studyKeys } from '../../../functions/data/keys.ts';
import type { HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * Rows of a learner or a deck that is not there. What learners did in a deck that is gone is no such row: the log, the sessions and
 * what was assigned and done stay for good. What is being deleted is still
 * there until its last row is gone.
 * @yields what contradicts that.
 */
export function* checkOrphans(contents: HouseholdContents): Generator<Violation> {
  const { id, learners, decks, cards, decksOfImports, progress, assignments, studies } = contents;
  const orphan = (sortKey: string, owner: string) =>
    violation('orphans', `${householdKeys.partition(id)}/${sortKey} belongs to a ${owner} that does not exist`);
  for (const deck of cards.keys()) if (!decks.has(deck)) yield orphan(householdKeys.cards(deck), 'deck');
  for (const deck of decksOfImports) if (!decks.has(deck)) yield orphan(householdKeys.cardImports(deck), 'deck');
  for (const [learner, { memories }] of studies) {
    if (!learners.has(learner)) yield orphan(studyKeys.all(learner), 'learner');
    for (const deck of new Set(memories.map((memory) => memory.deck))) {
      if (!decks.has(deck)) yield orphan(studyKeys.states(learner, deck), 'deck');
    }
  }
  for (const { learner, deck } of progress) {
    if (!learners.has(learner)) yield orphan(householdKeys.progress(learner, deck), 'learner');
    else if (!decks.has(deck)) yield orphan(householdKeys.progress(learner, deck), 'deck');
  }
  for (const { learner, assignment } of assignments) {
    if (!learners.has(learner)) yield orphan(householdKeys.assignment(learner, assignment), 'learner');
  }
}
