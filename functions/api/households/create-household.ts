import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { listMembershipsOfUser } from '../../data/membership.ts';
import { fallbackTimeZone, foundHousehold } from '../../households/found-household.ts';
import { presentHousehold } from '../../households/present-household.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(createHousehold, async ({ body, caller: { user }, table, effects, now }) => {
  const own = await listMembershipsOfUser(table, user.id);
  if (own.length >= limits.householdsPerParent) throw new ProductError('too-many-households');
  const { name, timeZone = fallbackTimeZone } = body;
  const { household, actions } = foundHousehold(table, { id: effects.newId(now), name, timeZone, ownerId: user.id, now });
  await table.commit(actions);
  return presentHousehold(household, 'owner');
});
