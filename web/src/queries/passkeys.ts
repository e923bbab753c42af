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

/** Whether passkeys work in this browser and this installation. False until the installation's settings are known. */
export function canUsePasskeys(config: { readonly hasNoPasskeys?: true } | undefined): boolean {
  return window.PublicKeyCredential !== undefined && config !== undefined && config.hasNoPasskeys === undefined;
}

export const signInMethodsQuery = queryOptions(read(getSignInMethods, {}));

/** Loads the WebAuthn library as its own chunk, in parallel with the API call, so that the user activation of the click is still valid. */
async function loadWebAuthn() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw makeTransportError(navigator.onLine ? 'unreachable' : 'offline');
  }
}

/** Signs in with a passkey that was already chosen through autofill, or asks the browser for one. */
export const signInWithPasskeyMutation = {
  mutationFn: async (chosen: Assertion | undefined) => {
    const passkey = chosen ?? (await askForPasskey(callRoute(beginSignIn, {})));
    return await callRoute(signInWithPasskey, { body: { passkey } });
  },
};

/** Proves the account's identity again with a passkey. For ten minutes, the server then requires no password. */
export const proveMutation = mutationOptions({
  mutationFn: async () => {
    const passkey = await askForPasskey(callRoute(beginProof, {}));
    await callRoute(proveWithPasskey, { body: { passkey } });
  },
  // Don't refetch yet: the next step may delete the account, and a parallel refetch would fail as signed out.
  onSuccess: (_nothing, _none, _result, { client }) => forgetLater(client, getSignInMethods),
});

async function askForPasskey(begun: Promise<RequestOptions>): Promise<Assertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), begun]);
  return await startAuthentication({ optionsJSON });
}

const renewEveryMs = (limits.challengeSeconds - 60) * 1_000;

/**
 * Challenge for passkey autofill in the email field; null if the browser doesn't support it. A challenge expires and works once, so it is
 * refetched before it expires and when a long-hidden page becomes visible.
 */
export const autofillQuery = queryOptions({
  queryKey: keyOf(beginSignIn, {}),
  queryFn: async ({ signal }) => {
    // Older browsers lack this method, despite the type.
    const browser: Partial<typeof PublicKeyCredential> = window.PublicKeyCredential;
    const canFill = await browser.isConditionalMediationAvailable?.();
    return canFill ? await callRoute(beginSignIn, {}, { signal }) : null;
  },
  staleTime: renewEveryMs,
  refetchInterval: ({ state }) => (state.data ? renewEveryMs : false),
  gcTime: 0,
});

/** Passkey autofill in the email field. */
export interface Autofill {
  /** Resolves when the user picks a passkey. Rejects when another WebAuthn request replaces it, which is not an error. */
  readonly waitForChoice: (optionsJSON: RequestOptions) => Promise<Assertion>;
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
  /** The account's current password, sent only if the server asked for it. */
  readonly password?: string | undefined;
}

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

/** Removes a passkey from the account. The device keeps its copy until the user deletes it there. */
export const deletePasskeyMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deletePasskey>) => callRoute(deletePasskey, call),
  onSuccess: (_nothing, { params: { passkeyId } }, _result, { client }) =>
    changeMethods(client, ({ passkeys, ...others }) => ({
      ...others,
      passkeys: passkeys.filter(({ id }) => id !== passkeyId),
    })),
  onError: (_error, _call, _result, { client }) => void forget(client, getSignInMethods),
});

/** Removes the account's password. A new one can be set by email. */
export const removePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof removePassword>['body']) => callRoute(removePassword, { body }),
  onSuccess: (_nothing, _body, _result, { client }) =>
    changeMethods(client, (methods) => ({ ...methods, hasPassword: false })),
});

/** Updates the cached sign-in methods immediately, then refetches them. */
function changeMethods(client: QueryClient, change: (methods: SignInMethods) => SignInMethods): void {
  client.setQueryData(signInMethodsQuery.queryKey, (methods) => methods && change(methods));
  void forget(client, getSignInMethods);
}
