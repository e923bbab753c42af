import * as z from 'zod/mini';
import { notice } from '../../shared/notice.ts';
import { defineItem, type Stored } from './table/item.ts';
import type { Partition } from './table/partition.ts';
import type { WriteAction } from './table/write-action.ts';

/** That a grown-up of the household read the notice and agreed: without it no child is added. */
export const storedConsents = defineItem({
  name: 'consent',
  key: 'HH#{household}/CONSENT',
  schema: z.object({
    noticeVersion: z.string(),
    agreedAt: z.string(),
    /** The account, or {@link goneAgreer}. */
    agreedBy: z.string(),
    /** How it is known who agreed: see `agreeing` of the notice. Until 2026-11-24 being signed in was enough. */
    method: z.enum(['signed-in', 'email-plus', 'family-only']),
  }),
});
export type StoredConsent = Stored<typeof storedConsents>;

/** Stands for somebody who agreed and has left the household since. */
const goneAgreer = 'GONE';

/** @returns the write that forgets who agreed, not that somebody did: for a grown-up who leaves. */
export function forgetAgreerAction(rows: Partition, userId: string): WriteAction {
  const isStillThem = { equals: { agreedBy: userId }, otherwise: 'conflict' } as const;
  return storedConsents.change(rows, {}, { set: { agreedBy: goneAgreer } }, isStillThem);
}

/** @returns the condition that the household agreed to the notice as it is now. Refuses with `consent-needed`. */
export function consentCheck(rows: Partition): WriteAction {
  return storedConsents.check(rows, {}, { equals: { noticeVersion: notice.version }, otherwise: 'consent-needed' });
}
