import { getHousehold } from '../../shared/routes/households.ts';
import { presentHousehold } from './present-household.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getHousehold, ({ household: scope }) =>
  Promise.resolve(presentHousehold(scope.household, scope.membership)),
);
