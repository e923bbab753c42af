import { removePin } from '../../shared/routes/devices.ts';
import { storedDevices } from '../data/people/device.ts';
import { storedPins } from '../data/people/grown-up-pin.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireDevice } from './device-credential.ts';

/** Removes the caller's PIN on the calling device. Safe to repeat. */
export const handler = defineHandler(removePin, async ({ body, caller: { user }, table, now }) => {
  const { household, device } = await requireDevice(table, removePin, body.credential, now);
  const deviceId = storedDevices.idOf(household.id, device);
  await table.commit([storedPins.remove(table, { userId: user.id, deviceId })]);
});
