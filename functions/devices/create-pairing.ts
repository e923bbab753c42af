import { limits } from '../../shared/limits.ts';
import { createPairing } from '../../shared/routes/devices.ts';
import { storedPairings } from '../data/people/device.ts';
import { limitedInHousehold } from '../data/people/household.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { createTypedCode, hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { requireRoomForDevice } from './device-credential.ts';
import { formatExpiry, expiryAfter, hasExpired } from '../data/table/expiry.ts';

/** 39 bits: enough for ten minutes of throttled attempts, and the code is useless until an adult approves. */
const codeLength = 8;

/** Creates a pairing code, removing expired ones and the oldest if there are too many. */
export const handler = defineHandler(createPairing, async ({ caller, household, effects, now }) => {
  const { id, rows } = household;
  const { id: addedBy } = caller.user;
  await requireRoomForDevice(rows, now);
  const code = createTypedCode(codeLength, effects.randomBytes);
  const expiresAt = expiryAfter(now, limits.pairingSeconds);
  const pairing = {
    pairing: effects.newId(now),
    codeHash: hashTypedCode(code),
    createdAt: now.toISOString(),
    expiresAt,
    addedBy,
    version: 1,
  };
  await repeatOnConflict(async () => {
    const { counted, setCount, limit } = limitedInHousehold(rows, 'pairingsCounted', () => Promise.resolve(0));
    const seen = await counted();
    const earlier = await storedPairings.list(rows);
    const open = earlier.filter((one) => !hasExpired(one, now));
    const kept = new Set(open.slice(-(limit - 1)));
    await rows.commit([
      ...earlier.filter((one) => !kept.has(one)).flatMap(household.endPairingActions),
      ...household.pairActions(pairing),
      // Whoever leaves meanwhile leaves no code behind.
      storedMemberships.check(rows, { userId: addedBy }),
      setCount(kept.size + 1, seen),
    ]);
  });
  return { id: storedPairings.idOf(id, pairing), code, expiresAt: formatExpiry(pairing) };
});
