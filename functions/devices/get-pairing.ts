import { getPairing } from '../../shared/routes/devices.ts';
import type { PairingState } from '../../shared/schemas/device.ts';
import { type StoredPairing, storedPairings } from '../data/people/device.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hasEnded } from '../data/table/expiry.ts';

export const handler = defineHandler(getPairing, async ({ params, household, now }) => {
  const pairing = await storedPairings.requireById(household, params.pairingId);
  const { deviceName, claimedAt } = pairing;
  return { state: stateOf(pairing, now), ...(deviceName && { deviceName }), ...(claimedAt && { claimedAt }) };
});

/** @returns how far a pairing is. What has run out stays so, however far it came. */
export function stateOf(pairing: StoredPairing, now: Date): PairingState {
  if (hasEnded(pairing, now)) return 'expired';
  if (pairing.approvedAt !== undefined) return 'approved';
  return pairing.claimHash === undefined ? 'open' : 'claimed';
}
