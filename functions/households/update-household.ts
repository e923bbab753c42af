import { ProductError } from '../../shared/errors.ts';
import { updateHousehold } from '../../shared/routes/households.ts';
import { isPermitted } from '../../shared/permissions.ts';
import { changeHousehold } from '../data/people/household.ts';
import { presentHousehold } from './present-household.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(updateHousehold, async ({ body, household: scope }) => {
  const isAboutGuardians = body.guardiansInviteGuardians !== undefined;
  if (isAboutGuardians && !isPermitted(scope.role, 'manage-members')) throw new ProductError('not-allowed');
  return presentHousehold(await changeHousehold(scope.rows, scope.household, body), scope.membership);
});
