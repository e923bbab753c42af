import { storedAssignments, storedDoneAssignments } from '../../../functions/data/content/assignment.ts';
import { storedBinEntries } from '../../../functions/data/content/bin.ts';
import { storedFlags } from '../../../functions/data/content/card-flag.ts';
import { storedCardImports } from '../../../functions/data/content/card-import.ts';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { storedCards } from '../../../functions/data/content/card.ts';
import { storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { storedFacts, storedLearners } from '../../../functions/data/people/learner.ts';
import { deckOfTrack } from '../../../shared/scheduling/track.ts';
import type { HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * @yields each row whose learner or deck doesn't exist. Learners' history in deleted decks (answer log, sessions, completed assignments) is kept on purpose.
 *   Something being deleted exists until its own row is gone.
 */
export function* checkOrphans(contents: HouseholdContents): Generator<Violation> {
  const {
    id,
    learners,
    decks,
    cards,
    imports,
    progress,
    flags,
    assignments,
    doneAssignments,
    studies,
    bin,
    isRestoringExport = false,
  } = contents;
  const household = id;
  const orphan = (key: string, owner: string) =>
    violation('orphans', `${key} belongs to a ${owner} that does not exist`);
  const isMissing = (learner: string) => !learners.has(learner) && !isRestoringExport;
  for (const deck of cards.keys())
    if (!decks.has(deck)) yield orphan(storedCards.describe({ household, deck }), 'deck');
  for (const { deck } of imports)
    if (!decks.has(deck)) yield orphan(storedCardImports.describe({ household, deck }), 'deck');
  for (const [learner, { memories }] of studies) {
    if (isMissing(learner)) yield orphan(studyOf(household, learner), 'learner');
    for (const deck of new Set(memories.map((memory) => memory.deck))) {
      if (!decks.has(deckOfTrack(deck))) yield orphan(storedMemories.describe({ household, learner, deck }), 'deck');
    }
  }
  for (const { learner, deck } of progress) {
    const key = storedProgress.describe({ household, learner, deck });
    if (isMissing(learner)) yield orphan(key, 'learner');
    else if (!decks.has(deckOfTrack(deck))) yield orphan(key, 'deck');
  }
  for (const { learner, deck, card } of flags) {
    const key = storedFlags.describe({ household, learner, deck, card });
    if (isMissing(learner)) yield orphan(key, 'learner');
    else if (!cards.get(deck)?.has(card)) yield orphan(key, 'card');
  }
  for (const { entry, assignment } of bin) {
    if (assignment && isMissing(assignment.learner))
      yield orphan(storedBinEntries.describe({ household, entry }), 'learner');
  }
  for (const { learner, assignment } of assignments) {
    if (isMissing(learner)) yield orphan(storedAssignments.describe({ household, learner, assignment }), 'learner');
  }
  for (const { learner, assignment } of doneAssignments) {
    if (isMissing(learner)) yield orphan(storedDoneAssignments.describe({ household, learner, assignment }), 'learner');
  }
}

function studyOf(household: string, learner: string): string {
  const { partitionKey, sortKey } = storedFacts;
  return `${partitionKey.write({ household })}/${sortKey.writeOwner('learner', learner)}`;
}

/** @yields each open assignment without its deck or quiz, and each wrong assignment counter. Completed assignments outlive their deck or quiz. */
export function* checkAssignments({
  id,
  learners,
  decks,
  quizzes,
  assignments,
  doneAssignments,
}: HouseholdContents): Generator<Violation> {
  for (const { learner, openAssignments, doneAssignments: counted = 0, deletingSince } of learners.values()) {
    if (deletingSince !== undefined) continue;
    const key = storedLearners.describe({ household: id, learner });
    const open = assignments.filter((one) => one.learner === learner && one.completedAt === undefined).length;
    if (openAssignments !== undefined && openAssignments !== open)
      yield violation('assignments', `${key} counts ${openAssignments} open assignments and has ${open}`);
    const done = doneAssignments.filter((one) => one.learner === learner).length;
    if (counted !== done) yield violation('assignments', `${key} counts ${counted} done assignments and has ${done}`);
  }
  const doneIds = new Set(doneAssignments.map(({ assignment }) => assignment));
  for (const { learner, assignment, type, resource, completedAt } of assignments) {
    if (doneIds.has(assignment)) {
      const key = storedDoneAssignments.describe({ household: id, learner, assignment });
      yield violation('assignments', `${key} is done, and stands among what is to do as well`);
    }
    const isThere = type === 'deck' ? decks.has(resource) : quizzes.has(resource);
    if (completedAt === undefined && !isThere) {
      const key = storedAssignments.describe({ household: id, learner, assignment });
      yield violation('assignments', `${key} is open, and its ${type} does not exist`);
    }
  }
}
