import { ProductError } from '../../shared/errors.ts';
import { assignUser } from '../../shared/routes/users.ts';
import { auditAction } from '../platform/call/write-audit.ts';
import { findHouseholds } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedUsers } from '../data/people/user.ts';
import { admitAccount } from '../households/admit-account.ts';
import { defineCreation } from '../platform/call/define-creation.ts';

export const handler = defineCreation(assignUser, async ({ params, body, caller, table, effects, now }) => {
  const [user, [household]] = await Promise.all([
    storedUsers.find(table, { id: params.userId }),
    findHouseholds(table, [body.householdId]),
  ]);
  if (!user || !household) throw new ProductError('not-found');
  const change = {
    action: 'assign-user',
    userId: user.id,
    householdId: household.id,
  } as const;
  const admission = {
    household,
    user,
    role: body.role,
    learner: body.learnerId && storedLearners.placeOf(household.id, body.learnerId).learner,
    now,
    newLearner: effects.newId(now),
  };
  return await admitAccount(table, admission, [
    auditAction(table, change, { actor: caller.user, now, newId: effects.newId }),
  ]);
});
