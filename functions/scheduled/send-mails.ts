import { limits } from '../../shared/limits.ts';
import type { NoticeStage } from '../../shared/notice.ts';
import {
  listDueMails,
  postponeMail,
  type StoredWaitingMail,
  storedWaitingMails,
} from '../data/operations/waiting-mail.ts';
import { listDueWeeks, type StoredWeeklyMail } from '../data/operations/weekly-mail.ts';
import { tryCommit } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { mailEnvironment, readEnvironment } from '../platform/environment.ts';
import { createSesMailer, limitsOfSes, type Mailer } from '../platform/effects/mailer.ts';
import { type DeriveBytes, deriveBytesFrom } from '../platform/sign-in/derive-bytes.ts';
import { defineEventHandler, type EventContext } from './define-event-handler.ts';
import { openSendRate, type SendRate, type SendRateEffects, sendingEnvironment } from './send-rate.ts';
import { sendWeek, type WeekOutcome } from './send-weekly-mails.ts';
import { reportQueueAge } from './report-queue-age.ts';
import { runWorkers } from './run-workers.ts';
import { prepareMail } from './write-letters.ts';

/** Side effects of sending emails. The stage's properties appear in the email that quotes the privacy notice. */
export interface MailEffects extends SendRateEffects, Omit<NoticeStage, 'sendsMails'> {
  /** Absent on a stage without a sender address: nothing is sent, and emails are dropped instead of queued. */
  readonly mailer: Mailer | undefined;
  /** The app's URL without a trailing slash. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

type Sending = EventContext & MailEffects;

/** Emails per read. Between pages, urgent emails are looked up again. */
const perRead = 25;

/** Sends due emails at the account's rate: urgent ones first, then others, then weekly ones. Failing emails don't block others and are retried a few times. */
export const handler = defineEventHandler<MailEffects>(async (context) => {
  const { hasTime, logger } = context;
  const due = await readDue(context);
  if (due.now.length + due.later.length + due.weeks.mails.length === 0) return;
  const sendRate = await openSendRate(context);
  const sending = { ...context, mailer: context.mailer && rateLimited(context.mailer, sendRate) };
  const counts: Record<Outcome, number> = { sent: 0, 'not-sent': 0, failed: 0, 'given-up': 0, others: 0 };
  const weeks: Record<WeekOutcome, number> = { ...counts, over: 0 };
  try {
    await runWorkers(
      nextMails(sending, sendRate, due),
      { atOnce: sendRate.atOnce, hasTime },
      async ({ mail, week }) => {
        if (mail) counts[await sendOne(sending, mail)] += 1;
        else weeks[await sendWeek(sending, week)] += 1;
      },
    );
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

function rateLimited(mailer: Mailer, sendRate: SendRate): Mailer {
  return async (mail) => {
    await sendRate.waitForSlot();
    await mailer(mail);
  };
}

interface Due {
  readonly now: readonly StoredWaitingMail[];
  readonly later: readonly StoredWaitingMail[];
  readonly weeks: Awaited<ReturnType<typeof listDueWeeks>>;
}

/** Reads the first page of each queue and reports how long its oldest email has waited. */
async function readDue(context: EventContext): Promise<Due> {
  const { table, clock } = context;
  const [now, later, weeks] = await Promise.all([
    listDueMails(table, 'NOW', clock(), perRead),
    listDueMails(table, 'DUE', clock(), perRead),
    listDueWeeks(table, clock(), perRead),
  ]);
  reportQueueAge(context, 'mails-now', now[0]?.due);
  reportQueueAge(context, 'mails', later[0]?.due);
  reportQueueAge(context, 'weekly-mails', weeks.mails[0]?.due);
  return { now, later, weeks };
}

type Next =
  | { readonly mail: StoredWaitingMail; readonly week?: never }
  | { readonly week: StoredWeeklyMail; readonly mail?: never };

/**
 * Merges the queues: urgent emails before each page of others, which wait while only the reserved part of the daily quota is left.
 * @yields each due email once, in sending order.
 */
async function* nextMails(context: Sending, sendRate: SendRate, { now, later, weeks }: Due): AsyncGenerator<Next> {
  const { table, clock } = context;
  const seen = new Set<string>();
  yield* urgentMails(context, seen, now);
  for (let page = later; page.length > 0 && sendRate.hasQuotaLeft();) {
    for (const mail of page) yield { mail };
    if (page.length < perRead) break;
    yield* urgentMails(context, seen);
    page = await listDueMails(table, 'DUE', clock(), perRead, page.at(-1));
  }
  for (let page = weeks; sendRate.hasQuotaLeft();) {
    for (const week of page.mails) yield { week };
    if (page.nextCursor === undefined) break;
    yield* urgentMails(context, seen);
    page = await listDueWeeks(table, clock(), perRead, page.nextCursor);
  }
}

/**
 * Reads from the head of the queue each time: writers' clocks differ slightly, so a new email may sort before those read.
 * @yields urgent emails that this run has not seen.
 */
async function* urgentMails(
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

/** Result of sending an email; `others` when another run has taken it. */
type Outcome = 'sent' | 'not-sent' | 'failed' | 'given-up' | 'others';

/**
 * Postpones the email before sending, so that parallel runs don't send it twice and it is retried after an interruption. If a response is lost, the email is
 * sent twice rather than never.
 */
async function sendOne(context: Sending, waiting: StoredWaitingMail): Promise<Outcome> {
  const { table, mailer, clock } = context;
  const { next, actions } = postponeMail(table, waiting, clock());
  let prepared: Awaited<ReturnType<typeof prepareMail>>;
  try {
    prepared = mailer && (await prepareMail(context, waiting.letter));
  } catch (error) {
    // The rows for this email can't be read. Postpone it so that it doesn't block the head of its queue.
    return (await tryCommit(table, actions)) ? await noteFailure(context, next, error) : 'others';
  }
  if (!prepared) return await removeFromQueue(table, waiting, 'not-sent');
  if (!(await tryCommit(table, [...actions, ...prepared.actions]))) return 'others';
  try {
    await mailer?.(prepared.mail);
  } catch (error) {
    return await noteFailure(context, next, error);
  }
  return await removeFromQueue(table, next, 'sent');
}

async function noteFailure({ table, logger }: Sending, next: StoredWaitingMail, error: unknown): Promise<Outcome> {
  const fault = error instanceof Error ? error.name : 'unknown';
  logger.warn('mail-failed', { mail: next.id, kind: next.letter.kind, tries: next.tries, fault });
  return next.tries >= limits.mailTries ? await removeFromQueue(table, next, 'given-up') : 'failed';
}

async function removeFromQueue(table: Table, mail: StoredWaitingMail, outcome: Outcome): Promise<Outcome> {
  await table.commit([storedWaitingMails.remove(table, mail)]);
  return outcome;
}
