import {
  endChildSessionsActions,
  isPaired,
  retireDevice,
  type StoredDevice,
  storedDevices,
  storedPairings,
} from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

interface EndedDevices {
  readonly devices: readonly StoredDevice[];
  readonly actions: readonly WriteAction[];
}

/**
 * Ends the devices that an account set up for the children, and its open pairing codes. The devices may deliver their answers once more. Belongs to the
 * transaction that ends the account's membership: at most two writes for each device and pairing.
 */
export async function endDevicesOf(scope: HouseholdScope, userId: string, now: Date): Promise<EndedDevices> {
  const { id, rows } = scope;
  const [stored, pairings] = await Promise.all([storedDevices.list(rows), storedPairings.list(rows)]);
  const devices = stored.filter((device) => device.addedBy === userId && isPaired(device, now));
  return {
    devices,
    actions: [
      ...devices.flatMap((device) => [
        retireDevice(rows, device, now, 'conflict'),
        scope.listEndAction('device', storedDevices.idOf(id, device), now),
      ]),
      ...pairings.filter(({ addedBy }) => addedBy === userId).flatMap(scope.endPairingActions),
    ],
  };
}

/** Deletes the children's sessions on ended devices. Without it they would remain, of no use, until they expire. */
export async function endChildSessions({ rows }: HouseholdScope, devices: readonly StoredDevice[]): Promise<void> {
  if (devices.length === 0) return;
  const learners = await storedLearners.list(rows);
  if (learners.length === 0) return;
  for (const device of devices) await rows.commit(endChildSessionsActions(rows, device, learners));
}
