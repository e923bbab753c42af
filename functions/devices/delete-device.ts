import { deleteDevice } from '../../shared/routes/devices.ts';
import { storedChildSessions, storedDevices } from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** With the device the sessions of the children on it end: their next call is refused, and nothing of them is kept. */
export const handler = defineHandler(deleteDevice, async ({ params, household: { id, rows } }) => {
  const { device } = await storedDevices.requireById({ id, rows }, params.deviceId);
  const learners = await storedLearners.list(rows);
  await rows.commit([
    storedDevices.removeExisting(rows, { device }),
    ...learners.map(({ learner }) => storedChildSessions.remove(rows, { learner, device })),
  ]);
});
