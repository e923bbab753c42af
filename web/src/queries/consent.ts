import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api-client.ts';
import { forget, read, readIfThere } from '../lib/route-query.ts';

/** What is stored about children, in sentences. */
export const noticeQuery = queryOptions(read(getNotice, {}));

/** What the household agreed to, also when it was taken back; null when nobody ever did. */
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

/** From then on nothing of the children is stored. */
export const withdrawConsentMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof withdrawConsent>) => callRoute(withdrawConsent, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getConsent),
});
