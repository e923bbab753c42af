import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { openVisit } from '../../shared/routes/visits.ts';
import { findHouseholds, householdRows, storedHouseholds } from '../data/people/household.ts';
import { endAfter } from '../data/table/expiry.ts';
import { storedVisits } from '../data/people/visit.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { auditAction } from '../platform/call/write-audit.ts';

/** A second reason within the hour is a visit of its own: what is looked at from then on is looked at for that one. */
export const handler = defineCreation(openVisit, async ({ params, body, caller, table, effects, now }) => {
  const [household] = await findHouseholds(table, [params.householdId]);
  if (!household) throw new ProductError('not-found');
  const [rows, { reason }] = [householdRows(table, household.id), body];
  const visit = {
    id: effects.newId(now),
    at: now.toISOString(),
    endsAt: new Date(now.getTime() + limits.visitSeconds * 1_000).toISOString(),
    adminId: caller.user.id,
    reason,
    looked: [],
    changed: [],
    expiresAt: endAfter(now, limits.auditKeptSeconds),
  };
  const deed = { action: 'visit-household', householdId: household.id } as const;
  return {
    actions: [
      auditAction(table, deed, { actor: caller.user, now, newId: effects.newId }),
      // A household whose deletion has begun gets nothing new that would stay behind.
      storedHouseholds.check(rows, {}),
      storedVisits.save(rows, undefined, visit),
    ],
    answer: { id: storedVisits.idOf(household.id, visit), at: visit.at, endsAt: visit.endsAt, reason },
  };
});
