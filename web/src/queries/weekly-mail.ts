import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listHouseholds, setWeeklyMail, stopWeeklyMail } from '../../../shared/routes/households.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget } from '../lib/api/route-query.ts';
import { householdQuery } from './households.ts';

/** Whether the signed-in grown-up gets the mail about a household's week. */
export const setWeeklyMailMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof setWeeklyMail>) => callRoute(setWeeklyMail, call),
  onSuccess: (household, { params: { householdId } }, _result, { client }) => {
    client.setQueryData(householdQuery(householdId).queryKey, household);
    void forget(client, listHouseholds);
  },
});

/** Ends the weekly mail of whoever got a link with this token. Settings, where they are open, read it again. */
export const stopWeeklyMailMutation = mutationOptions({
  mutationFn: (token: string) => callRoute(stopWeeklyMail, { params: { token } }),
  onSuccess: (_nothing, _token, _result, { client }) => void client.invalidateQueries(),
});
