import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../shared/limits.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import {
  beginPasskey,
  beginProof,
  beginSignIn,
  createPasskey,
  deletePasskey,
  getSignInMethods,
  proveWithPasskey,
  removePassword,
  signInWithPasskey,
} from '../../../shared/routes/passkeys.ts';
import type { Assertion, RequestOptions, SignInMethods } from '../../../shared/schemas/passkey.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { makeTransportError } from '../lib/api/api-error.ts';
import { forget, forgetLater, keyOf, read } from '../lib/api/route-query.ts';
import { startSession } from '../lib/account/session.ts';

/** Whether there can be passkeys here: in this browser, and in an installation that has an address for them. Not before that is known. */
export function canUsePasskeys(config: { readonly hasNoPasskeys?: true } | undefined): boolean {
  return window.PublicKeyCredential !== undefined && config !== undefined && config.hasNoPasskeys === undefined;
}

/** By what the signed-in account can be signed in to. */
export const signInMethodsQuery = queryOptions(read(getSignInMethods, {}));

/** In a chunk of its own: nobody pays for it who has no passkey. Loaded beside the call, so that the press still counts when the browser asks. */
async function loadWebAuthn() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw makeTransportError(navigator.onLine ? 'unreachable' : 'offline');
  }
}

/** Signs in with a passkey: with one that somebody chose already, or with the one that the browser now asks for. */
export const signInWithPasskeyMutation = mutationOptions({
  mutationFn: async (chosen: Assertion | undefined) => {
    const passkey = chosen ?? (await askForPasskey(callRoute(beginSignIn, {})));
    return await callRoute(signInWithPasskey, { body: { passkey } });
  },
  onSuccess: startSession,
});

/** Shows once more who is signed in. For ten minutes the server then asks for no password. */
export const proveMutation = mutationOptions({
  mutationFn: async () => {
    const passkey = await askForPasskey(callRoute(beginProof, {}));
    await callRoute(proveWithPasskey, { body: { passkey } });
  },
  // What comes next may end the account: a read at the same time would find nobody signed in.
  onSuccess: (_nothing, _none, _result, { client }) => forgetLater(client, getSignInMethods),
});

async function askForPasskey(begun: Promise<RequestOptions>): Promise<Assertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), begun]);
  return await startAuthentication({ optionsJSON });
}

const renewEveryMs = (limits.challengeSeconds - 60) * 1_000;

/**
 * What the browser is asked while it offers passkeys in the field for the email: null where it cannot do that. Each one is good for a
 * time, and once: it is asked for anew before it ends, and when somebody comes back to a page that was hidden for long.
 */
export const autofillQuery = queryOptions({
  queryKey: keyOf(beginSignIn, {}),
  queryFn: async ({ signal }) => {
    // Older browsers lack it, whatever the types say.
    const browser: Partial<typeof PublicKeyCredential> = window.PublicKeyCredential;
    const canFill = await browser.isConditionalMediationAvailable?.();
    return canFill ? await callRoute(beginSignIn, {}, { signal }) : null;
  },
  staleTime: renewEveryMs,
  refetchInterval: ({ state }) => (state.data ? renewEveryMs : false),
  gcTime: 0,
});

/** What offers passkeys in the field for the email. */
export interface Autofill {
  /** Settles once somebody chose a passkey. Rejects when the browser is asked something else, which is no failure. */
  readonly waitForChoice: (optionsJSON: RequestOptions) => Promise<Assertion>;
  /** Takes back whatever the browser is asked. */
  readonly cancel: () => void;
}

export async function loadAutofill(): Promise<Autofill> {
  const { startAuthentication, WebAuthnAbortService } = await loadWebAuthn();
  return {
    waitForChoice: async (optionsJSON) => await startAuthentication({ optionsJSON, useBrowserAutofill: true }),
    cancel: () => WebAuthnAbortService.cancelCeremony(),
  };
}

interface NewPasskey {
  readonly name?: string | undefined;
  /** Only where the server asked for it. */
  readonly password?: string | undefined;
}

/** Makes a passkey for the signed-in account. */
export const addPasskeyMutation = mutationOptions({
  mutationFn: async ({ name, password }: NewPasskey) => {
    const begun = callRoute(beginPasskey, { body: { password } });
    const [{ startRegistration }, optionsJSON] = await Promise.all([loadWebAuthn(), begun]);
    const passkey = await startRegistration({ optionsJSON });
    return await callRoute(createPasskey, { body: { name, passkey } });
  },
  onSuccess: (added, _new, _result, { client }) =>
    changeMethods(client, ({ passkeys, ...others }) => ({ ...others, passkeys: [...passkeys, added] })),
});

/** Takes a passkey from the account. The device keeps it until somebody deletes it there. */
export const deletePasskeyMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deletePasskey>) => callRoute(deletePasskey, call),
  onSuccess: (_nothing, { params: { passkeyId } }, _result, { client }) =>
    changeMethods(client, ({ passkeys, ...others }) => ({
      ...others,
      passkeys: passkeys.filter(({ id }) => id !== passkeyId),
    })),
  onError: (_error, _call, _result, { client }) => void forget(client, getSignInMethods),
});

/** Takes the password from the account. A new one can be chosen by mail. */
export const removePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof removePassword>['body']) => callRoute(removePassword, { body }),
  onSuccess: (_nothing, _body, _result, { client }) =>
    changeMethods(client, (methods) => ({ ...methods, hasPassword: false })),
});

/** Shows a change at once, whether or not it can be read again. */
function changeMethods(client: QueryClient, change: (methods: SignInMethods) => SignInMethods): void {
  client.setQueryData(signInMethodsQuery.queryKey, (methods) => methods && change(methods));
  void forget(client, getSignInMethods);
}
