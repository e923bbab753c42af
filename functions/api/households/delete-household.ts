import { deleteHousehold } from '../../../shared/routes/households.ts';
import { deleteHousehold as deleteWithRows } from '../../households/delete-household.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteHousehold, async ({ household, now }) => {
  await deleteWithRows(household, now);
});
