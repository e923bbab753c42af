import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * What a restore from a backup would bring back against people's will, with ids only: what was erased for good, written when it begins, and what was ended
 * (a withdrawn consent, a removed member or device), written with its end. After a restore, this list tells what to take away again before the table is used.
 */
export const storedErasures = defineItem({
  name: 'erasure',
  key: 'ERASED#{suffix}/AT#{at}#{kind}#{id}',
  schema: z.object({
    at: z.string(),
    kind: z.enum(['household', 'learner', 'account', 'consent', 'member', 'device']),
    /** The public id; of a consent, its household's. */
    id: z.string(),
  }),
});

/** What somebody ended in a household that goes on. Unlike an erasure, a later consent or invitation takes it back. */
export type EndedKind = 'consent' | 'member' | 'device';

/** @returns the write that lists an end, for the transaction that makes it. Safe to repeat. */
export function listEndAction(
  table: Table,
  ended: { readonly kind: EndedKind; readonly id: string },
  now: Date,
): WriteAction {
  return storedErasures.replace(table, { ...ended, at: now.toISOString() });
}
