import { updateHousehold } from '../../shared/routes/households.ts';
import { changeHousehold } from '../data/household.ts';
import { presentHousehold } from './present-household.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(updateHousehold, async ({ body, household: scope }) =>
  presentHousehold(await changeHousehold(scope.rows, scope.household, body), scope.memberRole),
);
