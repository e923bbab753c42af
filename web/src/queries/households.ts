import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getMe } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import {
  acceptInvitation,
  createHousehold,
  deleteHousehold,
  getHousehold,
  listHouseholds,
  previewInvitation,
  listInvitations,
  listMembers,
  updateHousehold,
} from '../../../shared/routes/households.ts';
import { listLearners } from '../../../shared/routes/learners.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { readBrowserTimeZone } from '../lib/device/browser-time-zone.ts';
import { forget, forgetLater, read, readAllPages } from '../lib/api/route-query.ts';
import { meQuery } from './home.ts';

export const householdsQuery = queryOptions(readAllPages(listHouseholds, {}));

/** One household, with the signed-in account's role in it. */
export function householdQuery(householdId: string) {
  return queryOptions(read(getHousehold, { params: { householdId } }));
}

/** Call this after any change to a household. Visible household data is refetched now, the rest when it is next needed. */
export async function refreshHouseholds(client: QueryClient): Promise<void> {
  const routes = [listHouseholds, getHousehold, listMembers, listInvitations, listLearners] as const;
  await Promise.all(routes.map((route) => forget(client, route)));
}

export const createHouseholdMutation = mutationOptions({
  mutationFn: (name: string) => callRoute(createHousehold, { body: { name, ...readBrowserTimeZone() } }),
  onSuccess: (_household, _name, _result, { client }) =>
    Promise.all([refreshHouseholds(client), forget(client, getMe)]),
});

/** Updates a household's name, time zone or guardian rights. It is refetched on failure too, because someone else may have changed it. */
export const updateHouseholdMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateHousehold>) => callRoute(updateHousehold, call),
  onSuccess: (_household, _call, _result, { client }) =>
    Promise.all([refreshHouseholds(client), forget(client, getMe)]),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Time limit in milliseconds for deleting a household, which takes longer than a usual call if the household is large. */
const deletionTimeoutMs = 30_000;

/** Deletes a household with all its content. Its cached data is only marked stale, because an immediate refetch would show an error until the screen closes. */
export const deleteHouseholdMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteHousehold>) =>
    callRoute(deleteHousehold, call, { timeoutMs: deletionTimeoutMs }),
  onSuccess: (_nothing, { params: { householdId } }, _result, { client }) => letGoOf(client, householdId),
});

/** Call this after a household was deleted or the account left it. Marks its data stale without refetching what is visible. */
export async function letGoOf(client: QueryClient, householdId: string): Promise<void> {
  const params = { householdId };
  await Promise.all([
    ...[getHousehold, listMembers, listInvitations, listLearners].map((route) =>
      forgetLater(client, route, { params }),
    ),
    forget(client, listHouseholds),
    forget(client, getMe),
  ]);
}

/** Shows which household and role an invitation code gives the signed-in account. */
export const previewInvitationMutation = mutationOptions({
  mutationFn: (code: string) => callRoute(previewInvitation, { body: { code } }),
});

/** Joins the household of an invitation code, as an adult. */
export const joinHouseholdMutation = mutationOptions({
  mutationFn: (code: string) => callRoute(acceptInvitation, { body: { code } }),
  onSuccess: (_member, _code, _result, { client }) => Promise.all([refreshHouseholds(client), forget(client, getMe)]),
});

/** Joins the family of an invitation code, as a learner, and refetches the account. */
export const joinFamilyMutation = mutationOptions({
  mutationFn: async (code: string, { client }) => {
    await joinFamily(code);
    await client.query({ ...meQuery, staleTime: 0 });
  },
});

/** Accepts an invitation. "Already a member" counts as success: an earlier attempt may have worked although its response was lost. */
async function joinFamily(code: string): Promise<void> {
  try {
    await callRoute(acceptInvitation, { body: { code } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'already-member')) throw error;
  }
}
