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
import { readBrowserTimeZone } from '../lib/device/device-time.ts';
import { forget, forgetLater, read, readAllPages } from '../lib/api/route-query.ts';
import { meQuery } from './home.ts';

/** The households of the signed-in person. */
export const householdsQuery = queryOptions(readAllPages(listHouseholds, {}));

/** One household, with the signed-in person's role in it. */
export function householdQuery(householdId: string) {
  return queryOptions(read(getHousehold, { params: { householdId } }));
}

/** Reads again what is shown of households, and the rest when it is next needed. For after any change in one of them. */
export async function refreshHouseholds(client: QueryClient): Promise<void> {
  const routes = [listHouseholds, getHousehold, listMembers, listInvitations, listLearners] as const;
  await Promise.all(routes.map((route) => forget(client, route)));
}

/** Makes a household that lives in this browser's time zone. */
export const createHouseholdMutation = mutationOptions({
  mutationFn: (name: string) => callRoute(createHousehold, { body: { name, ...readBrowserTimeZone() } }),
  onSuccess: (_household, _name, _result, { client }) =>
    Promise.all([refreshHouseholds(client), forget(client, getMe)]),
});

/** Changes what a household is called, where its days begin, or what its guardians may do. After a refusal too it is read again: somebody else may have changed it. */
export const updateHouseholdMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateHousehold>) => callRoute(updateHousehold, call),
  onSuccess: (_household, _call, _result, { client }) =>
    Promise.all([refreshHouseholds(client), forget(client, getMe)]),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** A big household takes the server a while. */
const deletionTimeoutMs = 30_000;

/**
 * Deletes a household with everything in it. What is shown of it is only marked as old: reading it again now would show
 * an error for the moment until its screen is left.
 */
export const deleteHouseholdMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteHousehold>) =>
    callRoute(deleteHousehold, call, { timeoutMs: deletionTimeoutMs }),
  onSuccess: (_nothing, { params: { householdId } }, _result, { client }) => letGoOf(client, householdId),
});

/** For after a household is gone, for everybody or for whoever is signed in: what is shown of it is only marked as old. */
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

/** What a code would make of the signed-in account. */
export const previewInvitationMutation = mutationOptions({
  mutationFn: (code: string) => callRoute(previewInvitation, { body: { code } }),
});

/** A grown-up joins the household that the code was made for. */
export const joinHouseholdMutation = mutationOptions({
  mutationFn: (code: string) => callRoute(acceptInvitation, { body: { code } }),
  onSuccess: (_member, _code, _result, { client }) => Promise.all([refreshHouseholds(client), forget(client, getMe)]),
});

/** A learner joins the family that a code belongs to, and the account is read anew. */
export const joinFamilyMutation = mutationOptions({
  mutationFn: async (code: string, { client }) => {
    await joinFamily(code);
    await client.query({ ...meQuery, staleTime: 0 });
  },
});

/** The first try may have worked and its answer got lost: then the account is in the family already. */
async function joinFamily(code: string): Promise<void> {
  try {
    await callRoute(acceptInvitation, { body: { code } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'already-member')) throw error;
  }
}
