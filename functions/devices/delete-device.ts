import { ProductError } from '../../shared/errors.ts';
import { deleteDevice } from '../../shared/routes/devices.ts';
import { isPaired, removeDeviceActions, storedDevices } from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Removes a device with the children's sessions on it, effective on their next call. Unless its answers are to be forgotten, it may deliver them once. */
export const handler = defineHandler(deleteDevice, async ({ params, query, household, now }) => {
  const { id, rows } = household;
  const seen = await storedDevices.requireById({ id, rows }, params.deviceId);
  if (!isPaired(seen, now)) throw new ProductError('not-found');
  const learners = await storedLearners.list(rows);
  const retiredAt = query.forget === 'yes' ? undefined : now;
  await rows.commit([
    ...removeDeviceActions(rows, seen, { learners, retiredAt }),
    household.listEndAction('device', params.deviceId, now),
  ]);
});
