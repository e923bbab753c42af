import * as z from 'zod/mini';
import { memberRole } from '../../../shared/schemas/user.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

const fields = {
  role: memberRole,
  /** Local id of the learner that the new account will study as. */
  learner: z.optional(z.string()),
  /** The address it was sent to. Only the account with this address can use it. */
  email: z.optional(z.string()),
  /** Unix seconds. Reads check it, since TTL deletes late. */
  expiresAt: z.int(),
};

/** Lets one account join a household, once. It is found by the hash of its code; the code itself is stored nowhere. */
export const storedInvitations = defineItem({
  name: 'invitation',
  key: 'INVITATION#{codeHash}/ONLY',
  schema: () =>
    z.object({
      householdId: z.string(),
      ...fields,
      /** Id of the invitation in the household's list. */
      invitation: z.optional(z.string()),
      /** The account that created the invitation. The invitation is void once that account may no longer invite. */
      invitedBy: z.optional(z.string()),
    }),
});
export type StoredInvitation = Stored<typeof storedInvitations>;

/** The entry of an invitation ({@link storedInvitations}) in its household's list. */
export const storedOpenInvitations = defineItem({
  name: 'open-invitation',
  key: 'HH#{household}/INVITE#{invitation}',
  schema: () =>
    z.object({
      invitation: z.string(),
      codeHash: z.string(),
      ...fields,
      invitedBy: z.string(),
      createdAt: z.string(),
    }),
});
export type StoredOpenInvitation = Stored<typeof storedOpenInvitations>;

export function createInvitationActions(
  table: Table,
  householdId: string,
  invitation: StoredOpenInvitation,
): WriteAction[] {
  return [
    storedInvitations.create(table, { ...invitation, householdId }),
    storedOpenInvitations.create(householdRows(table, householdId), invitation),
  ];
}

/** @returns the writes that use up an invitation; refused with `code-used-up` when someone else used it first. */
export function useInvitationActions(table: Table, codeHash: string, found: StoredInvitation): WriteAction[] {
  const { householdId, invitation } = found;
  return [
    storedInvitations.removeExisting(table, { codeHash }, { otherwise: 'code-used-up' }),
    ...(invitation ? [storedOpenInvitations.remove(householdRows(table, householdId), { invitation })] : []),
  ];
}

export function revokeInvitationActions(
  table: Table,
  rows: Partition,
  { codeHash, invitation }: Pick<StoredOpenInvitation, 'codeHash' | 'invitation'>,
): WriteAction[] {
  return [storedInvitations.remove(table, { codeHash }), storedOpenInvitations.remove(rows, { invitation })];
}
