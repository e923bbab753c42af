import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { type ErrorCode, ProductError } from '../../../shared/errors.ts';
import { retention } from '../../../shared/retention.ts';
import { defineItem } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import { storedUsers, type StoredUser } from './user.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Of how many accounts one UTC day is the last that was noted as one of use: a part of them, as the counters are spread over eight partitions. */
export const storedActiveDays = defineItem({
  name: 'active-day',
  key: 'ACTIVE#{shard}/{day}',
  schema: z.object({ accounts: z.int() }),
  forms: { day: /\d{4}-\d\d-\d\d/, shard: /\d+/ },
});

/** An account counts as active for so many days after a day of use that was noted. */
const activeDays = 30;

function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const shardCount = 8;
const harmless: ReadonlySet<ErrorCode> = new Set(['conflict', 'unavailable']);

/** An account always counts in the same partition. */
function countOn(table: Table, day: string, user: StoredUser, accounts: number): WriteAction {
  const shard = (user.id.codePointAt(user.id.length - 1) ?? 0) % shardCount;
  return storedActiveDays.changeOrCreate(table, { day, shard: String(shard) }, { add: { accounts } });
}

/** @returns the last day on which an account may have been in use of which this day was noted. */
export function endOfNotedUse(notedDay: string): string {
  return addDays(notedDay, retention.usageNotedEveryDays - 1);
}

/**
 * Moves an account from the day of use that was noted last to this one, once in `usageNotedEveryDays`, so that the number of active accounts
 * is the sum of thirty days' counters: a move costs seven write units, and a family is here daily. When another request of the account was quicker, or the counter is too busy, it is left to
 * the next use: nobody is kept from signing in by a statistic.
 */
export async function markActive(table: Table, user: StoredUser, now: Date): Promise<void> {
  const today = utcDayOf(now);
  if (user.lastActiveDay !== undefined && today <= endOfNotedUse(user.lastActiveDay)) return;
  const asSeen = { equals: { lastActiveDay: user.lastActiveDay } };
  const moves = [
    storedUsers.change(table, user, { set: { lastActiveDay: today } }, asSeen),
    countOn(table, today, user, 1),
    ...(user.lastActiveDay ? [countOn(table, user.lastActiveDay, user, -1)] : []),
  ];
  try {
    await table.commit(moves);
  } catch (error) {
    if (!(error instanceof ProductError && harmless.has(error.code))) throw error;
  }
}

/** @returns the writes by which an account that is removed counts as active no more. */
export function forgetActiveActions(table: Table, user: StoredUser): WriteAction[] {
  return user.lastActiveDay === undefined ? [] : [countOn(table, user.lastActiveDay, user, -1)];
}

/**
 * @returns how many accounts were in use within the last 30 days: all that were here in the last 16 of them, and of those who were here
 *   before that only some. Nobody counts who was not here for 30 days.
 */
export async function countActiveAccounts(table: Table, now: Date): Promise<number> {
  const first = addDays(utcDayOf(now), 1 - activeDays);
  const shards = Array.from({ length: shardCount }, async (_, shard) => {
    return await storedActiveDays.list(table, { shard: String(shard) }, { from: first });
  });
  return (await Promise.all(shards)).flat().reduce((sum, { accounts }) => sum + accounts, 0);
}
