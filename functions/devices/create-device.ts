import { createDevice } from '../../shared/routes/devices.ts';
import { presentDevice, storedDevices } from '../data/people/device.ts';
import { countOneMore } from '../data/table/limited-list.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { limitedDevices, newDevice } from './device-credential.ts';

/** A repeated call gets the same credential again: it is kept sealed with the idempotency key, which only the page that asked has. */
export const handler = defineCreation(createDevice, async ({ body, household: { id, rows }, effects, now }) => {
  const { stored, credential } = newDevice(id, { ...body, device: effects.newId(now), now }, effects.randomBytes);
  return {
    actions: [await countOneMore(limitedDevices(rows, now)), storedDevices.create(rows, stored)],
    answer: { device: presentDevice(id, stored), credential },
  };
});
