import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { retention } from '../../../shared/retention.ts';
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
    /** Set on a grown-up's own device, which children got by handing it over. */
    isHandedOver: z.optional(z.literal(true)),
    /** Account that added the device, or made the code with which it was paired. The device ends when that account leaves. Devices of earlier releases lack it. */
    addedBy: z.optional(z.string()),
    /** Set when a grown-up has removed the device. It then has no name, and its credential may only deliver answers, once. */
    removedAt: z.optional(z.string()),
    /** `secretHash` of a removed device. No secret matches that one any more, even for a release that doesn't know removed devices. */
    deliveryHash: z.optional(z.string()),
  }),
});
export type StoredDevice = Stored<typeof storedDevices>;

/** Whether children may use the device. */
export function isPaired(device: StoredDevice, now: Date): boolean {
  return device.removedAt === undefined && !hasExpired(device, now);
}

/** @returns the write that removes a device from the family. For 30 days, its credential may deliver the answers that it still has. */
export function retireDevice(rows: Partition, device: StoredDevice, now: Date, otherwise: ErrorCode): WriteAction {
  const expiresAt = expiryAfter(now, retention.unsentAnswerDays * 24 * 60 * 60);
  const { secretHash: deliveryHash } = device;
  const secretHash = '-'.repeat(deliveryHash.length);
  const set = { removedAt: now.toISOString(), name: '', secretHash, deliveryHash, expiresAt };
  const retired = { set, remove: ['addedBy'] } as const;
  return storedDevices.change(rows, device, retired, { equals: { removedAt: undefined }, otherwise });
}

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

/** @returns the writes that remove a device and end its children's sessions. With `retiredAt`, it may deliver its answers once more. */
export function removeDeviceActions(
  rows: Partition,
  seen: StoredDevice,
  {
    learners,
    retiredAt,
  }: { readonly learners: readonly { readonly learner: string }[]; readonly retiredAt?: Date | undefined },
): WriteAction[] {
  const { device } = seen;
  return [
    retiredAt ? retireDevice(rows, seen, retiredAt, 'not-found') : storedDevices.removeExisting(rows, { device }),
    ...endChildSessionsActions(rows, seen, learners),
  ];
}

/** @returns the writes that delete the children's sessions on a device. They can't be used anymore once the device is removed. */
export function endChildSessionsActions(
  rows: Partition,
  { device }: Pick<StoredDevice, 'device'>,
  learners: readonly { readonly learner: string }[],
): WriteAction[] {
  return learners.map(({ learner }) => storedChildSessions.remove(rows, { learner, device }));
}

/** Maps the hash of a pairing code to the household that shows it. */
export const storedPairingCodes = defineItem({
  name: 'pairing-code',
  key: 'PAIRING#{codeHash}/ONLY',
  schema: () =>
    z.object({
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
  schema: () =>
    z.object({
      pairing: z.string(),
      codeHash: z.string(),
      createdAt: z.string(),
      /** Unix seconds. Reads check it, since TTL deletes late. */
      expiresAt: z.int(),
      deviceName: z.optional(z.string()),
      claimedAt: z.optional(z.string()),
      /** Account that made the code; absent in pairings that began in an earlier release. */
      addedBy: z.optional(z.string()),
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
    // A removal of the device ends the session, too, so this write needs no condition of its own.
    ...(isUseNoted(device, now) ? [] : [storedDevices.change(rows, device, { set: deviceUse(now) }, { otherwise })]),
  ]);
}

/** @returns the write that keeps a used device paired, unless it has been removed; empty if its use was already recorded within the last 24 hours. */
export function noteDeviceUse(rows: Partition, device: StoredDevice, now: Date, otherwise: ErrorCode): WriteAction[] {
  return isUseNoted(device, now) ? [] : [prolongDeviceAction(rows, device, now, otherwise)];
}

/** @returns the write that keeps a device paired, unless it has been removed. */
export function prolongDeviceAction(
  rows: Partition,
  device: StoredDevice,
  now: Date,
  otherwise: ErrorCode,
): WriteAction {
  return storedDevices.change(rows, device, { set: deviceUse(now) }, { equals: { removedAt: undefined }, otherwise });
}

function isUseNoted(device: StoredDevice, now: Date): boolean {
  return now.getTime() - Date.parse(device.lastUsedAt) <= notedEveryMs;
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
  const { name, createdAt, lastUsedAt, isHandedOver, addedBy } = stored;
  const id = storedDevices.idOf(householdId, stored);
  return { id, name, createdAt, lastUsedAt, ...(isHandedOver && { isHandedOver }), ...(addedBy && { addedBy }) };
}
