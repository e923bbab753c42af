import { ProductError } from '../../shared/errors.ts';
import { collectPairing } from '../../shared/routes/devices.ts';
import { consentGuard, isConsentOver, storedConsents } from '../data/consent.ts';
import { endPairingActions, storedDevices, storedPairings } from '../data/device.ts';
import { householdRows, storedHouseholds } from '../data/household.ts';
import { readTogether } from '../data/table/read-together.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { isSecretOf, newDevice, readPlacedSecret, requireRoomForDevice } from './device-credential.ts';
import { stateOf } from './get-pairing.ts';

/**
 * The device comes into the family in the transaction that ends the pairing, so that the credential is answered once. Should that answer
 * be lost, the device asks for another code.
 */
export const handler = defineHandler(collectPairing, async ({ body, table, effects, now }) => {
  const named = readPlacedSecret(body.claim);
  if (!named) throw new ProductError('not-found');
  const { householdId, local: pairing, secret } = named;
  const rows = householdRows(table, householdId);
  const { seen, consent } = await readTogether(table, {
    seen: storedPairings.at(rows, { pairing }),
    consent: storedConsents.at(rows, {}),
  });
  const state = seen && stateOf(seen, now);
  if (!seen || state === 'expired' || !isSecretOf(secret, seen.claimHash)) throw new ProductError('not-found');
  if (state !== 'approved') return { state: 'waiting' as const };
  if (isConsentOver(consent, now)) throw new ProductError('consent-needed');
  await requireRoomForDevice(rows, now);
  const { deviceName: name = '' } = seen;
  const { stored, credential } = newDevice(householdId, { name, device: effects.newId(now), now }, effects.randomBytes);
  const [endCode] = endPairingActions(table, rows, seen);
  await table.commit([
    consentGuard(rows),
    storedHouseholds.check(rows, {}),
    storedPairings.removeSeen(rows, seen),
    ...(endCode ? [endCode] : []),
    storedDevices.create(rows, stored),
  ]);
  return { state: 'approved' as const, credential };
});
