import { limits } from '../../shared/limits.ts';
import { openVisit } from '../../shared/routes/visits.ts';
import { storedHouseholds } from '../data/household.ts';
import { endAfter } from '../data/table/expiry.ts';
import { storedVisits } from '../data/visit.ts';
import { defineCreation } from '../platform/define-creation.ts';

/** A second reason within the hour is a visit of its own: what is looked at from then on is looked at for that one. */
export const handler = defineCreation(openVisit, async ({ body, caller, household, effects, now }) => {
  const { reason } = body;
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
  return await Promise.resolve({
    // A household whose deletion has begun gets nothing new that would stay behind.
    actions: [storedHouseholds.check(household.rows, {}), storedVisits.save(household.rows, undefined, visit)],
    answer: { id: storedVisits.idOf(household.id, visit), at: visit.at, endsAt: visit.endsAt, reason },
  });
});
