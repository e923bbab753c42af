import { deleteDevice } from '../../shared/routes/devices.ts';
import { storedChildSessions, storedDevices } from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Deletes a device with the children's sessions on it, effective on their next call. */
export const handler = defineHandler(deleteDevice, async ({ params, household: { id, rows } }) => {
  const { device } = await storedDevices.requireById({ id, rows }, params.deviceId);
  const learners = await storedLearners.list(rows);
  await rows.commit([
    storedDevices.removeExisting(rows, { device }),
    ...learners.map(({ learner }) => storedChildSessions.remove(rows, { learner, device })),
  ]);
});
