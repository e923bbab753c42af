import { ProductError } from '../../shared/errors.ts';
import type { signInWithGoogle as contract } from '../../shared/routes/auth.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import type { Call } from '../platform/call.ts';
import { googleEnvironment, readEnvironment } from '../platform/environment.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google-verifier.ts';
import type { SignInEffects } from './open-session.ts';
import { openSignInEffects } from './sign-in-effects.ts';
import { signInWithGoogle } from './find-google-account.ts';
import { countFailure, requireNotBlocked } from '../platform/throttle-tries.ts';

export interface GoogleEffects extends Pick<SignInEffects, 'signer' | 'issuer'> {
  readonly google: GoogleVerifier;
}

export function openGoogleEffects(): GoogleEffects {
  const { GOOGLE_CLIENT_ID } = readEnvironment(googleEnvironment);
  return { ...openSignInEffects(), google: createGoogleVerifier({ clientId: GOOGLE_CLIENT_ID }) };
}

/** What both Google routes do. */
export async function answerGoogleSignIn(call: Call<typeof contract, GoogleEffects>): Promise<SignedIn> {
  const { body, table, effects, now, clientNetwork } = call;
  const fromNetwork = { scope: 'network', subject: clientNetwork, now } as const;
  await requireNotBlocked(table, fromNetwork);
  try {
    const identity = await effects.google(body.credential, body.nonce);
    return await signInWithGoogle(table, identity, body.role, now, effects);
  } catch (error) {
    if (error instanceof ProductError && error.code === 'google-refused') await countFailure(table, fromNetwork);
    throw error;
  }
}
