import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { openVisit } from '../../shared/routes/visits.ts';
import { findHouseholds, householdRows, storedHouseholds } from '../data/people/household.ts';
import { expiryAfter } from '../data/table/expiry.ts';
import { storedVisits } from '../data/people/visit.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { auditAction } from '../platform/call/write-audit.ts';

/** Opens a visit. Stating a second reason within the hour opens a separate visit, which records all of the admin's calls from then on. */
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
    expiresAt: expiryAfter(now, limits.auditKeptSeconds),
  };
  const deed = { action: 'visit-household', householdId: household.id } as const;
  return {
    actions: [
      auditAction(table, deed, { actor: caller.user, now, newId: effects.newId }),
      // No row may be added to a household that is being deleted, because the row would stay behind.
      storedHouseholds.check(rows, {}),
      storedVisits.save(rows, undefined, visit),
    ],
    answer: { id: storedVisits.idOf(household.id, visit), at: visit.at, endsAt: visit.endsAt, reason },
  };
});
