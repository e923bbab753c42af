import { createDevice } from '../../shared/routes/devices.ts';
import { presentDevice, storedDevices } from '../data/people/device.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { countOneMore } from '../data/table/limited-list.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { limitedDevices, newDevice } from './device-credential.ts';

/** A repeated call gets the same credential again: it is kept sealed with the idempotency key, which only the page that asked has. */
export const handler = defineCreation(createDevice, async ({ body, caller, household: { id, rows }, effects, now }) => {
  const { id: addedBy } = caller.user;
  const made = { ...body, device: effects.newId(now), addedBy, now };
  const { stored, credential } = newDevice(id, made, effects.randomBytes);
  return {
    actions: [
      await countOneMore(limitedDevices(rows, now)),
      // Whoever leaves meanwhile leaves no device behind.
      storedMemberships.check(rows, { userId: addedBy }),
      storedDevices.create(rows, stored),
    ],
    answer: { device: presentDevice(id, stored), credential },
  };
});
