import { createDevice } from '../../shared/routes/devices.ts';
import { storedDevices } from '../data/device.ts';
import { storedHouseholds } from '../data/household.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { newDevice, requireRoomForDevice } from './device-credential.ts';
import { presentDevice } from './list-devices.ts';

export const handler = defineHandler(createDevice, async ({ body, household: { id, rows }, effects, now }) => {
  await requireRoomForDevice(rows, now);
  const { stored, credential } = newDevice(id, { ...body, device: effects.newId(now), now }, effects.randomBytes);
  await rows.commit([storedHouseholds.check(rows, {}), storedDevices.create(rows, stored)]);
  return { device: presentDevice(id, stored), credential };
});
