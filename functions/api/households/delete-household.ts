import { deleteHousehold } from '../../../shared/routes/households.ts';
import { timeOfCall } from '../../deletions/time-to-remove.ts';
import { hideHousehold, removeHiddenHousehold } from '../../households/delete-household.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteHousehold, async ({ household, effects, now }) => {
  await removeHiddenHousehold(await hideHousehold(household, now), timeOfCall(effects.clock, now));
});
