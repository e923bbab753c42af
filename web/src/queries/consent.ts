import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api-client.ts';
import { forget, read, readIfThere } from '../lib/route-query.ts';

/** What is stored about children, in sentences. */
export const noticeQuery = queryOptions(read(getNotice, {}));

/** What the household agreed to; null when nobody did. */
export function consentQuery(householdId: string) {
  return queryOptions(readIfThere(getConsent, { params: { householdId } }));
}

/** Agrees for the household. When the notice changed meanwhile it is read again. */
export const giveConsentMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof giveConsent>) => callRoute(giveConsent, call),
  onSuccess: (consent, { params: { householdId } }, _result, { client }) =>
    client.setQueryData(consentQuery(householdId).queryKey, consent),
  onError: (_error, _call, _result, { client }) => void forget(client, getNotice),
});

/** From then on no child can be added. */
export const withdrawConsentMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof withdrawConsent>) => callRoute(withdrawConsent, call),
  onSuccess: (_nothing, { params: { householdId } }, _result, { client }) =>
    client.setQueryData(consentQuery(householdId).queryKey, null),
});
