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
import { forgetOpenKeys } from '../lib/api/repeat-call.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { householdsQuery, letGoOf, refreshHouseholds } from './households.ts';

/** The accounts of a household. Refetched on every mount because others join on their own devices. */
export function membersQuery(householdId: string) {
  return queryOptions({ ...read(listMembers, { params: { householdId } }), refetchOnMount: 'always' });
}

/** The members for a part of a screen that loads them on its own mount: the part refetches them only once they are stale. */
export function loadedMembersQuery(householdId: string) {
  return queryOptions({ ...membersQuery(householdId), refetchOnMount: true });
}

/** The open invitations to a household. Refetched on every mount because they are accepted on other devices. */
export function invitationsQuery(householdId: string) {
  return queryOptions({ ...read(listInvitations, { params: { householdId } }), refetchOnMount: 'always' });
}

/** Changes a member's role. The household is refetched on failure too, because someone else may have changed it. */
export const updateMemberMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateMember>) => callRoute(updateMember, call),
  onSuccess: (_member, _call, _result, { client }) => Promise.all([refreshHouseholds(client), forget(client, getMe)]),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Removes another member from a household, and from the cached list even if a refetch fails. */
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
  readonly userId: string;
}

/** Leaves a household. Its cached data is only marked stale, because an immediate refetch would show an error until the screen closes. */
export const leaveHouseholdMutation = mutationOptions({
  mutationFn: leaveHousehold,
  onSuccess: (_nothing, { householdId }, _result, { client }) => {
    client.setQueryData(householdsQuery.queryKey, (list) => list?.filter(({ id }) => id !== householdId));
    void letGoOf(client, householdId);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Leaves a household. "Not found" counts as success: an earlier attempt may have worked although its response was lost. */
async function leaveHousehold({ householdId, userId }: Leaving): Promise<void> {
  const params = { householdId };
  try {
    const own = (await callRoute(listMembers, { params })).find((member) => member.userId === userId);
    if (own) await callRoute(removeMember, { params: { householdId, memberId: own.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
  }
}

/** Creates an invitation code for one account. On failure, the household and its open invitations are refetched: the learner may be linked already, or an invitation made whose answer was lost. */
export const createInvitationMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createInvitation>) => callRoute(createInvitation, call),
  onSuccess: (_invitation, { params }, _result, { client }) => void forget(client, listInvitations, { params }),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Revokes an unused invitation and removes it from the cached list even if a refetch fails. */
export const deleteInvitationMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteInvitation>) => callRoute(deleteInvitation, call),
  onSuccess: (_nothing, { params: { householdId, invitationId } }, _result, { client }) => {
    forgetOpenKeys(createInvitation.id);
    client.setQueryData(invitationsQuery(householdId).queryKey, (list) =>
      list?.filter(({ id }) => id !== invitationId),
    );
    void refreshHouseholds(client);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
