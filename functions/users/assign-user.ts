import { ProductError } from '../../shared/errors.ts';
import { assignUser } from '../../shared/routes/users.ts';
import { auditAction, requireVisit } from '../platform/call/write-audit.ts';
import { findHouseholds, householdRows } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedUsers } from '../data/people/user.ts';
import { noteInVisitActions } from '../data/people/visit.ts';
import { admitAccount } from '../households/admit-account.ts';
import { defineCreation } from '../platform/call/define-creation.ts';

/** Adds an account to a household, whose data it can then see. An admin must open a visit with a reason first, unless it is the admin's own household. */
export const handler = defineCreation(assignUser, async ({ params, body, caller, table, effects, now }) => {
  const [user, [household]] = await Promise.all([
    storedUsers.find(table, { id: params.userId }),
    findHouseholds(table, [body.householdId]),
  ]);
  if (!user || !household) throw new ProductError('not-found');
  const rows = householdRows(table, household.id);
  const isOwn = household.ownerId === caller.user.id;
  const visit = isOwn ? undefined : await requireVisit(rows, caller.user.id, now);
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
    ...(visit ? noteInVisitActions(rows, visit, assignUser) : []),
  ]);
});
