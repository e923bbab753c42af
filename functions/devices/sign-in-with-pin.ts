import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { signInWithPin } from '../../shared/routes/devices.ts';
import { openSession, openSignInEffects, type SignInEffects } from '../auth/open-session.ts';
import { storedDevices } from '../data/people/device.ts';
import { boundPin, pinExpiry, storedPins } from '../data/people/grown-up-pin.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import { storedUsers } from '../data/people/user.ts';
import { hasExpired } from '../data/table/expiry.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Call } from '../platform/call/call.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { checkPassword } from '../platform/sign-in/password-hash.ts';
import { countAttemptAction } from '../platform/sign-in/throttle-tries.ts';
import { requireDevice } from './device-credential.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;
type PinCall = Call<typeof signInWithPin, Effects>;

/** Signs a grown-up in on the device on which they set this PIN. Their session may not do what needs a full sign-in. */
export const handler = defineHandler<typeof signInWithPin, Effects>(
  signInWithPin,
  async (call) => {
    const { body, table, effects, now, browser } = call;
    const { household, device } = await requireDevice(table, signInWithPin, body.credential, now);
    const place = { userId: body.userId, deviceId: storedDevices.idOf(household.id, device) };
    const { user, pin, tries } = await countTry(call, place, household.id);
    const { matches } = await checkPassword(boundPin(body.pin, place), pin.pinHash, effects.passwordCost);
    if (!matches) throw refuse(tries);
    return await repeatOnConflict(async () => {
      const used = { tries: 0, expiresAt: pinExpiry(now) };
      const count = await countAttemptAction(table, { scope: 'signed-in', subject: user.id, now });
      return await openSession(table, user, { now, browser, byPin: true }, effects, [
        storedPins.change(table, place, { set: used }, { equals: { pinHash: pin.pinHash }, otherwise: 'pin-ended' }),
        count,
      ]);
    });
  },
  openSignInEffects,
);

/**
 * Counts a try before it is checked, so that parallel guesses can't exceed the limit.
 * @throws ProductError `pin-ended` when the PIN is missing, used up, or older than the password, or the account has left the family.
 */
async function countTry({ table, now }: PinCall, place: { userId: string; deviceId: string }, householdId: string) {
  return await repeatOnConflict(async () => {
    const { user, pin, membership } = await readTogether(table, {
      user: storedUsers.at(table, { id: place.userId }),
      pin: storedPins.at(table, place),
      membership: storedAccountMemberships.at(table, { userId: place.userId, householdId }),
    });
    const isGrownUp = user?.role === 'parent' && user.disabledAt === undefined && membership !== undefined;
    const isOpen = isGrownUp && pin?.epoch === user.sessionEpoch && !hasExpired(pin, now);
    if (!isOpen || pin.tries >= limits.pinTries) throw new ProductError('pin-ended');
    const tries = pin.tries + 1;
    await table.commit([storedPins.changeIfUnchanged(table, { userId: user.id, ...pin }, { set: { tries } })]);
    return { user, pin, tries };
  });
}

function refuse(tries: number): ProductError {
  const left = limits.pinTries - tries;
  if (left === 0) return new ProductError('pin-ended');
  return new ProductError('wrong-pin', { values: { left } });
}
