import { notice, type NoticeStage } from '../../shared/notice.ts';
import { limits } from '../../shared/limits.ts';
import { storedConsents } from '../data/people/consent.ts';
import { findHouseholds, householdRows } from '../data/people/household.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedEmailChanges } from '../data/operations/mail-link.ts';
import { announcedEnd, storedNotices } from '../data/operations/retention.ts';
import { isUndeliverable } from '../data/operations/undeliverable-address.ts';
import type { MailContent } from '../data/operations/waiting-mail.ts';
import { hasExpired } from '../data/table/expiry.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { findUserByEmail, type StoredUser, storedUsers } from '../data/people/user.ts';
import { mailedInvitationCode, mailedInvitationProof } from '../households/invitation-code.ts';
import type { Mail } from '../platform/effects/mailer.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import { hashTypedCode } from '../platform/sign-in/typed-code.ts';
import type { EventContext } from './define-event-handler.ts';
import { type Draft, type Section, writeMail } from './draft.ts';
import { makeCode, makeLink } from './mail-secrets.ts';
import type { MailWords } from './words/mail-words.ts';
import { openMailWords, wordNotice } from './words/open-mail-words.ts';

/** Everything needed to write an email. The stage's properties appear in the email that quotes the privacy notice. */
interface Writing extends EventContext, Omit<NoticeStage, 'sendsMails'> {
  /** The app's URL without a trailing slash. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

/** An email's words in the language of the account that it is about, which is the receiver's in all but invitations. */
interface InWords extends Writing {
  readonly words: MailWords;
  readonly write: (to: string, draft: Draft) => Mail;
}

/** An email, and the writes that activate its link. */
interface Prepared {
  readonly mail: Mail;
  readonly actions: readonly WriteAction[];
}

/** @returns undefined when there is nothing to send: the account is missing or disabled, the email is no longer needed, or the address is undeliverable. */
export async function prepareMail(context: Writing, letter: MailContent): Promise<Prepared | undefined> {
  const user = await findAddressee(context.table, letter);
  if (!user || user.disabledAt !== undefined) return undefined;
  const words = await openMailWords(user);
  const write: InWords['write'] = (to, draft) => writeMail(to, words.language, draft);
  const prepared = await writeLetter({ ...context, words, write }, letter, user);
  if (!prepared || (await isUndeliverable(context.table, prepared.mail.to, context.clock()))) return undefined;
  return prepared;
}

async function findAddressee(table: Table, letter: MailContent): Promise<StoredUser | undefined> {
  if (letter.kind === 'password-reset') return await findUserByEmail(table, letter.email);
  return await storedUsers.find(table, { id: letter.userId });
}

async function writeLetter(context: InWords, letter: MailContent, user: StoredUser): Promise<Prepared | undefined> {
  const { words, write } = context;
  switch (letter.kind) {
    case 'password-reset': {
      const { address, actions } = makeLink(context, user, {
        purpose: 'password-reset',
        email: user.email,
        seconds: limits.resetLinkSeconds,
      });
      return { mail: write(user.email, words.reset(address)), actions };
    }
    case 'verify-email': {
      if (user.emailVerified) return undefined;
      const { address, actions } = makeLink(context, user, {
        purpose: 'verify-email',
        email: user.email,
        seconds: limits.verifyLinkSeconds,
      });
      const typed = asksForCode(context, user) ? makeCode(context, user) : undefined;
      const mail = write(user.email, words.verification(address, typed?.code));
      return { mail, actions: typed ? [...actions, typed.action] : actions };
    }
    case 'confirm-email-change':
      return await writeEmailChange(context, letter, user);
    case 'email-changed':
      return { mail: write(letter.email, words.emailChanged(letter.email)), actions: [] };
    case 'way-in-changed': {
      if (!user.emailVerified) return undefined;
      return { mail: write(user.email, words.signInMethod(`${context.address}/`, letter.change)), actions: [] };
    }
    case 'invitation':
      return await writeInvitation(context, letter, user);
    case 'consent-given':
      return await writeConsent(context, letter, user);
    case 'household-unused':
      return await writeUnused(context, letter, user);
  }
}

/** Whether a screen asks for the mailed code: the consent of a parent, on a stage that confirms who agrees. Everyone else confirms with the link. */
function asksForCode({ familyOnly }: Writing, { role }: StoredUser): boolean {
  return !familyOnly && role === 'parent';
}

/** Writes the email about a consent, unless it was withdrawn or replaced in the meantime. */
async function writeConsent(
  { table, address, familyOnly, isOwnMachine, words, write }: InWords,
  { householdId }: Extract<MailContent, { kind: 'consent-given' }>,
  { id, email }: StoredUser,
): Promise<Prepared | undefined> {
  const [household] = await findHouseholds(table, [householdId]);
  const consent = await storedConsents.find(householdRows(table, householdId), {});
  if (!household || consent?.agreedBy !== id || consent.withdrawnAt !== undefined) return undefined;
  const stage = { sendsMails: true, familyOnly, isOwnMachine };
  const agreed = { email, household: household.name, ...consent };
  const isAsAgreed = consent.noticeVersion === notice.version;
  const lines = isAsAgreed ? await wordNotice(words.language, notice.write(stage)) : [];
  const quoteNotice = (heading: string): readonly Section[] => (isAsAgreed ? [{ heading, lines }] : []);
  return { mail: write(email, words.consent(`${address}/`, agreed, quoteNotice)), actions: [] };
}

/** Writes the announcement for a household, unless it is in use again or deleted. */
async function writeUnused(
  { table, address, words, write }: InWords,
  { householdId, lastUsed }: Extract<MailContent, { kind: 'household-unused' }>,
  { email }: StoredUser,
): Promise<Prepared | undefined> {
  const [household] = await findHouseholds(table, [householdId]);
  const announced = await storedNotices.find(householdRows(table, householdId), {});
  if (!household || announced?.lastUsed !== lastUsed) return undefined;
  return { mail: write(email, words.unused(`${address}/`, household.name, announcedEnd(announced))), actions: [] };
}

async function writeEmailChange(
  context: InWords,
  { change: id, side }: Extract<MailContent, { kind: 'confirm-email-change' }>,
  user: StoredUser,
): Promise<Prepared | undefined> {
  const change = await storedEmailChanges.find(context.table, { userId: user.id });
  const secondsLeft = change ? change.expiresAt - Math.floor(context.clock().getTime() / 1_000) : 0;
  if (change?.id !== id || secondsLeft <= 0) return undefined;
  const email = side === 'old' ? user.email : change.newEmail;
  const { address, actions } = makeLink(context, user, {
    purpose: 'confirm-email-change',
    email,
    seconds: secondsLeft,
    change: id,
    side,
  });
  const { words, write } = context;
  return { mail: write(email, words.emailChange(address, user.email, change.newEmail)), actions };
}

/** Writes an invitation in the language of the invited account, or else the inviter's. Its code is not stored, so it is derived again; the inviter was shown the same one. */
async function writeInvitation(
  { table, clock, address, deriveBytes }: Writing,
  letter: Extract<MailContent, { kind: 'invitation' }>,
  inviter: StoredUser,
): Promise<Prepared | undefined> {
  const rows = householdRows(table, letter.householdId);
  const open = await storedOpenInvitations.find(rows, letter);
  const [household] = await findHouseholds(table, [letter.householdId]);
  const code = mailedInvitationCode(deriveBytes, letter.householdId, letter.invitation);
  const proof = mailedInvitationProof(deriveBytes, letter.householdId, letter.invitation);
  const isGood = open?.codeHash === hashTypedCode(code) && !hasExpired(open, clock());
  if (!isGood || !household || open.email === undefined) return undefined;
  const learner = open.learner === undefined ? undefined : await storedLearners.find(rows, { learner: open.learner });
  const about = { inviter: inviter.email, household: household.name, role: open.role, learner: learner?.name };
  const link = `${address}/#invitation=${code}-${proof}`;
  const invited = await findUserByEmail(table, open.email);
  const words = await openMailWords({ language: invited?.language ?? inviter.language });
  return { mail: writeMail(open.email, words.language, words.invitation(link, about)), actions: [] };
}
