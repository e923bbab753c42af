import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** What a mail is about. Its words, its address and the secret of its link are worked out when it is sent: none of them is stored. */
const letter = z.discriminatedUnion('kind', [
  /** Whether the address has an account is looked up by who sends the mail: the call that asks for it does not know. */
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('verify-email'), userId: z.string() }),
  /** To the address of now, or to the one that it shall be. */
  z.object({
    kind: z.literal('confirm-email-change'),
    userId: z.string(),
    change: z.string(),
    side: z.enum(['old', 'new']),
  }),
  /** To the address of before. */
  z.object({ kind: z.literal('email-changed'), userId: z.string(), email: z.string() }),
  /** To an address that proved to be the person's: whoever did not do it themselves can act. */
  z.object({
    kind: z.literal('way-in-changed'),
    userId: z.string(),
    change: z.enum(['passkey-added', 'password-removed']),
  }),
  z.object({
    kind: z.literal('invitation'),
    /** Who invites. */
    userId: z.string(),
    householdId: z.string(),
    /** Its entry in the household's list. */
    invitation: z.string(),
  }),
  /** To whom agreed for a household: what to, and how it is ended. */
  z.object({ kind: z.literal('consent-given'), userId: z.string(), householdId: z.string() }),
  /** That a household which nobody uses will be erased: to each grown-up who manages it. */
  z.object({
    kind: z.literal('household-unused'),
    userId: z.string(),
    householdId: z.string(),
    lastUsed: z.string(),
    daysBefore: z.int(),
  }),
]);
export type Letter = z.infer<typeof letter>;

/** `NOW`: a person waits for the mail in front of a screen. `DUE`: it can wait until those are sent. */
const queues = ['NOW', 'DUE'] as const;
type MailQueue = (typeof queues)[number];

/** What a person waits for; all others can wait. */
const waitedFor: readonly Letter['kind'][] = ['password-reset', 'verify-email', 'confirm-email-change', 'invitation'];

/**
 * A mail that waits to be sent. It is written in the transaction of what causes it, so that none is lost, and goes when it is sent or
 * given up. They stand in two queues, by the time they are due. Mails from before there were two all stand in `DUE`.
 */
export const storedWaitingMails = defineItem({
  name: 'waiting-mail',
  key: 'MAILS#{suffix}/{queue}#{due}#{id}',
  forms: { queue: /NOW|DUE/ },
  schema: z.object({
    id: z.string(),
    /** When it is to be tried (ISO): later than it was asked for once a try failed. */
    due: z.string(),
    /** How often it has been tried. */
    tries: z.int(),
    letter,
    askedAt: z.string(),
  }),
});
/** The queue is read out of the key. */
export type StoredWaitingMail = Stored<typeof storedWaitingMails> & { readonly queue: MailQueue };

/** @returns the write by which a mail will be sent. */
export function sendLetterAction(
  table: Table,
  about: Letter,
  { now, newId }: { readonly now: Date; readonly newId: (at: Date) => string },
): WriteAction {
  const askedAt = now.toISOString();
  const queue = waitedFor.includes(about.kind) ? 'NOW' : 'DUE';
  return storedWaitingMails.create(table, { queue, id: newId(now), due: askedAt, tries: 0, letter: about, askedAt });
}

/**
 * @param after the last one that was listed before, where the list goes on.
 * @returns the mails of a queue that are due, the oldest first: at most `count`.
 */
export async function listDueMails(
  table: Table,
  queue: MailQueue,
  now: Date,
  count: number,
  after?: StoredWaitingMail,
): Promise<StoredWaitingMail[]> {
  // What is due in this very millisecond sorts behind its instant.
  const before = new Date(now.getTime() + 1).toISOString();
  const behind = after && { after: `${after.due}#${after.id}` };
  const found = await storedWaitingMails.first(table, { queue }, count, { before, ...behind });
  return found.map((mail) => ({ ...mail, queue }));
}

/** @returns a mail as it waits for its next try: each time twice as long. */
export function waitLonger<M extends { readonly tries: number }>(mail: M, now: Date): M & { readonly due: string } {
  const waitMs = limits.mailFirstWaitSeconds * 2 ** mail.tries * 1_000;
  return { ...mail, due: new Date(now.getTime() + waitMs).toISOString(), tries: mail.tries + 1 };
}

/** @returns the mail as it waits for its next try, and the writes that put it off; refused with `conflict` when somebody else is at it. */
export function putOffMail(table: Table, mail: StoredWaitingMail, now: Date) {
  const next = waitLonger(mail, now);
  const actions = [
    storedWaitingMails.removeExisting(table, mail, { otherwise: 'conflict' }),
    storedWaitingMails.create(table, next),
  ];
  return { next, actions };
}

/** Waiting mails that the deletion of an account looks through. */
const lookedThrough = 1_000;

/** Takes along what waits for an account that goes. Should more mails wait than are looked through, the rest is dropped when it is due. */
export async function forgetWaitingMails(
  table: Table,
  { id, email }: { readonly id: string; readonly email?: string },
): Promise<void> {
  for (const queue of queues) {
    const waiting = await storedWaitingMails.first(table, { queue }, lookedThrough);
    const own = waiting.filter(({ letter: about }) =>
      about.kind === 'password-reset' ? about.email === email : about.userId === id,
    );
    for (const mail of own) await table.commit([storedWaitingMails.remove(table, { ...mail, queue })]);
  }
}
