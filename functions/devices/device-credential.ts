import { createHash, timingSafeEqual } from 'node:crypto';
import { ProductError } from '../../shared/errors.ts';
import { joinId, splitId } from '../../shared/ids.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { deviceUse, isPaired, type StoredDevice, storedDevices } from '../data/people/device.ts';
import { householdRows, limitedInHousehold, type StoredHousehold, storedHouseholds } from '../data/people/household.ts';
import type { LimitedList } from '../data/table/limited-list.ts';
import type { Partition } from '../data/table/partition.ts';
import { readTogether } from '../data/table/read-together.ts';
import type { Table } from '../data/table/table.ts';
import { hasExpired } from '../data/table/expiry.ts';
import { HouseholdScope } from '../platform/call/household-scope.ts';
import { requireConsent } from '../platform/call/require-consent.ts';

const secretBytes = 32;

/** A secret together with the location of the row it opens: `H-X.<43 characters>`. */
export interface PlacedSecret {
  readonly householdId: string;
  readonly local: string;
  readonly secret: string;
}

/** @returns a new 256-bit secret for the row at this location. */
export function makePlacedSecret(
  householdId: string,
  local: string,
  randomBytes: (size: number) => Uint8Array,
): { readonly text: string; readonly hash: string } {
  const secret = Buffer.from(randomBytes(secretBytes)).toString('base64url');
  return { text: `${joinId(householdId, local)}.${secret}`, hash: hashSecret(secret) };
}

/** @returns the parsed text; undefined if malformed. */
export function readPlacedSecret(text: string): PlacedSecret | undefined {
  const [id = '', secret = '', ...rest] = text.split('.');
  const [householdId, local] = splitId(id, 2) ?? [];
  const isWhole = /^[\w-]{43}$/.test(secret) && rest.length === 0;
  return isWhole && householdId && local ? { householdId, local, secret } : undefined;
}

export function isSecretOf(secret: string, hash: string | undefined): boolean {
  return hash !== undefined && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export interface FamilyDevice {
  readonly household: StoredHousehold;
  readonly rows: Partition;
  readonly device: StoredDevice;
}

/**
 * @returns the device of a valid credential. Consent is checked here, because the household is known only after the secret matches.
 * @throws ProductError `device-unknown` for any other credential; `consent-needed`.
 */
export async function requireDevice(table: Table, route: Route, credential: string, now: Date): Promise<FamilyDevice> {
  const found = await findDevice(table, credential, ({ secretHash }) => secretHash);
  if (!found || !isPaired(found.device, now)) throw new ProductError('device-unknown');
  const { household, device } = found;
  const guarded = await requireConsent(table, route, { household, isChild: true, now });
  return { household, rows: householdRows(guarded, household.id), device };
}

/**
 * @returns the household of a removed device that may still deliver answers, as its children see it, and the device.
 * @throws ProductError `device-unknown` for any other credential; `consent-needed`.
 */
export async function requireRemovedDevice(table: Table, route: Route, credential: string, now: Date) {
  const found = await findDevice(table, credential, ({ deliveryHash }) => deliveryHash);
  const removedAt = found?.device.removedAt;
  if (!found || removedAt === undefined || hasExpired(found.device, now)) throw new ProductError('device-unknown');
  const { household, device } = found;
  const guarded = await requireConsent(table, route, { household, isChild: true, now });
  return { household: new HouseholdScope(guarded, { household, role: 'learner' }), device, removedAt };
}

/** @returns the device whose hash matches the credential, and its household. */
async function findDevice(table: Table, credential: string, hashOf: (device: StoredDevice) => string | undefined) {
  const named = readPlacedSecret(credential);
  if (!named) return undefined;
  const rows = householdRows(table, named.householdId);
  const { household, device } = await readTogether(table, {
    household: storedHouseholds.at(rows, {}),
    device: storedDevices.at(rows, { device: named.local }),
  });
  return household && device && isSecretOf(named.secret, hashOf(device)) ? { household, device } : undefined;
}

/** @returns a new device of a household, and its credential, which only the device keeps. */
export function newDevice(
  householdId: string,
  { now, ...named }: Pick<StoredDevice, 'name' | 'device' | 'isHandedOver' | 'addedBy'> & { readonly now: Date },
  randomBytes: (size: number) => Uint8Array,
): { readonly stored: StoredDevice; readonly credential: string } {
  const { text: credential, hash: secretHash } = makePlacedSecret(householdId, named.device, randomBytes);
  return { stored: { ...named, secretHash, createdAt: now.toISOString(), ...deviceUse(now) }, credential };
}

/** @returns the household's devices that children may use. */
export async function listLivingDevices(rows: Partition, now: Date): Promise<StoredDevice[]> {
  return (await storedDevices.list(rows)).filter((device) => isPaired(device, now));
}

export function limitedDevices(rows: Partition, now: Date): LimitedList {
  return limitedInHousehold(rows, 'devicesCounted', async () => (await listLivingDevices(rows, now)).length);
}

/** @throws ProductError `too-many-devices` at the limit, before the adult walks over to the new device. */
export async function requireRoomForDevice(rows: Partition, now: Date): Promise<void> {
  const { countExisting, limit, refusal } = limitedDevices(rows, now);
  if ((await countExisting()) >= limit) throw new ProductError(refusal);
}
