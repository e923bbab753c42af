import { storedAssignments } from '../../../functions/data/assignment.ts';
import { storedCardImports } from '../../../functions/data/card-import.ts';
import { storedMemories } from '../../../functions/data/card-memory.ts';
import { storedCards } from '../../../functions/data/card.ts';
import { storedProgress } from '../../../functions/data/deck-progress.ts';
import { storedFacts, storedLearners } from '../../../functions/data/learner.ts';
import type { HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * Rows of a learner or a deck that is not there. What learners did in a deck that is gone is no such row: the log, the sessions and
 * what was assigned and done stay for good. What is being deleted is still
 * there until its last row is gone.
 * @yields what contradicts that.
 */
export function* checkOrphans(contents: HouseholdContents): Generator<Violation> {
  const { id, learners, decks, cards, imports, progress, assignments, studies, isBringingBack = false } = contents;
  const household = id;
  const orphan = (key: string, owner: string) =>
    violation('orphans', `${key} belongs to a ${owner} that does not exist`);
  const isLost = (learner: string) => !learners.has(learner) && !isBringingBack;
  for (const deck of cards.keys())
    if (!decks.has(deck)) yield orphan(storedCards.describe({ household, deck }), 'deck');
  for (const { deck } of imports)
    if (!decks.has(deck)) yield orphan(storedCardImports.describe({ household, deck }), 'deck');
  for (const [learner, { memories }] of studies) {
    if (isLost(learner)) yield orphan(studyOf(household, learner), 'learner');
    for (const deck of new Set(memories.map((memory) => memory.deck))) {
      if (!decks.has(deck)) yield orphan(storedMemories.describe({ household, learner, deck }), 'deck');
    }
  }
  for (const { learner, deck } of progress) {
    const key = storedProgress.describe({ household, learner, deck });
    if (isLost(learner)) yield orphan(key, 'learner');
    else if (!decks.has(deck)) yield orphan(key, 'deck');
  }
  for (const { learner, assignment } of assignments) {
    if (isLost(learner)) yield orphan(storedAssignments.describe({ household, learner, assignment }), 'learner');
  }
}

function studyOf(household: string, learner: string): string {
  const { partitionKey, sortKey } = storedFacts;
  return `${partitionKey.write({ household })}/${sortKey.writeOwner('learner', learner)}`;
}

/**
 * Open work leads to a deck or quiz that is there. What was done stays in the record when its deck or quiz goes.
 * @yields what contradicts that.
 */
export function* checkAssignments({
  id,
  learners,
  decks,
  quizzes,
  assignments,
}: HouseholdContents): Generator<Violation> {
  for (const { learner, openAssignments, deletingSince } of learners.values()) {
    const open = assignments.filter((one) => one.learner === learner && one.completedAt === undefined).length;
    if (deletingSince === undefined && openAssignments !== undefined && openAssignments !== open) {
      const key = storedLearners.describe({ household: id, learner });
      yield violation('assignments', `${key} counts ${openAssignments} open assignments and has ${open}`);
    }
  }
  for (const { learner, assignment, type, resource, completedAt } of assignments) {
    const isThere = type === 'deck' ? decks.has(resource) : quizzes.has(resource);
    if (completedAt === undefined && !isThere) {
      const key = storedAssignments.describe({ household: id, learner, assignment });
      yield violation('assignments', `${key} is open, and its ${type} does not exist`);
    }
  }
}
