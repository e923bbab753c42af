import { getPairing } from '../../shared/routes/devices.ts';
import { stateOf, storedPairings } from '../data/people/device.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getPairing, async ({ params, household, now }) => {
  const pairing = await storedPairings.requireById(household, params.pairingId);
  const { deviceName, claimedAt } = pairing;
  return { state: stateOf(pairing, now), ...(deviceName && { deviceName }), ...(claimedAt && { claimedAt }) };
});
