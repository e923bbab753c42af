import { ProductError } from '../../shared/errors.ts';
import { isPermitted } from '../../shared/permissions.ts';
import { setPin } from '../../shared/routes/devices.ts';
import { storedDevices } from '../data/people/device.ts';
import { boundPin, pinExpiry, setPinActions } from '../data/people/grown-up-pin.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { requireDevice } from './device-credential.ts';

/** Sets the caller's PIN on the calling device, which replaces the one they had there. Only people who may hand the device over need one. */
export const handler = defineHandler(setPin, async ({ body, caller: { user }, table, effects, now }) => {
  const { household, device } = await requireDevice(table, setPin, body.credential, now);
  const membership = await storedAccountMemberships.find(table, { userId: user.id, householdId: household.id });
  if (!membership || !isPermitted(membership.role, 'let-children-in')) throw new ProductError('not-allowed');
  const place = { userId: user.id, deviceId: storedDevices.idOf(household.id, device) };
  const pinHash = await hashPassword(boundPin(body.pin, place), effects.passwordCost);
  const [createdAt, expiresAt] = [now.toISOString(), pinExpiry(now)];
  const pin = { ...place, pinHash, epoch: user.sessionEpoch, tries: 0, createdAt, expiresAt, version: 1 };
  const letter = { kind: 'way-in-changed', userId: user.id, change: 'pin-set' } as const;
  await table.commit([
    ...(await setPinActions(table, pin)),
    queueMailAction(table, letter, { now, newId: effects.newId }),
  ]);
});
