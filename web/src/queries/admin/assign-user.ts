import { mutationOptions } from '@tanstack/react-query';
import { assignUser } from '../../../../shared/routes/users.ts';
import type { Household } from '../../../../shared/schemas/household.ts';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys, refreshHouseholds } from '../../lib/household-cache.ts';
import { adminKeys, changeInLists, refreshDashboard } from '../../admin/admin-cache.ts';
import type { ManagedUser } from './list-users.ts';

interface Assignment {
  readonly user: ManagedUser;
  readonly household: Household;
  readonly role: MemberRole;
  /** The learner that a learner account shall study as; without one the server chooses. */
  readonly learnerId?: string | undefined;
}

/** Lets an account into a household. */
export const assignUserMutation = mutationOptions({
  mutationFn: ({ user, household, role, learnerId }: Assignment) =>
    callRoute(assignUser, { params: { userId: user.id }, body: { householdId: household.id, role, learnerId } }),
  onSuccess: ({ role }, { user, household: { id, name } }, _result, { client }) => {
    changeInLists<ManagedUser>(client, adminKeys.users, user.id, (listed) => ({
      ...listed,
      households: [...listed.households, { id, name, role }],
    }));
    void refreshDashboard(client);
    void refreshHouseholds(client);
  },
  // The learner may have got another account meanwhile.
  onError: (_error, { household }, _result, { client }) =>
    void client.invalidateQueries({ queryKey: householdKeys.learners(household.id) }),
});
