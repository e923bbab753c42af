import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { getMe, verifyEmailCode } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget, read, readIfThere } from '../lib/api/route-query.ts';

/** What is stored about children, in sentences. */
export const noticeQuery = queryOptions(read(getNotice, {}));

/** What the household agreed to, also when it was taken back; null when nobody ever did. */
export function consentQuery(householdId: string) {
  return queryOptions(readIfThere(getConsent, { params: { householdId } }));
}

/** By the code that was mailed. Confirmed once, it stays so, and the call may be made again. */
export async function confirmEmail(code: string): Promise<void> {
  await callRoute(verifyEmailCode, { body: { code } });
}

/** Whether it is the mailed code that was refused: the field where it was typed says so. */
export function isAboutCode(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'wrong-code';
}

interface Agreeing extends RouteCall<typeof giveConsent> {
  /** Where the email isn't confirmed yet. */
  readonly code?: string | undefined;
}

/** Agrees for the household. When the notice changed meanwhile it is read again. */
export const giveConsentMutation = mutationOptions({
  mutationFn: async ({ code, ...call }: Agreeing) => {
    if (code !== undefined) await confirmEmail(code);
    return await callRoute(giveConsent, call);
  },
  onSuccess: (consent, { params: { householdId }, code }, _result, { client }) => {
    client.setQueryData(consentQuery(householdId).queryKey, consent);
    if (code !== undefined) void forget(client, getMe);
  },
  onError: (_error, _call, _result, { client }) => void forget(client, getNotice),
});

/** From then on nothing of the children is stored. */
export const withdrawConsentMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof withdrawConsent>) => callRoute(withdrawConsent, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getConsent),
});
