import { deleteHousehold } from '../../shared/routes/households.ts';
import { defineErasure } from '../platform/call/require-reauthentication.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { hideHousehold, removeHiddenHousehold } from './hide-household.ts';

export const handler = defineErasure(deleteHousehold, async ({ household, effects, now }) => {
  await removeHiddenHousehold(await hideHousehold(household, now), timeOfCall(effects.clock, now), now);
});
