import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';
import { expiryAfter, hasExpired } from '../table/expiry.ts';
import type { Device, PairingState } from '../../../shared/schemas/device.ts';

/** A browser on which a household's children study. Its credential gives access to their names. */
export const storedDevices = defineItem({
  name: 'device',
  key: 'HH#{household}/DEVICE#{device}',
  schema: z.object({
    device: z.string(),
    name: z.string(),
    /** SHA-256 of the secret half of its credential. */
    secretHash: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    /** Unix seconds, extended by every use. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});
export type StoredDevice = Stored<typeof storedDevices>;

/** @returns the fields that change when the device is used, which keeps it paired for longer. */
export function deviceUse(now: Date): Pick<StoredDevice, 'lastUsedAt' | 'expiresAt'> {
  return { lastUsedAt: now.toISOString(), expiresAt: expiryAfter(now, limits.deviceUnusedSeconds) };
}

/** A child's session on a device: one per child and device, replaced by the child's next sign-in there. It is deleted with its learner. */
export const storedChildSessions = defineItem({
  name: 'child-session',
  key: 'HH#{household}/L#{learner}#DEVICE#{device}',
  schema: z.object({
    learner: z.string(),
    device: z.string(),
    /** The session id in the token. */
    session: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** Unix seconds. Every request checks it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});
export type StoredChildSession = Stored<typeof storedChildSessions>;

/** Maps the hash of a pairing code to the household that shows it. */
export const storedPairingCodes = defineItem({
  name: 'pairing-code',
  key: 'PAIRING#{codeHash}/ONLY',
  schema: z.object({
    householdId: z.string(),
    pairing: z.string(),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});

/** A pairing in progress: its code is shown, then a device claims it and a grown-up approves it. It is removed when the device is paired. */
export const storedPairings = defineItem({
  name: 'pairing',
  key: 'HH#{household}/PAIRING#{pairing}',
  schema: z.object({
    pairing: z.string(),
    codeHash: z.string(),
    createdAt: z.string(),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    deviceName: z.optional(z.string()),
    claimedAt: z.optional(z.string()),
    /** SHA-256 of the secret with which the device asks for approval. */
    claimHash: z.optional(z.string()),
    approvedAt: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredPairing = Stored<typeof storedPairings>;

export function createPairingActions(table: Table, householdId: string, pairing: StoredPairing): WriteAction[] {
  return [
    storedPairingCodes.create(table, { ...pairing, householdId }),
    storedPairings.create(householdRows(table, householdId), pairing),
  ];
}

/** @returns the writes that end a pairing in any state. */
export function endPairingActions(
  table: Table,
  rows: Partition,
  { codeHash, pairing }: Pick<StoredPairing, 'codeHash' | 'pairing'>,
): WriteAction[] {
  return [storedPairingCodes.remove(table, { codeHash }), storedPairings.remove(rows, { pairing })];
}

/** Records a use of a child's session, and so of its device. @throws ProductError `not-signed-in` when either has ended; a use doesn't reopen it. */
export async function touchChildSession(
  rows: Partition,
  { child, device }: { readonly child: StoredChildSession; readonly device: StoredDevice },
  now: Date,
): Promise<void> {
  const { session } = child;
  const otherwise = 'not-signed-in';
  const change = { set: { lastSeenAt: now.toISOString() } };
  await rows.commit([
    storedChildSessions.change(rows, child, change, { equals: { session }, otherwise }),
    ...noteDeviceUse(rows, device, now, otherwise),
  ]);
}

/** @returns the write that keeps a used device paired; empty if its use was already recorded within the last 24 hours. */
export function noteDeviceUse(rows: Partition, device: StoredDevice, now: Date, otherwise: ErrorCode): WriteAction[] {
  const isNoted = now.getTime() - Date.parse(device.lastUsedAt) <= notedEveryMs;
  return isNoted ? [] : [storedDevices.change(rows, device, { set: deviceUse(now) }, { otherwise })];
}

const notedEveryMs = 24 * 60 * 60 * 1_000;

/** @returns the state of a pairing. Expiry takes precedence: a claimed or approved pairing expires, too. */
export function stateOf(pairing: StoredPairing, now: Date): PairingState {
  if (hasExpired(pairing, now)) return 'expired';
  if (pairing.approvedAt !== undefined) return 'approved';
  return pairing.claimHash === undefined ? 'open' : 'claimed';
}

/** @returns the device in its public form, without its credential. */
export function presentDevice(householdId: string, stored: StoredDevice): Device {
  const { name, createdAt, lastUsedAt } = stored;
  return { id: storedDevices.idOf(householdId, stored), name, createdAt, lastUsedAt };
}
