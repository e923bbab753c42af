import * as z from 'zod/mini';
import { noticeVersion as currentNotice } from '../../../shared/notice.ts';
import { consentEndAfter } from '../../../shared/retention.ts';
import { type StoredHousehold, storedHouseholds } from './household.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { isConflict } from '../table/repeat-on-conflict.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * That a grown-up of the household read the notice and agreed: without it no child is added. Once it is over, nothing of a child is stored or
 * changed until somebody agrees again.
 */
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
    /** When it was taken back. */
    withdrawnAt: z.optional(z.string()),
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

/** @returns the condition that the household agrees to the notice as it is now. Refuses with `consent-needed`. */
export function consentCheck(rows: Partition): WriteAction {
  const equals = { noticeVersion: currentNotice, withdrawnAt: undefined };
  return storedConsents.check(rows, {}, { equals, otherwise: 'consent-needed' });
}

/**
 * @returns the condition that nobody took the consent back: for every transaction that stores or changes something of a child. Refuses with
 *   `consent-needed`. It holds where nobody was ever asked: a household has no child before, but for accounts of 13 and older.
 */
export function consentGuard(rows: Partition): WriteAction & { readonly kind: 'check' } {
  const condition = { equals: { withdrawnAt: undefined } };
  return {
    kind: 'check',
    key: rows.key(storedConsents.sortKey.write({})),
    condition,
    otherwise: 'consent-needed',
  };
}

/** What a household's row says of its consent, so that no call has to read another row for it. */
export type ConsentState = Pick<StoredHousehold, 'agreedNotice' | 'askedNotice' | 'consentEndsAt'>;

/** @returns whether nothing of a child may be stored any more: it was taken back, or the question about a newer notice stayed unanswered for too long. */
export function isConsentOver({ consentEndsAt }: ConsentState, now: Date): boolean {
  return consentEndsAt !== undefined && Date.parse(consentEndsAt) <= now.getTime();
}

/** @returns until when the family may answer the question about the notice as it is now, counted from now where it was not asked yet; absent where it agreed. */
export function renewalEnd(state: ConsentState, now: Date): string | undefined {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  if (agreedNotice === undefined || agreedNotice === currentNotice) return undefined;
  return askedNotice === currentNotice ? consentEndsAt : consentEndAfter(now).toISOString();
}

/**
 * Notes that the family is asked about a newer notice: from the first call on that would change something of a child, whoever makes it. So the time to
 * answer does not begin before the family uses the product.
 */
export async function askToRenew(rows: Partition, state: ConsentState, now: Date): Promise<void> {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  const end = renewalEnd(state, now);
  if (end === undefined || askedNotice === currentNotice || isConsentOver(state, now)) return;
  const asked = { askedNotice: currentNotice, consentEndsAt: end };
  const asSeen = { equals: { agreedNotice, askedNotice, consentEndsAt } };
  try {
    await rows.commit([storedHouseholds.change(rows, {}, { set: asked }, asSeen)]);
  } catch (error) {
    // Another call was quicker, or somebody agreed: both are as good.
    if (!isConflict(error)) throw error;
  }
}

/** @returns the writes by which a household agrees to the notice as it is now, whatever was before. */
export function agreeActions(rows: Partition, consent: StoredConsent): WriteAction[] {
  const { noticeVersion: agreedNotice } = consent;
  return [
    storedHouseholds.change(rows, {}, { set: { agreedNotice }, remove: ['askedNotice', 'consentEndsAt'] }),
    storedConsents.replace(rows, consent),
  ];
}

/** @returns the writes that take a consent back; refused with `conflict` when it is not the one that was seen. */
export function withdrawActions(rows: Partition, { agreedAt }: StoredConsent, now: Date): WriteAction[] {
  const withdrawnAt = now.toISOString();
  return [
    storedHouseholds.change(rows, {}, { set: { consentEndsAt: withdrawnAt } }),
    storedConsents.change(rows, {}, { set: { withdrawnAt } }, { equals: { agreedAt } }),
  ];
}
