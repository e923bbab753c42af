import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getMe, verifyEmailCode } from '../../../shared/routes/auth.ts';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { consentQuery } from './consent.ts';

/** The notice of what is stored about children. */
export const noticeQuery = queryOptions(read(getNotice, {}));

/** Confirms the email with the mailed code. Safe to repeat: a confirmed email stays confirmed. */
export async function confirmEmail(code: string): Promise<void> {
  await callRoute(verifyEmailCode, { body: { code } });
}

/** Whether the mailed code was rejected, so that the form shows the error at the code field. */
export function isAboutCode(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'wrong-code';
}

interface Agreeing extends RouteCall<typeof giveConsent> {
  /** The mailed code, required while the email is unconfirmed. */
  readonly code?: string | undefined;
}

/** Gives consent for the household. On failure, the notice is refetched because it may have changed. */
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

/** Withdraws consent. From then on, no data about the children is stored. */
export const withdrawConsentMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof withdrawConsent>) => callRoute(withdrawConsent, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getConsent),
});
