import { listDeviceLearners } from '../../shared/routes/devices.ts';
import { noteDeviceUse } from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireDevice } from './device-credential.ts';

export const handler = defineHandler(listDeviceLearners, async ({ body, table, now }) => {
  const { household, rows, device } = await requireDevice(table, listDeviceLearners, body.credential, now);
  await rows.commit(noteDeviceUse(rows, device, now, 'device-unknown'));
  const learners = await storedLearners.list(rows);
  return {
    householdName: household.name,
    learners: learners.map(({ learner, name, avatar, pictures, canRead }) => ({
      id: storedLearners.idOf(household.id, { learner }),
      name,
      ...(avatar && { avatar }),
      hasPictureCode: pictures !== undefined,
      ...(canRead !== undefined && { canRead }),
    })),
  };
});
