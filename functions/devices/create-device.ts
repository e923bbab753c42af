import { createDevice } from '../../shared/routes/devices.ts';
import { presentDevice, storedDevices } from '../data/people/device.ts';
import { addWithinLimit } from '../data/table/limited-list.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { limitedDevices, newDevice } from './device-credential.ts';

export const handler = defineHandler(createDevice, async ({ body, household: { id, rows }, effects, now }) => {
  const { stored, credential } = newDevice(id, { ...body, device: effects.newId(now), now }, effects.randomBytes);
  await addWithinLimit(limitedDevices(rows, now), async (countAction) => {
    await rows.commit([countAction, storedDevices.create(rows, stored)]);
  });
  return { device: presentDevice(id, stored), credential };
});
