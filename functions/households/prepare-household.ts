import { createHouseholdActions, type StoredHousehold } from '../data/people/household.ts';
import { createMembershipActions, firstMembershipActions } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface NewHousehold {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly ownerId: string;
  /** The owner's account is created in the same transaction, with this household already in its list. */
  readonly isOwnerNew?: true;
  /** Version of the privacy notice that the owner agrees to at creation. */
  readonly agreedNotice?: string | undefined;
  readonly now: Date;
}

/** Default when the household's time zone is unknown. Editable in Settings. */
export const fallbackTimeZone = 'UTC';

/** @returns a new household with its owner as the only member, and the writes that create it. */
export function prepareHousehold(
  table: Table,
  newHousehold: NewHousehold,
): { household: StoredHousehold; actions: WriteAction[] } {
  const { id, name, timeZone, ownerId, agreedNotice } = newHousehold;
  const createdAt = newHousehold.now.toISOString();
  const counts = { memberCount: 1, grownUpCount: 1, learnerCount: 0, deckCount: 0, quizCount: 0 };
  const household: StoredHousehold = {
    id,
    name,
    ownerId,
    timeZone,
    ...counts,
    ...(agreedNotice && { agreedNotice }),
    createdAt,
    version: 1,
  };
  const membership = { householdId: id, userId: ownerId, role: 'owner', joinedAt: createdAt } as const;
  return {
    household,
    actions: [
      ...createHouseholdActions(table, household),
      ...(newHousehold.isOwnerNew ? firstMembershipActions : createMembershipActions)(table, membership),
    ],
  };
}
