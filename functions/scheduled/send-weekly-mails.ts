import { limits } from '../../shared/limits.ts';
import { isPermitted } from '../../shared/permissions.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { isConsentOver } from '../data/people/consent.ts';
import { householdRows, type StoredHousehold, storedHouseholds } from '../data/people/household.ts';
import { type StoredAccountMembership, storedAccountMemberships } from '../data/people/membership.ts';
import { readTogether } from '../data/table/read-together.ts';
import { tryCommit } from '../data/table/repeat-on-conflict.ts';
import { isUndeliverable } from '../data/operations/undeliverable-address.ts';
import { type StoredUser, storedUsers } from '../data/people/user.ts';
import { backOff } from '../data/operations/waiting-mail.ts';
import { type StoredWeeklyMail, storedWeeklyMails } from '../data/operations/weekly-mail.ts';
import { weekAfter, weeklyMailToken } from '../households/weekly-mail.ts';
import { roleIn } from '../platform/call/bind-household.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import type { Mail, Mailer } from '../platform/effects/mailer.ts';
import type { EventContext } from './define-event-handler.ts';
import { type FamilyWeek, gatherWeek } from './gather-week.ts';
import { writeMail } from './draft.ts';
import { weekText } from './week-text.ts';
import { openMailWords } from './words/open-mail-words.ts';

type Sending = Pick<EventContext, 'table' | 'clock' | 'logger'> & {
  readonly mailer: Mailer | undefined;
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
};

/** Result of sending a weekly email; `others` when another run has taken it, `over` when the member has unsubscribed. */
export type WeekOutcome = 'sent' | 'not-sent' | 'failed' | 'given-up' | 'others' | 'over';

interface Addressee {
  readonly household: StoredHousehold;
  readonly membership: StoredAccountMembership;
  readonly user: StoredUser;
}

/** Sends a weekly email. The next week's entry replaces this one first, so that no week is sent twice; after a failure the email is postponed instead. */
export async function sendWeek(context: Sending, due: StoredWeeklyMail): Promise<WeekOutcome> {
  let addressee: Addressee | undefined;
  try {
    addressee = await findAddressee(context, due);
  } catch (error) {
    // The household's time zone can't be read. If the email is given up, its next Sunday is computed in UTC.
    const next = { ...due, ...weekAfter(due, context.clock(), 'UTC'), tries: 0 };
    return await putOff(context, { due, seen: due, next }, error);
  }
  if (!addressee) return (await isWritten(context, due, undefined)) ? 'over' : 'others';
  const { mastered, ...rest } = due;
  const next = { ...rest, ...weekAfter(due, context.clock(), addressee.household.timeZone), tries: 0 };
  const week = addDays(next.week, -7);
  let prepared: Prepared;
  try {
    // Counts from more than a week earlier are not compared.
    prepared = await prepareMail(context, addressee, week, week === due.week ? mastered : undefined);
  } catch (error) {
    return await putOff(context, { due, seen: due, next }, error);
  }
  const { mail, ...counted } = prepared;
  const planned = { ...next, ...counted };
  if (!(await isWritten(context, due, planned))) return 'others';
  if (!mail) return 'not-sent';
  try {
    await context.mailer?.(mail);
    return 'sent';
  } catch (error) {
    const seen = { ...planned, version: due.version + 1 };
    return await putOff(context, { due, seen, next: seen }, error);
  }
}

async function findAddressee(
  { table }: Sending,
  { householdId, userId }: StoredWeeklyMail,
): Promise<Addressee | undefined> {
  const { household, membership, user } = await readTogether(table, {
    household: storedHouseholds.at(householdRows(table, householdId), {}),
    membership: storedAccountMemberships.at(table, { householdId, userId }),
    user: storedUsers.at(table, { id: userId }),
  });
  return membership?.weeklyMail === true && household && user ? { household, membership, user } : undefined;
}

/** The email, if there is one to send, and the mastered counts, if they were computed. */
interface Prepared extends Partial<Pick<FamilyWeek, 'mastered'>> {
  readonly mail?: Mail;
}

/** @returns no email when the member can't receive one now (the subscription stays) or nobody studied; in the latter case the mastered counts carry over. */
async function prepareMail(
  { table, mailer, clock, address, deriveBytes }: Sending,
  { household, membership, user }: Addressee,
  week: string,
  masteredBefore: FamilyWeek['mastered'] | undefined,
): Promise<Prepared> {
  const mayGet = user.emailVerified && user.disabledAt === undefined;
  if (!mailer || !mayGet || !isPermitted(roleIn(user, membership), 'get-weekly-mail')) return {};
  // After consent was withdrawn, no data about the children is sent.
  if (isConsentOver(household, clock())) return {};
  if (await isUndeliverable(table, user.email, clock())) return {};
  const { id, name, timeZone } = household;
  const told = await gatherWeek(householdRows(table, id), { week, timeZone }, masteredBefore);
  if (!told) return masteredBefore ? { mastered: masteredBefore } : {};
  const token = weeklyMailToken(deriveBytes, membership);
  const words = await openMailWords(user);
  const links = { home: `${address}/`, stop: `${address}/?weekly#token=${token}` };
  const mail = writeMail(user.email, words.language, weekText(words, links, { household: name, week }, told));
  return { mail: { ...mail, unsubscribe: `${address}/api/weekly-mail/${token}/stop` }, mastered: told.mastered };
}

interface Failed {
  /** The entry as it was read. */
  readonly due: StoredWeeklyMail;
  /** The entry as currently stored. */
  readonly seen: StoredWeeklyMail;
  readonly next: StoredWeeklyMail;
}

async function putOff(context: Sending, { due, seen, next }: Failed, error: unknown): Promise<WeekOutcome> {
  const later = backOff(due, context.clock());
  const fault = error instanceof Error ? error.name : 'unknown';
  context.logger.warn('weekly-mail-failed', { householdId: due.householdId, tries: later.tries, fault });
  const isLast = later.tries >= limits.mailTries;
  if (!(await isWritten(context, seen, isLast ? next : later))) return 'others';
  return isLast ? 'given-up' : 'failed';
}

/** @returns false when another run was faster, or the member has subscribed again. */
async function isWritten(
  { table }: Sending,
  seen: StoredWeeklyMail,
  next: StoredWeeklyMail | undefined,
): Promise<boolean> {
  const rows = householdRows(table, seen.householdId);
  const asSeen = { equals: { due: seen.due } };
  return await tryCommit(rows, [
    next ? storedWeeklyMails.save(rows, seen, next, asSeen) : storedWeeklyMails.removeIfUnchanged(rows, seen, asSeen),
  ]);
}
