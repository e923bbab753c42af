import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { createLearner, deleteLearner, listLearners, setLook, updateLearner } from '../../../shared/routes/learners.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { getConsent, getNotice } from '../../../shared/routes/consent.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { meQuery } from './home.ts';
import { refreshHouseholds } from './households.ts';

export function learnersQuery(householdId: string) {
  return queryOptions(read(listLearners, { params: { householdId } }));
}

export const createLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createLearner>) => callRoute(createLearner, call),
  onSuccess: (_learner, { params }, _result, { client }) =>
    Promise.all([refreshHouseholds(client), forget(client, getToday, { params })]),
  // On failure, refetch consent and notice too, because consent may have been withdrawn or the notice changed.
  onError: (_error, { params }, _result, { client }) =>
    void Promise.all([refreshHouseholds(client), forget(client, getConsent, { params }), forget(client, getNotice)]),
});

export const updateLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateLearner>) => callRoute(updateLearner, call),
  onSuccess: (_learner, _call, _result, { client }) => refreshHouseholds(client),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});

/** Sets the learner's own avatar and display settings with an optimistic update; on failure, the account is refetched. */
export const setOwnLookMutation = mutationOptions({
  scope: { id: 'own-look' },
  mutationFn: (call: RouteCall<typeof setLook>) => callRoute(setLook, call),
  onMutate: ({ body: { avatar, ...look } }, { client }) => {
    const chosen = { look, ...(avatar && { avatar }) };
    client.setQueryData(meQuery.queryKey, (me) => me?.learner && { ...me, learner: { ...me.learner, ...chosen } });
  },
  onError: (_error, _call, _result, { client }) => void forget(client, getMe),
});

/** Deletes a learner with all study history and removes them from the cached list, even if a refetch fails. */
export const deleteLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteLearner>) => callRoute(deleteLearner, call),
  onSuccess: (_nothing, { params: { householdId, learnerId } }, _result, { client }) => {
    client.setQueryData(learnersQuery(householdId).queryKey, (list) => list?.filter(({ id }) => id !== learnerId));
    void refreshHouseholds(client);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
