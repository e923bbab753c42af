import { type StoredHousehold, storedHouseholds, storedListedNames } from '../../../functions/data/household.ts';
import { storedLearners } from '../../../functions/data/learner.ts';
import { countLiving, type HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * Counters equal rows, the owner is a member, and admins find the household under its name.
 * @yields what contradicts that.
 */
export function* checkHouseholdItself(contents: HouseholdContents, household: StoredHousehold): Generator<Violation> {
  const key = storedHouseholds.describe({ id: contents.id });
  for (const [counter, rows] of Object.entries(countRows(contents))) {
    const count = household[counter as keyof ReturnType<typeof countRows>];
    if (count !== rows) yield violation('household-counters', `${key} has ${counter} ${count}, and there are ${rows}`);
  }
  // An admin may have made further owners.
  if (!contents.members.some(({ role, userId }) => role === 'owner' && userId === household.ownerId)) {
    yield violation('household-owner', `${key} names an owner who is no member with that role`);
  }
  if (contents.listedName !== household.name.toLowerCase()) {
    yield violation(
      'listed-name',
      `${storedListedNames.describe({ householdId: contents.id })} does not stand under the household's name`,
    );
  }
}

function countRows({ members, learners, decks, quizzes }: HouseholdContents) {
  return {
    memberCount: members.length,
    grownUpCount: members.filter(({ learner }) => learner === undefined).length,
    learnerCount: countLiving(learners),
    deckCount: countLiving(decks),
    quizCount: countLiving(quizzes),
  };
}

/**
 * A learner and the account that studies as it lead to each other.
 * @yields what contradicts that.
 */
export function* checkLearnerLinks({ id, members, learners }: HouseholdContents): Generator<Violation> {
  const accounts = new Map(
    members.flatMap(({ learner, userId }) => (learner === undefined ? [] : [[learner, userId] as const])),
  );
  for (const learner of new Set([...accounts.keys(), ...learners.keys()])) {
    if (accounts.get(learner) !== learners.get(learner)?.userId) {
      const key = storedLearners.describe({ household: id, learner });
      yield violation('learner-links', `${key} and the account that studies as it do not lead to each other`);
    }
  }
}
