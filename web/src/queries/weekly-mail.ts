import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listHouseholds, setWeeklyMail, stopWeeklyMail } from '../../../shared/routes/households.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget } from '../lib/api/route-query.ts';
import { householdQuery } from './households.ts';

/** Turns the weekly email about a household on or off for the signed-in adult. */
export const setWeeklyMailMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof setWeeklyMail>) => callRoute(setWeeklyMail, call),
  onSuccess: (household, { params: { householdId } }, _result, { client }) => {
    client.setQueryData(householdQuery(householdId).queryKey, household);
    void forget(client, listHouseholds);
  },
});

/** Unsubscribes the recipient of a link with this token, then refetches everything so that open settings show it. */
export const stopWeeklyMailMutation = mutationOptions({
  mutationFn: (token: string) => callRoute(stopWeeklyMail, { params: { token } }),
  onSuccess: (_nothing, _token, _result, { client }) => void client.invalidateQueries(),
});
