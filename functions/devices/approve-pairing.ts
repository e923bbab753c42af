import { ProductError } from '../../shared/errors.ts';
import { approvePairing } from '../../shared/routes/devices.ts';
import { stateOf, storedPairings } from '../data/people/device.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Approves the device that claimed the code and was shown to the adult. Idempotent. */
export const handler = defineHandler(approvePairing, async ({ params, household, now }) => {
  const seen = await storedPairings.requireById(household, params.pairingId);
  const state = stateOf(seen, now);
  if (state === 'approved') return;
  if (state !== 'claimed') throw new ProductError('no-device-waiting');
  const { rows } = household;
  await rows.commit([storedPairings.changeIfUnchanged(rows, seen, { set: { approvedAt: now.toISOString() } })]);
});
