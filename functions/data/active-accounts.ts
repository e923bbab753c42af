import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { addDays } from '../../shared/scheduling/study-day.ts';
import { countKeys, userKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Table } from './table.ts';
import type { StoredUser } from './user.ts';

/** How many accounts were last in use on one UTC day. */
const storedActiveDay = z.object({ accounts: z.int() });

/** An account counts as active for so many days after it was last in use. */
const activeDays = 30;

function rows(table: Table): Partition {
  return new Partition(table, countKeys.active);
}

function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * Moves an account from the day on which it was last in use to this one: at most once a day, so that the number of active accounts
 * is the sum of thirty counters. When another request of the account was quicker, nothing is left to do.
 */
export async function markActive(table: Table, user: StoredUser, now: Date): Promise<void> {
  const today = utcDayOf(now);
  if (user.lastActiveDay === today) return;
  const profile = new Partition(table, userKeys.partition(user.id));
  const moves = [
    profile.change(
      userKeys.profile,
      { set: { lastActiveDay: today } },
      { condition: { exists: true, equals: { lastActiveDay: user.lastActiveDay } } },
    ),
    rows(table).change(today, { add: { accounts: 1 } }, {}),
    ...(user.lastActiveDay ? [rows(table).change(user.lastActiveDay, { add: { accounts: -1 } }, {})] : []),
  ];
  try {
    await table.commit(moves);
  } catch (error) {
    if (!(error instanceof ProductError && error.code === 'conflict')) throw error;
  }
}

/** @returns how many accounts were in use within the last 30 days. */
export async function countActiveAccounts(table: Table, now: Date): Promise<number> {
  const first = addDays(utcDayOf(now), 1 - activeDays);
  const days = await rows(table).list(storedActiveDay, { prefix: '', from: first });
  return days.reduce((sum, { accounts }) => sum + accounts, 0);
}
