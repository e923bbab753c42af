import { createHouseholdActions, type StoredHousehold } from '../data/people/household.ts';
import { createMembershipActions, firstMembershipActions } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface Founding {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly ownerId: string;
  /** The owner's account is made in the same transaction, and lists this household itself. */
  readonly isOwnerNew?: true;
  /** What its owner agrees to from the start. */
  readonly agreedNotice?: string | undefined;
  readonly now: Date;
}

/** Where nobody said where the family lives. Editable in Settings. */
export const fallbackTimeZone = 'UTC';

/** @returns a new household whose only member is its owner, and the writes that make it. */
export function foundHousehold(
  table: Table,
  founding: Founding,
): { household: StoredHousehold; actions: WriteAction[] } {
  const { id, name, timeZone, ownerId, agreedNotice } = founding;
  const createdAt = founding.now.toISOString();
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
      ...(founding.isOwnerNew ? firstMembershipActions : createMembershipActions)(table, membership),
    ],
  };
}
