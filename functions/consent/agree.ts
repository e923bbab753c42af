import { notice, type NoticeStage } from '../../shared/notice.ts';
import { consentEnvironment, readEnvironment } from '../platform/environment.ts';
import { ProductError } from '../../shared/errors.ts';
import { type StoredConsent, storedConsents } from '../data/people/consent.ts';
import { householdRows } from '../data/people/household.ts';
import type { Table } from '../data/table/table.ts';
import { type MailContent, queueMailAction } from '../data/operations/waiting-mail.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Caller } from '../platform/call/call.ts';

/** Stage settings that decide how consent is verified. The operator counts as the parent only if configured. */
export type ConsentEffects = NoticeStage;

/** Reads the stage's consent settings from the environment. */
export function openConsentEffects(source = process.env): ConsentEffects {
  const { FAMILY_ONLY, MAIL_FROM } = readEnvironment(consentEnvironment, source);
  return { familyOnly: FAMILY_ONLY === 'yes', sendsMails: MAIL_FROM !== undefined };
}

interface Agreeing {
  /** A child on a device has no email and may not agree. */
  readonly user: Pick<Caller['user'], 'id' | 'role'> & { readonly emailVerified?: boolean };
  readonly now: Date;
  readonly effects: ConsentEffects & { readonly newId: (at: Date) => string };
}

/**
 * @returns the consent, and the emails that confirm it.
 * @throws ProductError `notice-changed` unless the notice is the current one, `not-allowed` for an admin; `email-code-needed` or `mails-needed` when it is
 *   unknown who agrees.
 */
export function agree(
  householdId: string,
  { noticeVersion }: { readonly noticeVersion: string },
  { user, now, effects }: Agreeing,
): { readonly consent: StoredConsent; readonly letters: readonly MailContent[] } {
  if (user.role === 'admin') throw new ProductError('not-allowed');
  if (noticeVersion !== notice.version) {
    throw new ProductError('notice-changed', { fields: { noticeVersion: notice.version } });
  }
  const method = knowWhoAgrees(user, effects);
  return {
    consent: { noticeVersion, agreedAt: now.toISOString(), agreedBy: user.id, method },
    letters: method === 'email-plus' ? [{ kind: 'consent-given', userId: user.id, householdId }] : [],
  };
}

/** Determines the consent method: a confirmed email plus a follow-up email or, on a stage run by the parent, the operator's declaration. */
function knowWhoAgrees(
  { emailVerified }: Agreeing['user'],
  { sendsMails, familyOnly }: ConsentEffects,
): StoredConsent['method'] {
  if (sendsMails && emailVerified) return 'email-plus';
  if (familyOnly) return 'family-only';
  if (!sendsMails) throw new ProductError('mails-needed');
  throw new ProductError('email-code-needed');
}

export function agreeAtFoundingActions(
  table: Table,
  householdId: string,
  agreement: Parameters<typeof agree>[1],
  agreeing: Agreeing,
): WriteAction[] {
  const { consent, letters } = agree(householdId, agreement, agreeing);
  const { now, effects } = agreeing;
  return [
    storedConsents.create(householdRows(table, householdId), consent),
    ...letters.map((letter) => queueMailAction(table, letter, { now, newId: effects.newId })),
  ];
}
