import { storedHouseholds } from '../../functions/data/people/household.ts';
import type { HouseholdContents } from './household-contents.ts';
import { checkAttempts } from './rules/attempts.ts';
import { checkDeckProgress, checkDecks } from './rules/decks.ts';
import { checkHouseholdItself, checkLearnerLinks, checkMedia } from './rules/household.ts';
import { checkLearnerTotals, checkScheduling } from './rules/learner-totals.ts';
import { checkAssignments, checkOrphans } from './rules/orphans.ts';
import { type Violation, violation } from './violation.ts';

/** @yields each violation in a household's partition, or none while it is being deleted row by row. */
export function* checkHousehold(contents: HouseholdContents): Generator<Violation> {
  const { id, household, learners, studies, rowCount } = contents;
  if (!household) {
    yield violation('orphans', `${storedHouseholds.partitionKey.write({ id })} has ${rowCount} rows, and no household`);
    return;
  }
  if (household.deletingSince !== undefined) return;
  yield* checkHouseholdItself(contents, household);
  yield* checkLearnerLinks(contents);
  yield* checkDecks(contents);
  yield* checkMedia(contents, household);
  yield* checkAssignments(contents);
  yield* checkOrphans(contents);
  for (const [learner, row] of learners) {
    if (row.deletingSince === undefined) yield* checkScheduling(id, row, studies.get(learner));
  }
  for (const [learner, study] of studies) {
    const row = learners.get(learner);
    // Skipped: rows without a learner are reported as orphans, and a learner being deleted loses its rows one by one.
    if (!row || row.deletingSince !== undefined) continue;
    yield* checkAttempts(id, learner, study);
    yield* checkLearnerTotals(id, learner, study);
    yield* checkDeckProgress(contents, learner, study);
  }
}
