import { createDevice } from '../../shared/routes/devices.ts';
import { presentDevice, storedDevices } from '../data/people/device.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { countOneMore } from '../data/table/limited-list.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { limitedDevices, newDevice } from './device-credential.ts';

/** A repeated call gets the same credential again: it is kept sealed with the idempotency key, which only the page that asked has. */
export const handler = defineCreation(createDevice, async ({ body, caller, household: { id, rows }, effects, now }) => {
  const userId = caller.user.id;
  const own = body.isHandedOver ? { handedOverBy: userId } : {};
  const device = { ...body, ...own, device: effects.newId(now), now };
  const { stored, credential } = newDevice(id, device, effects.randomBytes);
  return {
    actions: [
      await countOneMore(limitedDevices(rows, now)),
      storedDevices.create(rows, stored),
      // A member who is removed at the same moment must not keep a device that came too late to be ended with them.
      ...(body.isHandedOver ? [storedMemberships.check(rows, { userId })] : []),
    ],
    answer: { device: presentDevice(id, stored), credential },
  };
});
