import { listDevices } from '../../shared/routes/devices.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { listLivingDevices } from './device-credential.ts';
import { presentDevice } from '../data/people/device.ts';

/** Those that have not run out, the one that was used last first. */
export const handler = defineHandler(listDevices, async ({ household, now }) => {
  const devices = await listLivingDevices(household.rows, now);
  return devices
    .map((device) => presentDevice(household.id, device))
    .toSorted((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
});
