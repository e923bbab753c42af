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
    /** The account. */
    agreedBy: z.string(),
    /** How it is known who agreed. */
    method: z.literal('signed-in'),
  }),
});
export type StoredConsent = Stored<typeof storedConsents>;

/** @returns the condition that the household agreed to the notice as it is now. Refuses with `consent-needed`. */
export function consentCheck(rows: Partition): WriteAction {
  return storedConsents.check(rows, {}, { equals: { noticeVersion: notice.version }, otherwise: 'consent-needed' });
}
