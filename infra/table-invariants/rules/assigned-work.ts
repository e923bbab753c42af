import { householdKeys } from '../../../functions/data/keys.ts';
import type { HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * Open work leads to a deck or quiz that is there. What was done stays in the record when its deck or quiz goes.
 * @yields what contradicts that.
 */
export function* checkAssignments({ id, decks, quizzes, assignments }: HouseholdContents): Generator<Violation> {
  for (const { learner, assignment, type, resource, completedAt } of assignments) {
    const isThere = type === 'deck' ? decks.has(resource) : quizzes.has(resource);
    if (completedAt === undefined && !isThere) {
      const key = `${householdKeys.partition(id)}/${householdKeys.assignment(learner, assignment)}`;
      yield violation('assignments', `${key} is open, and its ${type} does not exist`);
    }
  }
}
