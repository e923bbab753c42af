import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';
import { endAfter, hasEnded } from '../table/expiry.ts';
import type { Device, PairingState } from '../../../shared/schemas/device.ts';

/** A browser on which the children of a household study. Whoever has its credential is told their names. */
export const storedDevices = defineItem({
  name: 'device',
  key: 'HH#{household}/DEVICE#{device}',
  schema: z.object({
    /** Local part of the id. */
    device: z.string(),
    name: z.string(),
    /** SHA-256 of the secret half of its credential. */
    secretHash: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    /** Seconds since 1970, moved on with every use. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});
export type StoredDevice = Stored<typeof storedDevices>;

/** @returns what its use now changes in a device: it stays the family's for longer. */
export function deviceUse(now: Date): Pick<StoredDevice, 'lastUsedAt' | 'expiresAt'> {
  return { lastUsedAt: now.toISOString(), expiresAt: endAfter(now, limits.deviceUnusedSeconds) };
}

/** A child who was tapped on a device: one session for each child there, which the next tap replaces. It goes with its learner. */
export const storedChildSessions = defineItem({
  name: 'child-session',
  key: 'HH#{household}/L#{learner}#DEVICE#{device}',
  schema: z.object({
    learner: z.string(),
    device: z.string(),
    /** What the token names. */
    session: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** Seconds since 1970. Checked by value on every request; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});
export type StoredChildSession = Stored<typeof storedChildSessions>;

/** Leads from the hash of a code to the household that shows it. */
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

/** A device that asks to be let in: shown as a code, claimed by a device, approved by a grown-up, and gone when the device is in. */
export const storedPairings = defineItem({
  name: 'pairing',
  key: 'HH#{household}/PAIRING#{pairing}',
  schema: z.object({
    /** Local part of the id. */
    pairing: z.string(),
    codeHash: z.string(),
    createdAt: z.string(),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    deviceName: z.optional(z.string()),
    claimedAt: z.optional(z.string()),
    /** SHA-256 of what the device asks with. */
    claimHash: z.optional(z.string()),
    approvedAt: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredPairing = Stored<typeof storedPairings>;

/** @returns the writes that show a code. */
export function createPairingActions(table: Table, householdId: string, pairing: StoredPairing): WriteAction[] {
  return [
    storedPairingCodes.create(table, { ...pairing, householdId }),
    storedPairings.create(householdRows(table, householdId), pairing),
  ];
}

/** @returns the writes that end a pairing, however far it came. */
export function endPairingActions(
  table: Table,
  rows: Partition,
  { codeHash, pairing }: Pick<StoredPairing, 'codeHash' | 'pairing'>,
): WriteAction[] {
  return [storedPairingCodes.remove(table, { codeHash }), storedPairings.remove(rows, { pairing })];
}

/**
 * Notes that a child's session, and so its device, is in use.
 * @throws ProductError `not-signed-in` when what is noted ended meanwhile: it stays ended.
 */
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

/** @returns the write by which a device that is in use stays the family's: one a day at most. */
export function noteDeviceUse(rows: Partition, device: StoredDevice, now: Date, otherwise: ErrorCode): WriteAction[] {
  const isNoted = now.getTime() - Date.parse(device.lastUsedAt) <= notedEveryMs;
  return isNoted ? [] : [storedDevices.change(rows, device, { set: deviceUse(now) }, { otherwise })];
}

const notedEveryMs = 24 * 60 * 60 * 1_000;

/** @returns how far a pairing is. What has run out stays so, however far it came. */
export function stateOf(pairing: StoredPairing, now: Date): PairingState {
  if (hasEnded(pairing, now)) return 'expired';
  if (pairing.approvedAt !== undefined) return 'approved';
  return pairing.claimHash === undefined ? 'open' : 'claimed';
}

/** @returns the device as it goes out: nothing of its credential. */
export function presentDevice(householdId: string, stored: StoredDevice): Device {
  const { name, createdAt, lastUsedAt } = stored;
  return { id: storedDevices.idOf(householdId, stored), name, createdAt, lastUsedAt };
}
