import { listDeviceLearners } from '../../shared/routes/devices.ts';
import { deviceUse, storedDevices } from '../data/device.ts';
import { storedLearners } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { requireDevice } from './device-credential.ts';

/** A device that is in use stays the family's: noted at most once a day. */
const notedEveryMs = 24 * 60 * 60 * 1_000;

export const handler = defineHandler(listDeviceLearners, async ({ body, table, now }) => {
  const { household, rows, device } = await requireDevice(table, body.credential, now);
  if (now.getTime() - Date.parse(device.lastUsedAt) > notedEveryMs) {
    await rows.commit([storedDevices.change(rows, device, { set: deviceUse(now) }, { otherwise: 'device-unknown' })]);
  }
  const learners = await storedLearners.list(rows);
  return {
    householdName: household.name,
    learners: learners.map(({ learner, name, avatar, pictures }) => ({
      id: storedLearners.idOf(household.id, { learner }),
      name,
      ...(avatar && { avatar }),
      hasPictureCode: pictures !== undefined,
    })),
  };
});
