import { type StoredHousehold, storedHouseholds, storedListedNames } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { storedMedia } from '../../../functions/data/content/media.ts';
import { countUndeleted, type HouseholdContents } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/** @yields each wrong counter, owner or listed name of a household. */
export function* checkHouseholdItself(contents: HouseholdContents, household: StoredHousehold): Generator<Violation> {
  const key = storedHouseholds.describe({ id: contents.id });
  for (const [counter, rows] of Object.entries(countRows(contents))) {
    const count = household[counter as keyof ReturnType<typeof countRows>];
    // Households of the first release have no such counter until it first changes.
    if (counter === 'quizCount' && count === undefined) continue;
    if ((count ?? 0) !== rows)
      yield violation('household-counters', `${key} has ${counter} ${count}, and there are ${rows}`);
  }
  // An admin may have made other members owners, too.
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

/** @yields each wrong count of a media item's uses and of a household's media. Hidden media have no uses, but count until their row is deleted. */
export function* checkMedia(
  { id, media, mediaUses }: HouseholdContents,
  household: StoredHousehold,
): Generator<Violation> {
  for (const one of media.values()) {
    const [key, uses] = [storedMedia.describe({ household: id, media: one.media }), mediaUses.get(one.media) ?? 0];
    if (one.uses !== uses) yield violation('media', `${key} has uses ${one.uses}, and there are ${uses}`);
    if (uses > 0 && (one.deletingSince !== undefined || one.arrivingUntil !== undefined))
      yield violation('media', `${key} stands on a card, and is not there`);
  }
  for (const missing of [...mediaUses.keys()].filter((name) => !media.has(name)))
    yield violation(
      'media',
      `${storedMedia.describe({ household: id, media: missing })} stands on a card, and does not exist`,
    );
  const bytes = [...media.values()].reduce((sum, one) => sum + one.bytes, 0);
  if ((household.mediaCount ?? 0) !== media.size || (household.mediaBytes ?? 0) !== bytes)
    yield violation('media', `${storedHouseholds.describe({ id })} counts other media than there are`);
}

function countRows({ members, learners, decks, quizzes, bin }: HouseholdContents) {
  return {
    memberCount: members.length,
    grownUpCount: members.filter(({ learner }) => learner === undefined).length,
    learnerCount: countUndeleted(learners),
    deckCount: countUndeleted(decks),
    quizCount: countUndeleted(quizzes),
    binCount: bin.length,
    binBytes: bin.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
  };
}

/** @yields each learner whose account doesn't refer back, and vice versa. */
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
