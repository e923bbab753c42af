import { ProductError } from '../../../shared/errors.ts';
import { householdOfId, localPart } from '../../../shared/ids.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import { findHouseholds } from '../../data/household.ts';
import { findUser } from '../../data/user.ts';
import { admitAccount } from '../../households/admit-account.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(assignUser, async ({ params, body, table, effects, now }) => {
  const [user, [household]] = await Promise.all([
    findUser(table, params.userId),
    findHouseholds(table, [body.householdId]),
  ]);
  const isElsewhere = body.learnerId !== undefined && householdOfId(body.learnerId) !== body.householdId;
  if (!user || !household || isElsewhere) throw new ProductError('not-found');
  return await admitAccount(table, {
    householdId: household.id,
    user,
    role: body.role,
    learner: body.learnerId && localPart(body.learnerId),
    now,
    newLearner: effects.newId(now),
  });
});
