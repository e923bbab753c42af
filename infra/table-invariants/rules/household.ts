import { householdKeys } from '../../../functions/data/keys.ts';
import type { StoredHousehold } from '../../../functions/data/household.ts';
import { countLiving, type HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * Counters equal rows, the owner is a member, and admins find the household under its name.
 * @yields what contradicts that.
 */
export function* checkHouseholdItself(contents: HouseholdContents, household: StoredHousehold): Generator<Violation> {
  const place = householdKeys.partition(contents.id);
  for (const [counter, rows] of Object.entries(countRows(contents))) {
    const count = household[counter as keyof ReturnType<typeof countRows>];
    if (count !== rows)
      yield violation('household-counters', `${place}/META has ${counter} ${count}, and there are ${rows}`);
  }
  // An admin may have made further owners.
  if (!contents.members.some(({ role, userId }) => role === 'owner' && userId === household.ownerId)) {
    yield violation('household-owner', `${place}/META names an owner who is no member with that role`);
  }
  if (contents.listedName !== household.name.toLowerCase()) {
    yield violation('listed-name', `${place}/LISTED-NAME does not stand under the household's name`);
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
      const key = `${householdKeys.partition(id)}/${householdKeys.learner(learner)}`;
      yield violation('learner-links', `${key} and the account that studies as it do not lead to each other`);
    }
  }
}
