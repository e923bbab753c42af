import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { isOlderNotice, noticeVersion as currentNotice } from '../../../shared/notice.ts';
import { consentEndAfter } from '../../../shared/retention.ts';
import { type StoredHousehold, storedHouseholds } from './household.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { isConflict } from '../table/repeat-on-conflict.ts';
import type { WriteAction } from '../table/write-action.ts';

/** A grown-up's consent for a household after reading the notice. Without it no child can be added; once it ends, no child's data is stored or changed. */
export const storedConsents = defineItem({
  name: 'consent',
  key: 'HH#{household}/CONSENT',
  schema: z.object({
    noticeVersion: z.string(),
    agreedAt: z.string(),
    /** The account's id, or {@link goneAgreer}. */
    agreedBy: z.string(),
    /** How the person was verified: see `agreeing` in the notice. Until 2026-11-24 being signed in was enough. */
    method: z.enum(['signed-in', 'email-plus', 'family-only']),
    withdrawnAt: z.optional(z.string()),
  }),
});
export type StoredConsent = Stored<typeof storedConsents>;

/** Stands for a person who consented and has since left the household. */
const goneAgreer = 'GONE';

/** @returns the write that replaces the id of the person who consented by {@link goneAgreer}. Used when a grown-up leaves the household. */
export function forgetAgreerAction(rows: Partition, userId: string): WriteAction {
  const isStillThem = { equals: { agreedBy: userId }, otherwise: 'conflict' } as const;
  return storedConsents.change(rows, {}, { set: { agreedBy: goneAgreer } }, isStillThem);
}

/** The consent fields of a household's row, so that no call has to read a second row for them. */
export type ConsentState = Pick<StoredHousehold, 'agreedNotice' | 'askedNotice' | 'consentEndsAt'>;

/**
 * Whether the household consented to the current notice or a newer one. Accepting newer ones keeps functions of an older release, which know only an older
 * notice, from asking again.
 */
function agreesToCurrent({ agreedNotice }: ConsentState): boolean {
  return agreedNotice !== undefined && !isOlderNotice(agreedNotice, currentNotice);
}

/** @returns the condition that the household consented to the current notice or a newer one. It fails with `consent-needed`. */
export function consentCheck(rows: Partition, state: ConsentState): WriteAction {
  const noticeVersion = agreesToCurrent(state) ? state.agreedNotice : currentNotice;
  return storedConsents.check(
    rows,
    {},
    { equals: { noticeVersion, withdrawnAt: undefined }, otherwise: 'consent-needed' },
  );
}

/**
 * @returns the condition that the consent has not been withdrawn at the time of the write, for every transaction that stores or changes data of a child. It
 *   also holds if the household was never asked, because such a household has no children other than account holders aged 13 and older. An unanswered renewal
 *   request needs no condition, because `state` holds its deadline and `now` is the time of the call.
 * @throws ProductError `consent-needed` once the consent has ended, as the condition does.
 */
export function consentGuard(
  rows: Partition,
  state: ConsentState,
  now: Date,
): WriteAction & { readonly kind: 'check' } {
  if (isConsentOver(state, now)) throw new ProductError('consent-needed');
  return {
    kind: 'check',
    key: rows.key(storedConsents.sortKey.write({})),
    condition: { equals: { withdrawnAt: undefined } },
    otherwise: 'consent-needed',
  };
}

/**
 * @returns the guard for the household's current row; `undefined` once its consent has ended. Grown-ups may change decks and cards without consent, except for
 *   what counts for a child. It fails with `conflict` when the consent has been withdrawn since this read, so that the caller checks again.
 */
export async function findConsentGuard(rows: Partition, now: Date): Promise<WriteAction | undefined> {
  const state = await storedHouseholds.find(rows, {});
  if (!state || isConsentOver(state, now)) return undefined;
  return { ...consentGuard(rows, state, now), otherwise: 'conflict' };
}

/** @returns the instant from which no child's data is stored: the withdrawal, or the deadline of an unanswered renewal request. */
function endOf(state: ConsentState): string | undefined {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  if (askedNotice === undefined) return consentEndsAt;
  // A renewal request from an older release does not count when the family already consented to a newer notice.
  const isOpen = agreedNotice !== undefined && isOlderNotice(agreedNotice, askedNotice) && !agreesToCurrent(state);
  return isOpen ? consentEndsAt : undefined;
}

/** @returns whether the consent has ended: it was withdrawn, or the request to renew it for a newer notice stayed unanswered for too long. */
export function isConsentOver(state: ConsentState, now: Date): boolean {
  const end = endOf(state);
  return end !== undefined && Date.parse(end) <= now.getTime();
}

/**
 * @returns the deadline to consent to the current notice, counted from now if the household was not asked yet; `undefined` if it is agreed to, or the consent
 *   has ended.
 */
function renewalEnd(state: ConsentState, now: Date): string | undefined {
  const { agreedNotice, askedNotice } = state;
  if (agreedNotice === undefined || agreesToCurrent(state) || isConsentOver(state, now)) return undefined;
  const isAsked = askedNotice !== undefined && !isOlderNotice(askedNotice, currentNotice);
  return isAsked ? endOf(state) : consentEndAfter(now).toISOString();
}

/** @returns a consent as its family sees it. A renewal request that is not answered in time counts as withdrawal. */
export function presentConsent(consent: StoredConsent, state: ConsentState, now: Date) {
  const renewBy = renewalEnd(state, now);
  const withdrawnAt = consent.withdrawnAt ?? (isConsentOver(state, now) ? endOf(state) : undefined);
  return { ...consent, ...(withdrawnAt !== undefined ? { withdrawnAt } : renewBy !== undefined && { renewBy }) };
}

/** Records the request to consent to a newer notice at the first change of a child's data, so that the time to answer starts when the family uses the app. */
export async function askToRenew(rows: Partition, state: ConsentState, now: Date): Promise<void> {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  const end = renewalEnd(state, now);
  if (end === undefined || end === consentEndsAt) return;
  const asked = { askedNotice: currentNotice, consentEndsAt: end };
  const asSeen = { equals: { agreedNotice, askedNotice, consentEndsAt } };
  try {
    await rows.commit([storedHouseholds.change(rows, {}, { set: asked }, asSeen)]);
  } catch (error) {
    // Another call came first, or someone consented: nothing is left to do.
    if (!isConflict(error)) throw error;
  }
}

/** @returns whether the valid consent covers the asked notice: it is for a newer notice, or for the same one and without an end. */
export function hasAgreed(seen: StoredConsent, asked: StoredConsent, state: ConsentState): boolean {
  if (seen.withdrawnAt !== undefined) return false;
  const isSame = seen.noticeVersion === asked.noticeVersion && state.consentEndsAt === undefined;
  return isSame || isOlderNotice(asked.noticeVersion, seen.noticeVersion);
}

/** @returns the writes that record the household's consent to the current notice. */
export function agreeActions(rows: Partition, consent: StoredConsent): WriteAction[] {
  const { noticeVersion: agreedNotice } = consent;
  return [
    storedHouseholds.change(rows, {}, { set: { agreedNotice }, remove: ['askedNotice', 'consentEndsAt'] }),
    storedConsents.replace(rows, consent),
  ];
}

/** @returns the writes that withdraw a consent; refused with `conflict` when it is not the one that was read. */
export function withdrawActions(rows: Partition, { agreedAt }: StoredConsent, now: Date): WriteAction[] {
  const withdrawnAt = now.toISOString();
  return [
    storedHouseholds.change(rows, {}, { set: { consentEndsAt: withdrawnAt }, remove: ['askedNotice'] }),
    storedConsents.change(rows, {}, { set: { withdrawnAt } }, { equals: { agreedAt } }),
  ];
}
