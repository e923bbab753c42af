import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Content of a mail by kind. The mail's text and the secret of its link are created when it is sent, so neither is stored. */
const mailContent = () =>
  z.discriminatedUnion('kind', [
    /** The function that sends the mail looks up whether the address has an account, because the call that requests the mail does not know. */
    z.object({ kind: z.literal('password-reset'), email: z.string() }),
    z.object({ kind: z.literal('verify-email'), userId: z.string() }),
    /** Sent to the current address, or to the requested one. */
    z.object({
      kind: z.literal('confirm-email-change'),
      userId: z.string(),
      change: z.string(),
      side: z.enum(['old', 'new']),
    }),
    /** Sent to the previous address. */
    z.object({ kind: z.literal('email-changed'), userId: z.string(), email: z.string() }),
    /** Sent to an address already proven to be the person's, so that they can act if they did not make the change. */
    z.object({
      kind: z.literal('way-in-changed'),
      userId: z.string(),
      change: z.enum(['passkey-added', 'password-removed', 'pin-set']),
    }),
    z.object({
      kind: z.literal('invitation'),
      /** The account that invites. */
      userId: z.string(),
      householdId: z.string(),
      /** Id of the invitation in the household's list. */
      invitation: z.string(),
    }),
    /** Sent to the person who consented for a household: what they agreed to, and how to withdraw it. */
    z.object({ kind: z.literal('consent-given'), userId: z.string(), householdId: z.string() }),
    /** Announces the erasure of an unused household to each grown-up who manages it. */
    z.object({
      kind: z.literal('household-unused'),
      userId: z.string(),
      householdId: z.string(),
      lastUsed: z.string(),
      daysBefore: z.int(),
    }),
  ]);
export type MailContent = z.infer<ReturnType<typeof mailContent>>;

/** Mail queues. `NOW`: a person is waiting for the mail at a screen. `DUE`: the mail can wait until the `NOW` mails are sent. */
const queues = ['NOW', 'DUE'] as const;
type MailQueue = (typeof queues)[number];

/** Mails that a person waits for. */
const urgentKinds: readonly MailContent['kind'][] = [
  'password-reset',
  'verify-email',
  'confirm-email-change',
  'invitation',
];

/**
 * A mail that waits to be sent. It is written in the transaction of its cause, so that none is lost, and removed when it is sent or given up. Mails are in
 * two queues, ordered by due time; mails from before there were two queues are all in `DUE`.
 */
export const storedWaitingMails = defineItem({
  name: 'waiting-mail',
  key: 'MAILS#{suffix}/{queue}#{due}#{id}',
  forms: { queue: /NOW|DUE/ },
  schema: () =>
    z.object({
      id: z.string(),
      /** When it is due (ISO): later than requested after a failed attempt. */
      due: z.string(),
      tries: z.int(),
      letter: mailContent(),
      askedAt: z.string(),
    }),
});
/** A waiting mail with its queue, which is read from the key. */
export type StoredWaitingMail = Stored<typeof storedWaitingMails> & { readonly queue: MailQueue };

/** @returns the write that queues a mail. */
export function queueMailAction(
  table: Table,
  about: MailContent,
  { now, newId }: { readonly now: Date; readonly newId: (at: Date) => string },
): WriteAction {
  const askedAt = now.toISOString();
  const queue = urgentKinds.includes(about.kind) ? 'NOW' : 'DUE';
  return storedWaitingMails.create(table, { queue, id: newId(now), due: askedAt, tries: 0, letter: about, askedAt });
}

/**
 * @param after the last mail of the previous page.
 * @returns the due mails of a queue, oldest first: at most `count`.
 */
export async function listDueMails(
  table: Table,
  queue: MailQueue,
  now: Date,
  count: number,
  after?: StoredWaitingMail,
): Promise<StoredWaitingMail[]> {
  // Adds 1 ms to include mails that are due right now: their keys continue after the instant, so they sort after the bare instant.
  const before = new Date(now.getTime() + 1).toISOString();
  const behind = after && { after: `${after.due}#${after.id}` };
  const found = await storedWaitingMails.first(table, { queue }, count, { before, ...behind });
  return found.map((mail) => ({ ...mail, queue }));
}

/** @returns the mail with its next due time. The wait doubles with each attempt. */
export function backOff<M extends { readonly tries: number }>(mail: M, now: Date): M & { readonly due: string } {
  const waitMs = limits.mailFirstWaitSeconds * 2 ** mail.tries * 1_000;
  return { ...mail, due: new Date(now.getTime() + waitMs).toISOString(), tries: mail.tries + 1 };
}

/** @returns the mail with its next due time, and the writes that postpone it; refused with `conflict` when another run handles the mail. */
export function postponeMail(table: Table, mail: StoredWaitingMail, now: Date) {
  const next = backOff(mail, now);
  const actions = [
    storedWaitingMails.removeExisting(table, mail, { otherwise: 'conflict' }),
    storedWaitingMails.create(table, next),
  ];
  return { next, actions };
}

/** Number of waiting mails per queue that the deletion of an account checks. */
const lookedThrough = 1_000;

/** Removes the queued mails to a deleted account. If a queue holds more mails than are checked, any others to this account are dropped when they come due. */
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
