import { limits } from '../../shared/limits.ts';
import type { NoticeStage } from '../../shared/notice.ts';
import { storedConsents } from '../data/people/consent.ts';
import { findHouseholds, householdRows } from '../data/people/household.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedEmailChanges } from '../data/operations/mail-link.ts';
import { announcedEnd, storedNotices } from '../data/operations/retention.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { isUndeliverable } from '../data/operations/undeliverable-address.ts';
import { findUserByEmail, type StoredUser, storedUsers } from '../data/people/user.ts';
import {
  type Letter,
  listDueMails,
  putOffMail,
  type StoredWaitingMail,
  storedWaitingMails,
} from '../data/operations/waiting-mail.ts';
import { mailedInvitationCode, mailedInvitationProof } from '../households/invitation-code.ts';
import { hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { type DeriveBytes, deriveBytesFrom } from '../platform/sign-in/derive-bytes.ts';
import { mailEnvironment, readEnvironment } from '../platform/environment.ts';
import { createSesMailer, type Mail, type Mailer } from '../platform/effects/mailer.ts';
import { timeUntil } from '../platform/time-to-remove.ts';
import { defineEventHandler, type EventContext } from './define-event-handler.ts';
import { consentText } from './consent-text.ts';
import {
  emailChangedText,
  emailChangeText,
  invitationText,
  resetText,
  unusedText,
  verificationText,
  wayInText,
  writeMail,
} from './mail-texts.ts';
import { makeCode, makeLink } from './mail-secrets.ts';
import { sendWeeklyMails } from './send-weekly-mails.ts';
import { hasEnded } from '../data/table/expiry.ts';
import { isCommitted } from '../data/table/repeat-on-conflict.ts';

/** What it takes to send mails. What the stage is like stands in the mail that quotes the notice. */
export interface MailEffects extends Omit<NoticeStage, 'sendsMails'> {
  /** Absent where a stage has no address to send from: then nothing is sent, and nothing waits. */
  readonly mailer: Mailer | undefined;
  /** The product's own address, without a slash at its end. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

type Sending = EventContext & MailEffects;

/** How long a run begins to send further mails: a function is ended after 10 s. */
const runMs = 5_000;

/** Mails that are read together. */
const perRead = 25;

/** Sends what is due, the oldest first, and then weekly mails, for which nobody waits at a screen. A mail that cannot be sent holds up none of the others; it is tried again later, a few times. */
export const handler = defineEventHandler<MailEffects>(async (context) => {
  const hasTime = timeUntil(context.clock, new Date(context.clock().getTime() + runMs));
  const counts = { sent: 0, 'not-sent': 0, failed: 0, 'given-up': 0, others: 0 };
  while (hasTime()) {
    const due = await listDueMails(context.table, context.clock(), perRead);
    for (const mail of due) if (hasTime()) counts[await sendOne(context, mail)] += 1;
    if (due.length < perRead) break;
  }
  if (Object.values(counts).some((count) => count > 0)) context.logger.info('sent-mails', counts);
  const givenUp = counts['given-up'] + (await sendWeeklyMails(context, hasTime));
  if (givenUp > 0) throw new Error(`${givenUp} mails were given up.`);
}, openMailEffects);

function openMailEffects(): MailEffects {
  const environment = readEnvironment(mailEnvironment);
  const { APP_ADDRESS: address = '', MAIL_FROM: from, MAIL_REPLY_TO: replyTo, NETWORK_KEY: key } = environment;
  const { MAIL_CONFIGURATION_SET: configurationSet, FAMILY_ONLY: familyOnly } = environment;
  const canSend = from !== undefined && configurationSet !== undefined;
  return {
    mailer: canSend ? createSesMailer({ from, replyTo, configurationSet }) : undefined,
    address,
    deriveBytes: deriveBytesFrom(key),
    familyOnly: familyOnly === 'yes',
  };
}

/** What became of a mail; `others` when another run has it. */
type Outcome = 'sent' | 'not-sent' | 'failed' | 'given-up' | 'others';

/**
 * It is put off before it is sent, so that two runs do not send it both and one that is cut off sends it again later. A mail whose
 * answer was lost comes twice, which is better than never.
 */
async function sendOne(context: Sending, waiting: StoredWaitingMail): Promise<Outcome> {
  const { table, mailer, logger, clock } = context;
  const prepared = mailer && (await prepareMail(context, waiting.letter));
  if (!prepared) return await strikeOut(table, waiting, 'not-sent');
  const { next, actions } = putOffMail(table, waiting, clock());
  if (!(await isCommitted(table, [...actions, ...prepared.actions]))) return 'others';
  try {
    await mailer(prepared.mail);
  } catch (error) {
    const isLast = next.tries >= limits.mailTries;
    const fault = error instanceof Error ? error.name : 'unknown';
    logger.warn('mail-failed', { mail: waiting.id, kind: waiting.letter.kind, tries: next.tries, fault });
    return isLast ? await strikeOut(table, next, 'given-up') : 'failed';
  }
  return await strikeOut(table, next, 'sent');
}

async function strikeOut(table: Table, mail: StoredWaitingMail, outcome: Outcome): Promise<Outcome> {
  await table.commit([storedWaitingMails.remove(table, mail)]);
  return outcome;
}

/** A mail, and what has to be written for its link to work. */
interface Prepared {
  readonly mail: Mail;
  readonly actions: readonly WriteAction[];
}

/** @returns nothing when there is nothing to send (any more): no such account, a disabled one, an address that cannot be reached. */
async function prepareMail(context: Sending, letter: Letter): Promise<Prepared | undefined> {
  const user = await findAddressee(context.table, letter);
  if (!user || user.disabledAt !== undefined) return undefined;
  const prepared = await writeLetter(context, letter, user);
  if (!prepared || (await isUndeliverable(context.table, prepared.mail.to, context.clock()))) return undefined;
  return prepared;
}

async function findAddressee(table: Table, letter: Letter): Promise<StoredUser | undefined> {
  if (letter.kind === 'password-reset') return await findUserByEmail(table, letter.email);
  return await storedUsers.find(table, { id: letter.userId });
}

async function writeLetter(context: Sending, letter: Letter, user: StoredUser): Promise<Prepared | undefined> {
  switch (letter.kind) {
    case 'password-reset': {
      const { address, actions } = makeLink(context, user, {
        purpose: 'password-reset',
        email: user.email,
        seconds: limits.resetLinkSeconds,
      });
      return { mail: writeMail(user.email, resetText(address)), actions };
    }
    case 'verify-email': {
      if (user.emailVerified) return undefined;
      const { address, actions } = makeLink(context, user, {
        purpose: 'verify-email',
        email: user.email,
        seconds: limits.verifyLinkSeconds,
      });
      const { code, action } = makeCode(context, user);
      return { mail: writeMail(user.email, verificationText(address, code)), actions: [...actions, action] };
    }
    case 'confirm-email-change':
      return await writeEmailChange(context, letter, user);
    case 'email-changed':
      return { mail: writeMail(letter.email, emailChangedText(letter.email)), actions: [] };
    case 'way-in-changed': {
      if (!user.emailVerified) return undefined;
      return { mail: writeMail(user.email, wayInText(`${context.address}/`, letter.change)), actions: [] };
    }
    case 'invitation':
      return await writeInvitation(context, letter, user);
    case 'consent-given':
      return await writeConsent(context, letter, user);
    case 'household-unused':
      return await writeUnused(context, letter, user);
  }
}

/** What was withdrawn or agreed to anew meanwhile is not told of: the mail would say how things are no more. */
async function writeConsent(
  { table, address, familyOnly, isOwnMachine }: Sending,
  { householdId }: Extract<Letter, { kind: 'consent-given' }>,
  { id, email }: StoredUser,
): Promise<Prepared | undefined> {
  const [household] = await findHouseholds(table, [householdId]);
  const consent = await storedConsents.find(householdRows(table, householdId), {});
  if (!household || consent?.agreedBy !== id || consent.withdrawnAt !== undefined) return undefined;
  const stage = { sendsMails: true, familyOnly, isOwnMachine };
  const agreed = { email, household: household.name, ...consent };
  return { mail: writeMail(email, consentText(`${address}/`, agreed, stage)), actions: [] };
}

/** A household that is in use again, or gone, needs no announcement any more. */
async function writeUnused(
  { table, address }: Sending,
  { householdId, lastUsed }: Extract<Letter, { kind: 'household-unused' }>,
  { email }: StoredUser,
): Promise<Prepared | undefined> {
  const [household] = await findHouseholds(table, [householdId]);
  const notice = await storedNotices.find(householdRows(table, householdId), {});
  if (!household || notice?.lastUsed !== lastUsed) return undefined;
  return { mail: writeMail(email, unusedText(`${address}/`, household.name, announcedEnd(notice))), actions: [] };
}

async function writeEmailChange(
  context: Sending,
  { change: id, side }: Extract<Letter, { kind: 'confirm-email-change' }>,
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
  return { mail: writeMail(email, emailChangeText(address, user.email, change.newEmail)), actions };
}

/** The code is worked out anew: it is nowhere stored, and the one who invites was shown it. */
async function writeInvitation(
  { table, clock, address, deriveBytes }: Sending,
  letter: Extract<Letter, { kind: 'invitation' }>,
  inviter: StoredUser,
): Promise<Prepared | undefined> {
  const rows = householdRows(table, letter.householdId);
  const open = await storedOpenInvitations.find(rows, letter);
  const [household] = await findHouseholds(table, [letter.householdId]);
  const code = mailedInvitationCode(deriveBytes, letter.householdId, letter.invitation);
  const proof = mailedInvitationProof(deriveBytes, letter.householdId, letter.invitation);
  const isGood = open?.codeHash === hashTypedCode(code) && !hasEnded(open, clock());
  if (!isGood || !household || open.email === undefined) return undefined;
  const learner = open.learner === undefined ? undefined : await storedLearners.find(rows, { learner: open.learner });
  const words = { inviter: inviter.email, household: household.name, role: open.role, learner: learner?.name };
  return { mail: writeMail(open.email, invitationText(`${address}/#invitation=${code}-${proof}`, words)), actions: [] };
}
