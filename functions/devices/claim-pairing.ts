import { ProductError } from '../../shared/errors.ts';
import { claimPairing } from '../../shared/routes/devices.ts';
import { stateOf, storedPairingCodes, storedPairings } from '../data/people/device.ts';
import { findHouseholds, householdRows } from '../data/people/household.ts';
import type { Table } from '../data/table/table.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countAttempt, undoAttempt } from '../platform/sign-in/throttle-tries.ts';
import { hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { makePlacedSecret } from './device-credential.ts';

/** Claims a pairing code for a device. If two devices use the same code, the first one wins. */
export const handler = defineHandler(claimPairing, async ({ body, table, effects, now, clientNetwork }) => {
  const fromNetwork = { scope: 'pairing', subject: clientNetwork, now } as const;
  await countAttempt(table, fromNetwork);
  const { rows, householdId, seen } = await requireOpen(table, body.code, now);
  const { text: claim, hash: claimHash } = makePlacedSecret(householdId, seen.pairing, effects.randomBytes);
  const claimed = { deviceName: body.name, claimedAt: now.toISOString(), claimHash };
  await rows.commit([storedPairings.changeIfUnchanged(rows, seen, { set: claimed }, { otherwise: 'not-found' })]);
  await undoAttempt(table, fromNetwork);
  return { claim };
});

/** @throws ProductError `not-found` for a code that is wrong, used, or older than ten minutes. */
async function requireOpen(table: Table, code: string, now: Date) {
  const found = await storedPairingCodes.find(table, { codeHash: hashTypedCode(code) });
  if (!found) throw new ProductError('not-found');
  const { householdId, pairing } = found;
  const rows = householdRows(table, householdId);
  const [seen, [household]] = await Promise.all([
    storedPairings.find(rows, { pairing }),
    findHouseholds(table, [householdId]),
  ]);
  if (!seen || !household || stateOf(seen, now) !== 'open') throw new ProductError('not-found');
  return { rows, householdId, seen };
}
