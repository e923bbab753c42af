import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { type ErrorCode, ProductError } from '../../../shared/errors.ts';
import { retention } from '../../../shared/retention.ts';
import { counterShardOf, counterShards } from '../operations/product-counts.ts';
import { defineItem } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import { storedUsers, type StoredUser } from './user.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Number of accounts whose latest recorded day of use is this UTC day. Each day's counter is spread over shards like the product's totals. */
export const storedActiveDays = defineItem({
  name: 'active-day',
  key: 'ACTIVE#{shard}/{day}',
  schema: z.object({ accounts: z.int() }),
  forms: { day: /\d{4}-\d\d-\d\d/, shard: /\d+/ },
});

/** Days for which an account counts as active after a recorded day of use. */
const activeDays = 30;

function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const harmless: ReadonlySet<ErrorCode> = new Set(['conflict', 'unavailable']);

/** @returns the write that changes the number of accounts whose latest recorded day is this one. An account always counts in the same shard. */
function changeActiveCountAction(table: Table, day: string, user: StoredUser, accounts: number): WriteAction {
  return storedActiveDays.changeOrCreate(table, { day, shard: counterShardOf(user.id) }, { add: { accounts } });
}

/** @returns the last day covered by a recorded day of use. */
export function endOfNotedUse(notedDay: string): string {
  return addDays(notedDay, retention.usageNotedEveryDays - 1);
}

/**
 * Moves an account's recorded day of use to today, at most once in `usageNotedEveryDays`, since a move costs seven write units. Active accounts are the sum of
 * thirty days' counters. After a conflict, or if a counter is busy, the day is recorded at the next use: a statistic must not keep anyone from signing in.
 */
export async function markActive(table: Table, user: StoredUser, now: Date): Promise<void> {
  const today = utcDayOf(now);
  if (user.lastActiveDay !== undefined && today <= endOfNotedUse(user.lastActiveDay)) return;
  const asSeen = { equals: { lastActiveDay: user.lastActiveDay } };
  const moves = [
    storedUsers.change(table, user, { set: { lastActiveDay: today } }, asSeen),
    changeActiveCountAction(table, today, user, 1),
    ...(user.lastActiveDay ? [changeActiveCountAction(table, user.lastActiveDay, user, -1)] : []),
  ];
  try {
    await table.commit(moves);
  } catch (error) {
    if (!(error instanceof ProductError && harmless.has(error.code))) throw error;
  }
}

/** @returns the writes that stop counting a removed account as active. */
export function forgetActiveActions(table: Table, user: StoredUser): WriteAction[] {
  return user.lastActiveDay === undefined ? [] : [changeActiveCountAction(table, user.lastActiveDay, user, -1)];
}

/**
 * @returns the number of accounts used in the last 30 days. It lacks some that were last used 16 or more days ago, because not every day of use is recorded.
 */
export async function countActiveAccounts(table: Table, now: Date): Promise<number> {
  const first = addDays(utcDayOf(now), 1 - activeDays);
  const shards = counterShards.map(async (shard) => await storedActiveDays.list(table, { shard }, { from: first }));
  return (await Promise.all(shards)).flat().reduce((sum, { accounts }) => sum + accounts, 0);
}
