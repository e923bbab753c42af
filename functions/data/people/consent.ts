import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { isOlderNotice, noticeVersion as currentNotice } from '../../../shared/notice.ts';
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

/** What a household's row says of its consent, so that no call has to read another row for it. */
export type ConsentState = Pick<StoredHousehold, 'agreedNotice' | 'askedNotice' | 'consentEndsAt'>;

/** A family is not asked again by a function of an older release, which knows only the notice before. */
function agreesToCurrent({ agreedNotice }: ConsentState): boolean {
  return agreedNotice !== undefined && !isOlderNotice(agreedNotice, currentNotice);
}

/** @returns the condition that the household agrees to the notice as it is now, or to a newer one. Refuses with `consent-needed`. */
export function consentCheck(rows: Partition, state: ConsentState): WriteAction {
  const noticeVersion = agreesToCurrent(state) ? state.agreedNotice : currentNotice;
  return storedConsents.check(
    rows,
    {},
    { equals: { noticeVersion, withdrawnAt: undefined }, otherwise: 'consent-needed' },
  );
}

/**
 * @returns the condition that nobody takes the consent back meanwhile: for every transaction that stores or changes something of a child. It holds
 *   where nobody was ever asked: a household has no child before, but for accounts of 13 and older. A question that stays unanswered needs no
 *   condition: its time runs out at an instant that `state` names, so that it is over or not at `now`, when the call came.
 * @throws ProductError `consent-needed` once the consent is over, as the condition does.
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
 * @returns that guard by what the household's row says now, or nothing once its consent is over: for what grown-ups do to decks and cards, which goes on,
 *   but for what would count for a child. Refuses with `conflict` when it is taken back meanwhile, so that it is looked at anew.
 */
export async function findConsentGuard(rows: Partition, now: Date): Promise<WriteAction | undefined> {
  const state = await storedHouseholds.find(rows, {});
  if (!state || isConsentOver(state, now)) return undefined;
  return { ...consentGuard(rows, state, now), otherwise: 'conflict' };
}

/** @returns the instant from which nothing of a child is stored: it was taken back, or is once a question has stayed unanswered for so long. */
function endOf(state: ConsentState): string | undefined {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  if (askedNotice === undefined) return consentEndsAt;
  // What an older release asks, whose notice the family knows the successor of, counts for nothing.
  const isOpen = agreedNotice !== undefined && isOlderNotice(agreedNotice, askedNotice) && !agreesToCurrent(state);
  return isOpen ? consentEndsAt : undefined;
}

/** @returns whether nothing of a child may be stored any more: it was taken back, or the question about a newer notice stayed unanswered for too long. */
export function isConsentOver(state: ConsentState, now: Date): boolean {
  const end = endOf(state);
  return end !== undefined && Date.parse(end) <= now.getTime();
}

/** @returns until when the family may answer the question about the notice as it is now, counted from now where it was not asked yet; absent where it agreed or its consent is over. */
function renewalEnd(state: ConsentState, now: Date): string | undefined {
  const { agreedNotice, askedNotice } = state;
  if (agreedNotice === undefined || agreesToCurrent(state) || isConsentOver(state, now)) return undefined;
  const isAsked = askedNotice !== undefined && !isOlderNotice(askedNotice, currentNotice);
  return isAsked ? endOf(state) : consentEndAfter(now).toISOString();
}

/** @returns a consent as its family is told of it: who did not answer in time took it back by that. */
export function presentConsent(consent: StoredConsent, state: ConsentState, now: Date) {
  const renewBy = renewalEnd(state, now);
  const withdrawnAt = consent.withdrawnAt ?? (isConsentOver(state, now) ? endOf(state) : undefined);
  return { ...consent, ...(withdrawnAt !== undefined ? { withdrawnAt } : renewBy !== undefined && { renewBy }) };
}

/**
 * Notes that the family is asked about a newer notice: from the first call on that would change something of a child, whoever makes it. So the time to
 * answer does not begin before the family uses the product.
 */
export async function askToRenew(rows: Partition, state: ConsentState, now: Date): Promise<void> {
  const { agreedNotice, askedNotice, consentEndsAt } = state;
  const end = renewalEnd(state, now);
  if (end === undefined || end === consentEndsAt) return;
  const asked = { askedNotice: currentNotice, consentEndsAt: end };
  const asSeen = { equals: { agreedNotice, askedNotice, consentEndsAt } };
  try {
    await rows.commit([storedHouseholds.change(rows, {}, { set: asked }, asSeen)]);
  } catch (error) {
    // Another call was quicker, or somebody agreed: both are as good.
    if (!isConflict(error)) throw error;
  }
}

/** @returns whether the household agreed already to what it is asked to agree to, and nothing of its row says otherwise. */
export function hasAgreed(seen: StoredConsent, asked: StoredConsent, state: ConsentState): boolean {
  if (seen.withdrawnAt !== undefined) return false;
  const isSame = seen.noticeVersion === asked.noticeVersion && state.consentEndsAt === undefined;
  return isSame || isOlderNotice(asked.noticeVersion, seen.noticeVersion);
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
    storedHouseholds.change(rows, {}, { set: { consentEndsAt: withdrawnAt }, remove: ['askedNotice'] }),
    storedConsents.change(rows, {}, { set: { withdrawnAt } }, { equals: { agreedAt } }),
  ];
}
