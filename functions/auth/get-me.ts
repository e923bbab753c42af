import { getMe } from '../../shared/routes/auth.ts';
import { presentChild, presentUser } from './account.ts';
import { householdRows } from '../data/household.ts';
import { presentLearner, storedLearners } from '../data/learner.ts';
import { storedAccountMemberships, type StoredMembership } from '../data/membership.ts';
import type { Table } from '../data/table/table.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getMe, async ({ caller, table }) => {
  if ('child' in caller) {
    return { ...presentChild(caller), learner: presentLearner(caller.household.id, caller.learner) };
  }
  const memberships = await storedAccountMemberships.list(table, { userId: caller.user.id });
  const [shown, learner] = await Promise.all([
    presentUser(table, caller.user, memberships),
    findOwnLearner(table, memberships),
  ]);
  return { ...shown, ...(learner && { learner }) };
});

async function findOwnLearner(table: Table, memberships: readonly StoredMembership[]) {
  const linked = memberships.find((membership) => membership.learner !== undefined);
  if (linked?.learner === undefined) return undefined;
  const learner = await storedLearners.find(householdRows(table, linked.householdId), { learner: linked.learner });
  return learner && presentLearner(linked.householdId, learner);
}
