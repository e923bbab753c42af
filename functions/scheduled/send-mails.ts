import { limits } from '../../shared/limits.ts';
import type { NoticeStage } from '../../shared/notice.ts';
import {
  listDueMails,
  putOffMail,
  type StoredWaitingMail,
  storedWaitingMails,
} from '../data/operations/waiting-mail.ts';
import { listDueWeeks, type StoredWeeklyMail } from '../data/operations/weekly-mail.ts';
import { isCommitted } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { mailEnvironment, readEnvironment } from '../platform/environment.ts';
import { createSesMailer, limitsOfSes, type Mailer } from '../platform/effects/mailer.ts';
import { type DeriveBytes, deriveBytesFrom } from '../platform/sign-in/derive-bytes.ts';
import { defineEventHandler, type EventContext } from './define-event-handler.ts';
import { openPostage, type Postage, type PostageEffects, sendingEnvironment } from './postage.ts';
import { sendWeek, type WeekOutcome } from './send-weekly-mails.ts';
import { tellWaiting } from './tell-waiting.ts';
import { workOff } from './work-off.ts';
import { prepareMail } from './write-letters.ts';

/** What it takes to send mails. What the stage is like stands in the mail that quotes the notice. */
export interface MailEffects extends PostageEffects, Omit<NoticeStage, 'sendsMails'> {
  /** Absent where a stage has no address to send from: then nothing is sent, and nothing waits. */
  readonly mailer: Mailer | undefined;
  /** The product's own address, without a slash at its end. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

type Sending = EventContext & MailEffects;

/** Mails that are read together. Behind each such page those are looked for that somebody waits for. */
const perRead = 25;

/**
 * Sends what is due, as fast as the account may and until the time is used: first what a person waits for, then other mails, then weekly ones. A mail
 * that cannot be sent holds up none of the others; it is tried again later, a few times.
 */
export const handler = defineEventHandler<MailEffects>(async (context) => {
  const { hasTime, logger } = context;
  const due = await readDue(context);
  if (due.now.length + due.later.length + due.weeks.mails.length === 0) return;
  const postage = await openPostage(context);
  const sending = { ...context, mailer: context.mailer && stamped(context.mailer, postage) };
  const counts: Record<Outcome, number> = { sent: 0, 'not-sent': 0, failed: 0, 'given-up': 0, others: 0 };
  const weeks: Record<WeekOutcome, number> = { ...counts, over: 0 };
  try {
    await workOff(nextMails(sending, postage, due), { atOnce: postage.atOnce, hasTime }, async ({ mail, week }) => {
      if (mail) counts[await sendOne(sending, mail)] += 1;
      else weeks[await sendWeek(sending, week)] += 1;
    });
  } finally {
    if (isAny(counts)) logger.info('sent-mails', counts);
    if (isAny(weeks)) logger.info('sent-weekly-mails', weeks);
  }
  const givenUp = counts['given-up'] + weeks['given-up'];
  if (givenUp > 0) throw new Error(`${givenUp} mails were given up.`);
}, openMailEffects);

function openMailEffects(): MailEffects {
  const environment = readEnvironment(mailEnvironment);
  const { MAILS_PER_SECOND: perSecond, MAILS_PER_DAY: perDay } = readEnvironment(sendingEnvironment);
  const { APP_ADDRESS: address = '', MAIL_FROM: from, MAIL_REPLY_TO: replyTo, NETWORK_KEY: key } = environment;
  const { MAIL_CONFIGURATION_SET: configurationSet, FAMILY_ONLY: familyOnly } = environment;
  const canSend = from !== undefined && configurationSet !== undefined;
  return {
    mailer: canSend ? createSesMailer({ from, replyTo, configurationSet }) : undefined,
    ...(canSend && { askLimits: limitsOfSes, named: { perSecond, perDay } }),
    address,
    deriveBytes: deriveBytesFrom(key),
    familyOnly: familyOnly === 'yes',
  };
}

const isAny = (counts: Readonly<Record<string, number>>) => Object.values(counts).some((count) => count > 0);

function stamped(mailer: Mailer, postage: Postage): Mailer {
  return async (mail) => {
    await postage.turn();
    await mailer(mail);
  };
}

/** The next page of each queue. */
interface Due {
  readonly now: readonly StoredWaitingMail[];
  readonly later: readonly StoredWaitingMail[];
  readonly weeks: Awaited<ReturnType<typeof listDueWeeks>>;
}

/** Also says how long the oldest mail of each queue waits. */
async function readDue(context: EventContext): Promise<Due> {
  const { table, clock } = context;
  const [now, later, weeks] = await Promise.all([
    listDueMails(table, 'NOW', clock(), perRead),
    listDueMails(table, 'DUE', clock(), perRead),
    listDueWeeks(table, clock(), perRead),
  ]);
  tellWaiting(context, 'mails-now', now[0]?.due);
  tellWaiting(context, 'mails', later[0]?.due);
  tellWaiting(context, 'weekly-mails', weeks.mails[0]?.due);
  return { now, later, weeks };
}

type Next =
  | { readonly mail: StoredWaitingMail; readonly week?: never }
  | { readonly week: StoredWeeklyMail; readonly mail?: never };

/**
 * Looks for what a person waits for before each page of anything else. What nobody waits for stays where it is while the day's quota has no room but
 * for that.
 * @param due the first page of each queue.
 * @yields each mail that is due once, in the order in which they go.
 */
async function* nextMails(context: Sending, postage: Postage, { now, later, weeks }: Due): AsyncGenerator<Next> {
  const { table, clock } = context;
  const seen = new Set<string>();
  yield* waitedFor(context, seen, now);
  for (let page = later; page.length > 0 && postage.hasRoom();) {
    for (const mail of page) yield { mail };
    if (page.length < perRead) break;
    yield* waitedFor(context, seen);
    page = await listDueMails(table, 'DUE', clock(), perRead, page.at(-1));
  }
  for (let page = weeks; postage.hasRoom();) {
    for (const week of page.mails) yield { week };
    if (page.nextCursor === undefined) break;
    yield* waitedFor(context, seen);
    page = await listDueWeeks(table, clock(), perRead, page.nextCursor);
  }
}

/**
 * Reads from the head of the queue each time: the clocks of those that write into it are not quite the same.
 * @param seen ids of those that this run met already.
 * @yields what a person waits for, and came since the last time.
 */
async function* waitedFor(
  { table, clock }: Sending,
  seen: Set<string>,
  first?: readonly StoredWaitingMail[],
): AsyncGenerator<Next> {
  let page = first ?? (await listDueMails(table, 'NOW', clock(), perRead));
  for (;;) {
    for (const mail of page.filter(({ id }) => !seen.has(id))) {
      seen.add(mail.id);
      yield { mail };
    }
    if (page.length < perRead) return;
    page = await listDueMails(table, 'NOW', clock(), perRead, page.at(-1));
  }
}

/** What became of a mail; `others` when another run has it. */
type Outcome = 'sent' | 'not-sent' | 'failed' | 'given-up' | 'others';

/**
 * It is put off before it is sent, so that two runs do not send it both and one that is cut off sends it again later. A mail whose
 * answer was lost comes twice, which is better than never.
 */
async function sendOne(context: Sending, waiting: StoredWaitingMail): Promise<Outcome> {
  const { table, mailer, clock } = context;
  const { next, actions } = putOffMail(table, waiting, clock());
  let prepared: Awaited<ReturnType<typeof prepareMail>>;
  try {
    prepared = mailer && (await prepareMail(context, waiting.letter));
  } catch (error) {
    // What it is about cannot be read: it must not stand at the head of its queue for ever.
    return (await isCommitted(table, actions)) ? await noteFailure(context, next, error) : 'others';
  }
  if (!prepared) return await strikeOut(table, waiting, 'not-sent');
  if (!(await isCommitted(table, [...actions, ...prepared.actions]))) return 'others';
  try {
    await mailer?.(prepared.mail);
  } catch (error) {
    return await noteFailure(context, next, error);
  }
  return await strikeOut(table, next, 'sent');
}

async function noteFailure({ table, logger }: Sending, next: StoredWaitingMail, error: unknown): Promise<Outcome> {
  const fault = error instanceof Error ? error.name : 'unknown';
  logger.warn('mail-failed', { mail: next.id, kind: next.letter.kind, tries: next.tries, fault });
  return next.tries >= limits.mailTries ? await strikeOut(table, next, 'given-up') : 'failed';
}

async function strikeOut(table: Table, mail: StoredWaitingMail, outcome: Outcome): Promise<Outcome> {
  await table.commit([storedWaitingMails.remove(table, mail)]);
  return outcome;
}
