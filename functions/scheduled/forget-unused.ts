import { addDays, daysBetween } from '../../shared/scheduling/calendar-day.ts';
import { endOfUnused, retention } from '../../shared/retention.ts';
import { removeAccount } from '../auth/remove-account.ts';
import { endOfNotedUse } from '../data/people/active-accounts.ts';
import { storedDevices } from '../data/people/device.ts';
import {
  householdRows,
  listOldestHouseholds,
  type StoredHousehold,
  storedHouseholds,
} from '../data/people/household.ts';
import { storedAccountMemberships, storedMemberships } from '../data/people/membership.ts';
import { announceActions, announcedEnd, type StoredNotice, storedNotices } from '../data/operations/retention.ts';
import type { Table } from '../data/table/table.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { listAllUsers, disableUnusedUserAction, type StoredUser, storedUsers } from '../data/people/user.ts';
import { hideHousehold } from '../households/hide-household.ts';
import { readEnvironment, warningEnvironment } from '../platform/environment.ts';
import { HouseholdScope } from '../platform/call/household-scope.ts';
import type { HasTime } from '../platform/time-to-remove.ts';
import { defineEventHandler } from './define-event-handler.ts';
import { commitUnlessConflict, type WalkedPage, walkLists } from './walk-lists.ts';

interface WarningEffects {
  readonly canWarn: boolean;
}

/** Erases unused households and accounts, as the privacy policy says. Each list keeps its position between runs; at most one new pass starts per day. */
export const handler = defineEventHandler<WarningEffects>(async (context) => {
  const { clock, table, logger, newId, canWarn, hasTime } = context;
  if (!canWarn) {
    logger.info('forgot-unused', { skipped: 'nobody can be warned' });
    return;
  }
  const checkContext: CheckContext = {
    table,
    now: clock(),
    newId,
    hasTime,
    done: { announced: 0, households: 0, accounts: 0 },
  };
  const faults = await walkLists(context, [
    {
      name: 'households',
      queue: 'unused-households',
      readPage: async (cursor) => await readHouseholds(checkContext, cursor),
    },
    {
      name: 'accounts',
      queue: 'unused-accounts',
      readPage: async (cursor) => await readAccounts(checkContext, cursor),
    },
  ]);
  const { done } = checkContext;
  if (faults.length === 0) {
    logger.info('forgot-unused', { ...done });
    return;
  }
  logger.error('forgot-unused', { ...done, failed: faults.length, faults: [...new Set(faults)].join(' ') });
  throw new Error(`${faults.length} households or accounts could not be looked at.`);
}, openWarningEffects);

function openWarningEffects(): WarningEffects {
  return { canWarn: readEnvironment(warningEnvironment).MAIL_FROM !== undefined };
}

/** Number of rows checked between two saved positions. */
const pageSize = 100;

interface CheckContext {
  readonly table: Table;
  readonly now: Date;
  readonly newId: (at: Date) => string;
  readonly hasTime: HasTime;
  readonly done: { announced: number; households: number; accounts: number };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

async function readHouseholds(checkContext: CheckContext, cursor: string | undefined): Promise<WalkedPage> {
  const [first] = retention.announcedDaysBefore;
  const { households, nextCursor } = await listOldestHouseholds(checkContext.table, { cursor, limit: pageSize });
  const isOld = ({ createdAt }: StoredHousehold) =>
    daysBetween(dayOf(checkContext.now), endOfUnused(createdAt.slice(0, 10))) <= first;
  const old = households.filter(isOld);
  return {
    checks: old.map((household) => async () => await checkHousehold(checkContext, household)),
    // Households are sorted by age: if one is too young to be checked, so are all after it.
    nextCursor: old.length === households.length ? nextCursor : undefined,
  };
}

async function checkHousehold(checkContext: CheckContext, listed: StoredHousehold): Promise<void> {
  const { table, now, done } = checkContext;
  const today = dayOf(now);
  const rows = householdRows(table, listed.id);
  // The copy from the list may be out of date, so read the household again.
  const [household, notice] = await Promise.all([storedHouseholds.find(rows, {}), storedNotices.find(rows, {})]);
  if (!household) return;
  const lastUsed = await findLastUse(table, household);
  const daysLeft = daysBetween(today, endOfUnused(lastUsed));
  const daysBefore = retention.announcedDaysBefore.findLast((days) => daysLeft <= days);
  if (daysBefore === undefined) return;
  const known = notice?.lastUsed === lastUsed ? notice : undefined;
  if (known === undefined || known.daysBefore > daysBefore) {
    const announced = { lastUsed, daysBefore, announcedOn: today };
    const isNoted = await commitUnlessConflict(async () => {
      await rows.commit([
        ...announceActions(rows, notice, announced),
        ...(await letterActions(checkContext, listed.id, announced)),
      ]);
      return true;
    });
    if (isNoted) done.announced += 1;
    return;
  }
  if (!isOver(known, today)) return;
  await hideHousehold(new HouseholdScope(table, { household, role: 'owner' }), now);
  done.households += 1;
}

/** @returns the writes that send an email to each adult who manages the household. */
async function letterActions(
  { table, now, newId }: CheckContext,
  householdId: string,
  { lastUsed, daysBefore }: Pick<StoredNotice, 'lastUsed' | 'daysBefore'>,
): Promise<WriteAction[]> {
  const members = await storedMemberships.list(householdRows(table, householdId));
  const managers = members.filter(({ learner, role }) => learner === undefined && role !== 'viewer');
  return managers.map(({ userId }) =>
    queueMailAction(table, { kind: 'household-unused', userId, householdId, lastUsed, daysBefore }, { now, newId }),
  );
}

/** @returns whether the last announced date has come. Nothing is erased earlier, even if the job was down for a while. */
function isOver(notice: StoredNotice, today: string): boolean {
  return notice.daysBefore === retention.announcedDaysBefore.at(-1) && announcedEnd(notice) <= today;
}

/** @returns the last UTC day on which anyone used the household, with an account or on a device. */
async function findLastUse(table: Table, { id, createdAt }: StoredHousehold): Promise<string> {
  const rows = householdRows(table, id);
  const [members, devices] = await Promise.all([storedMemberships.list(rows), storedDevices.list(rows)]);
  const users = await storedUsers.findMany(
    table,
    members.map(({ userId }) => ({ id: userId })),
  );
  const days = [
    createdAt.slice(0, 10),
    ...users.flatMap(({ lastActiveDay }) => (lastActiveDay === undefined ? [] : endOfNotedUse(lastActiveDay))),
    ...devices.map(({ lastUsedAt }) => lastUsedAt.slice(0, 10)),
  ];
  return days.toSorted().at(-1) ?? createdAt.slice(0, 10);
}

async function readAccounts(checkContext: CheckContext, cursor: string | undefined): Promise<WalkedPage> {
  const { table, now, hasTime, done } = checkContext;
  const { users, nextCursor } = await listAllUsers(table, { cursor, limit: pageSize });
  const look = async ({ id }: StoredUser): Promise<void> => {
    if (await forgetAccount(table, id, now, hasTime)) done.accounts += 1;
  };
  const old = users.filter((user) => isUnusedPastRetention(user, dayOf(now)));
  return { checks: old.map((user) => async () => await look(user)), nextCursor };
}

/** Whether an account is unconfirmed and unused past the retention period. Admins are created by others and never expire. */
function isUnusedPastRetention(
  { role, emailVerified, googleSubject, createdAt, lastActiveDay }: StoredUser,
  today: string,
): boolean {
  const last = endOfNotedUse(lastActiveDay ?? createdAt.slice(0, 10));
  const isUnconfirmed = role !== 'admin' && !emailVerified && googleSubject === undefined;
  return isUnconfirmed && last < addDays(today, -retention.unconfirmedAccountDays);
}

/** Removes an unconfirmed account unless its household has other members or any content. @returns whether the account is gone. */
async function forgetAccount(table: Table, id: string, now: Date, hasTime: HasTime): Promise<boolean> {
  const user = await storedUsers.find(table, { id });
  if (!user || !isUnusedPastRetention(user, dayOf(now))) return false;
  for (const { householdId } of await storedAccountMemberships.list(table, { userId: id })) {
    const household = await storedHouseholds.find(householdRows(table, householdId), {});
    if (household && !isEmptyHousehold(household)) return false;
  }
  // If the person signs in at the same time, either this write fails, or the sign-in finds no account.
  const isOurs = await commitUnlessConflict(async () => {
    await table.commit([disableUnusedUserAction(table, user, now)]);
    return true;
  });
  if (!isOurs) return false;
  await removeAccount(table, { user }, now, hasTime);
  return true;
}

function isEmptyHousehold({ memberCount, learnerCount, deckCount, quizCount }: StoredHousehold): boolean {
  return memberCount === 1 && learnerCount === 0 && deckCount === 0 && quizCount === 0;
}
