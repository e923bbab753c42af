import * as z from 'zod/mini';
import { memberRole } from '../../shared/schemas/user.ts';
import { defineItem, type Stored } from './table/item.ts';
import type { Table } from './table/table.ts';
import type { WriteAction } from './table/write-action.ts';

/** Lets one account into a household once. Found by the hash of its code: the code itself is nowhere stored. */
export const storedInvitations = defineItem({
  name: 'invitation',
  key: 'INVITATION#{codeHash}/ONLY',
  schema: z.object({
    householdId: z.string(),
    role: memberRole,
    /** Local part of the learner that the new account will study as. */
    learner: z.optional(z.string()),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});
export type StoredInvitation = Stored<typeof storedInvitations>;

/** @returns the write that uses an invitation up; it refuses when somebody else was quicker. */
export function useInvitationAction(table: Table, codeHash: string): WriteAction {
  return storedInvitations.removeExisting(table, { codeHash }, 'code-used-up');
}
