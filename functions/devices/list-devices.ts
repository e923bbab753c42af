import { listDevices } from '../../shared/routes/devices.ts';
import type { Device } from '../../shared/schemas/device.ts';
import { type StoredDevice, storedDevices } from '../data/people/device.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { listLivingDevices } from './device-credential.ts';

/** Those that have not run out, the one that was used last first. */
export const handler = defineHandler(listDevices, async ({ household, now }) => {
  const devices = await listLivingDevices(household.rows, now);
  return devices
    .map((device) => presentDevice(household.id, device))
    .toSorted((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
});

/** @returns the device as it goes out: nothing of its credential. */
export function presentDevice(householdId: string, stored: StoredDevice): Device {
  const { name, createdAt, lastUsedAt } = stored;
  return { id: storedDevices.idOf(householdId, stored), name, createdAt, lastUsedAt };
}
