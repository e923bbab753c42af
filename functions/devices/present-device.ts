import type { Device, PairingState } from '../../shared/schemas/device.ts';
import { type StoredDevice, storedDevices, type StoredPairing } from '../data/people/device.ts';
import { hasEnded } from '../data/table/expiry.ts';

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
