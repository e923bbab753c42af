import { ProductError } from '../../shared/errors.ts';
import { collectPairing } from '../../shared/routes/devices.ts';
import { endPairingActions, stateOf, storedDevices, storedPairings } from '../data/people/device.ts';
import { householdRows, storedHouseholds } from '../data/people/household.ts';
import { addWithinLimit } from '../data/table/limited-list.ts';
import { requireConsent } from '../platform/call/require-consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { isSecretOf, limitedDevices, newDevice, readPlacedSecret } from './device-credential.ts';

/**
 * Adds the device and ends the pairing in one transaction, so that the credential is returned only once. If that response is lost, the device needs a new
 * code.
 */
export const handler = defineHandler(collectPairing, async ({ body, table, effects, now }) => {
  const named = readPlacedSecret(body.claim);
  if (!named) throw new ProductError('not-found');
  const { householdId, local: pairing, secret } = named;
  const rows = householdRows(table, householdId);
  const seen = await storedPairings.find(rows, { pairing });
  const state = seen && stateOf(seen, now);
  if (!seen || state === 'expired' || !isSecretOf(secret, seen.claimHash)) throw new ProductError('not-found');
  if (state !== 'approved') return { state: 'waiting' as const };
  const household = await storedHouseholds.require(rows, {});
  const guarded = await requireConsent(table, collectPairing, { household, isChild: true, now });
  const { deviceName: name = '', addedBy } = seen;
  const made = { name, device: effects.newId(now), ...(addedBy && { addedBy }), now };
  const { stored, credential } = newDevice(householdId, made, effects.randomBytes);
  const [endCode] = endPairingActions(table, rows, seen);
  await addWithinLimit(limitedDevices(rows, now), async (countAction) => {
    await guarded.commit([
      countAction,
      storedPairings.removeIfUnchanged(rows, seen, { otherwise: 'not-found' }),
      ...(endCode ? [endCode] : []),
      storedDevices.create(rows, stored),
    ]);
  });
  return { state: 'approved' as const, credential };
});
