import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { expiryAfter } from '../table/expiry.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * A grown-up's PIN on one family device. Without that device's credential it opens nothing. It is stored apart from the account, as passwords are, because its
 * few digits are easy to find from their hash.
 */
export const storedPins = defineItem({
  name: 'grown-up-pin',
  key: 'PINS#{userId}/PIN#{deviceId}',
  schema: z.object({
    deviceId: z.string(),
    /** Hash of the PIN together with the account and the device: see {@link boundPin}. */
    pinHash: z.string(),
    /** The account's session epoch when the PIN was set. A new password or signing out everywhere ends the PIN. */
    epoch: z.int(),
    /** Tries since the last right one, counted before each check. */
    tries: z.int(),
    createdAt: z.string(),
    /** Unix seconds, extended by every use. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredPin = Stored<typeof storedPins>;

/** @returns the text that is hashed: the same PIN of another account or on another device has another hash. */
export function boundPin(pin: string, { userId, deviceId }: { readonly userId: string; readonly deviceId: string }) {
  return `${deviceId} ${userId} ${pin}`;
}

/** @returns when an unused PIN ends: with the sign-ins that are as old. */
export function pinExpiry(now: Date): number {
  return expiryAfter(now, limits.signedInUnusedSeconds);
}

/** @returns the writes that set a PIN. Beyond the limit, the account's oldest PINs on other devices go. */
export async function setPinActions(
  table: Table,
  pin: StoredPin & { readonly userId: string },
): Promise<WriteAction[]> {
  const { userId, deviceId } = pin;
  const others = (await storedPins.list(table, { userId })).filter((other) => other.deviceId !== deviceId);
  const oldestFirst = others.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const excess = oldestFirst.slice(0, Math.max(0, others.length + 1 - limits.pinsPerAccount));
  return [storedPins.replace(table, pin), ...excess.map((one) => storedPins.remove(table, { userId, ...one }))];
}

/** Removes the PINs of a deleted account. Safe to repeat. */
export async function forgetPins(table: Table, userId: string): Promise<void> {
  await new Partition(table, storedPins.partitionKey.write({ userId })).removeAll([storedPins.sortKey.beginning]);
}
