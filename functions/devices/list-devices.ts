import { listDevices } from '../../shared/routes/devices.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { listLivingDevices } from './device-credential.ts';
import { presentDevice } from '../data/people/device.ts';

/** Lists the devices that have not expired, most recently used first. */
export const handler = defineHandler(listDevices, async ({ household, now }) => {
  const devices = await listLivingDevices(household.rows, now);
  return devices
    .map((device) => presentDevice(household.id, device))
    .toSorted((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
});
