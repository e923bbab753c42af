import { getPairing } from '../../shared/routes/devices.ts';
import { storedPairings } from '../data/people/device.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { stateOf } from './present-device.ts';

export const handler = defineHandler(getPairing, async ({ params, household, now }) => {
  const pairing = await storedPairings.requireById(household, params.pairingId);
  const { deviceName, claimedAt } = pairing;
  return { state: stateOf(pairing, now), ...(deviceName && { deviceName }), ...(claimedAt && { claimedAt }) };
});
