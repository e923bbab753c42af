import * as z from 'zod';
import { memberRole } from '../../shared/schemas/user.ts';
import { lookupKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** Lets one account into a household once. Found by the hash of its code: the code itself is nowhere stored. */
export const storedInvitation = z.object({
  householdId: z.string(),
  role: memberRole,
  /** Local part of the learner that the new account will study as. */
  learner: z.string().optional(),
  /** Seconds since 1970. Checked by value; TTL only sweeps. */
  expiresAt: z.int(),
});
export type StoredInvitation = z.infer<typeof storedInvitation>;

function rows(table: Table, codeHash: string): Partition {
  return new Partition(table, lookupKeys.invitation(codeHash));
}

export async function findInvitation(table: Table, codeHash: string): Promise<StoredInvitation | undefined> {
  return await rows(table, codeHash).get(storedInvitation, lookupKeys.only);
}

export function createInvitationAction(table: Table, codeHash: string, invitation: StoredInvitation): WriteAction {
  return rows(table, codeHash).put(lookupKeys.only, invitation);
}

/** @returns the write that uses an invitation up; it refuses when somebody else was quicker. */
export function useInvitationAction(table: Table, codeHash: string): WriteAction {
  return rows(table, codeHash).remove(lookupKeys.only, { condition: { exists: true }, otherwise: 'code-used-up' });
}
