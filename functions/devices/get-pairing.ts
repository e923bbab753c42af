import { getPairing } from '../../shared/routes/devices.ts';
import type { PairingState } from '../../shared/schemas/device.ts';
import { type StoredPairing, storedPairings } from '../data/device.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getPairing, async ({ params, household, now }) => {
  const pairing = await storedPairings.requireById(household, params.pairingId);
  const { deviceName, claimedAt } = pairing;
  return { state: stateOf(pairing, now), ...(deviceName && { deviceName }), ...(claimedAt && { claimedAt }) };
});

/** @returns how far a pairing is. What has run out stays so, however far it came. */
export function stateOf({ expiresAt, claimHash, approvedAt }: StoredPairing, now: Date): PairingState {
  if (expiresAt * 1_000 <= now.getTime()) return 'expired';
  if (approvedAt !== undefined) return 'approved';
  return claimHash === undefined ? 'open' : 'claimed';
}
