import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { leaveOutCard, listLooseCards } from '../../../shared/routes/loose.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/** A learner's cards that don't stick or are left out. Refetched on every mount because the learner studies on other devices. */
export function looseCardsQuery(learnerId: string) {
  return queryOptions({ ...read(listLooseCards, { params: { learnerId } }), refetchOnMount: 'always' });
}

/** Leaves a card out for a learner, or brings it back. */
export const leaveOutMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof leaveOutCard>) => callRoute(leaveOutCard, call),
  onSettled: (_nothing, _error, { params: { learnerId } }, _result, { client }) =>
    Promise.all([forget(client, listLooseCards, { params: { learnerId } }), forgetReports(client, learnerId)]),
});
