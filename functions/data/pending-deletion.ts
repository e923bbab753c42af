import * as z from 'zod/mini';
import { householdRows } from './household.ts';
import { defineItem, type Stored } from './table/item.ts';
import { removeMembershipActions, type StoredMembership } from './membership.ts';
import type { Partition } from './table/partition.ts';
import type { Table } from './table/table.ts';
import type { WriteAction } from './table/write-action.ts';

/**
 * A deletion that is not through: its thing is hidden from everybody, and some of its rows may be there still. It comes with the
 * transaction that hides the thing and goes with the one that removes the thing's own row, so that whoever looks for deletions to
 * finish finds each of them. It stands outside of the household, as it must outlive its last row.
 */
export const storedDeletions = defineItem({
  name: 'pending-deletion',
  key: 'DELETIONS/SINCE#{since}#{householdId}#{id}',
  schema: z.object({
    kind: z.enum(['household', 'learner', 'deck', 'quiz']),
    householdId: z.string(),
    /** Local part of the thing's id; a household's own id. */
    id: z.string(),
    /** When the thing was hidden (ISO): its `deletingSince`. */
    since: z.string(),
  }),
});
export type StoredPendingDeletion = Stored<typeof storedDeletions>;

/** All that the removal of a hidden thing works with: ONE household's rows, and the note that it is not through. */
export interface Deletion extends StoredPendingDeletion {
  readonly rows: Partition;
  /** The write that notes it: part of the transaction that hides the thing. */
  readonly beginAction: WriteAction;
  /** The write that strikes it out: part of the transaction that removes the thing's own row. */
  readonly endAction: WriteAction;
  /** @returns the writes that take an account out of the household. */
  readonly dismissActions: (membership: StoredMembership) => WriteAction[];
}

export function openDeletion(table: Table, stored: StoredPendingDeletion): Deletion {
  const { householdId } = stored;
  return {
    ...stored,
    rows: householdRows(table, householdId),
    beginAction: storedDeletions.create(table, stored),
    endAction: storedDeletions.remove(table, stored),
    dismissActions: (membership) => removeMembershipActions(table, { ...membership, householdId }),
  };
}

/** @returns the deletions that began before the instant and are not through: at most `count`, the oldest first. */
export async function listPendingDeletions(
  table: Table,
  before: Date,
  count: number,
): Promise<StoredPendingDeletion[]> {
  return await storedDeletions.first(table, {}, count, { before: before.toISOString() });
}
