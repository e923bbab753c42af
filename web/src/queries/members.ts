import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getMe } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import {
  createInvitation,
  deleteInvitation,
  listInvitations,
  listMembers,
  removeMember,
  updateMember,
} from '../../../shared/routes/households.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { householdsQuery, letGoOf, refreshHouseholds } from './households.ts';

/** The accounts of a household. Read whenever its list is opened: others join on their own devices. */
export function membersQuery(householdId: string) {
  return queryOptions({ ...read(listMembers, { params: { householdId } }), refetchOnMount: 'always' });
}

/** The invitations to a household that nobody has accepted yet. Read whenever its list is opened: they are accepted elsewhere. */
export function invitationsQuery(householdId: string) {
  return queryOptions({ ...read(listInvitations, { params: { householdId } }), refetchOnMount: 'always' });
}

/** Gives a member another role. After a refusal too the household is read again: somebody else may have changed it. */
export const updateMemberMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateMember>) => callRoute(updateMember, call),
  onSuccess: (_member, _call, _result, { client }) => Promise.all([refreshHouseholds(client), forget(client, getMe)]),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Takes somebody else out of a household. The list loses them at once, whether or not it can be read again. */
export const removeMemberMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof removeMember>) => callRoute(removeMember, call),
  onSuccess: (_nothing, { params: { householdId, memberId } }, _result, { client }) => {
    client.setQueryData(membersQuery(householdId).queryKey, (list) => list?.filter(({ id }) => id !== memberId));
    void refreshHouseholds(client);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

interface Leaving {
  readonly householdId: string;
  /** The signed-in account. */
  readonly userId: string;
}

/** Leaves a household. As after its deletion, what is shown of it is only marked as old. */
export const leaveHouseholdMutation = mutationOptions({
  mutationFn: leaveHousehold,
  onSuccess: (_nothing, { householdId }, _result, { client }) => {
    client.setQueryData(householdsQuery.queryKey, (list) => list?.filter(({ id }) => id !== householdId));
    void letGoOf(client, householdId);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** The first try may have worked and its answer got lost: whoever is out of the household finds nothing there. */
async function leaveHousehold({ householdId, userId }: Leaving): Promise<void> {
  const params = { householdId };
  try {
    const own = (await callRoute(listMembers, { params })).find((member) => member.userId === userId);
    if (own) await callRoute(removeMember, { params: { householdId, memberId: own.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
  }
}

/** Makes a code that lets one account in. After a refusal the household is read again: the learner may be linked by now. */
export const createInvitationMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createInvitation>) => callRoute(createInvitation, call),
  onSuccess: (_invitation, { params }, _result, { client }) => void forget(client, listInvitations, { params }),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Ends an invitation before anybody used it. The list loses it at once, whether or not it can be read again. */
export const deleteInvitationMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteInvitation>) => callRoute(deleteInvitation, call),
  onSuccess: (_nothing, { params: { householdId, invitationId } }, _result, { client }) => {
    client.setQueryData(invitationsQuery(householdId).queryKey, (list) =>
      list?.filter(({ id }) => id !== invitationId),
    );
    void refreshHouseholds(client);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
