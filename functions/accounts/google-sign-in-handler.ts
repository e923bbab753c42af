import type { signInWithGoogle as contract } from '../../shared/routes/auth.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import type { Call } from '../platform/call.ts';
import { googleEnvironment, readEnvironment } from '../platform/environment.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google-verifier.ts';
import type { SignInEffects } from './open-session.ts';
import { openSignInEffects } from './sign-in-effects.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { requireNotBlocked, countTry } from './throttle-tries.ts';

export interface GoogleEffects extends Pick<SignInEffects, 'signer' | 'issuer'> {
  readonly google: GoogleVerifier;
}

export function openGoogleEffects(): GoogleEffects {
  const { GOOGLE_CLIENT_ID } = readEnvironment(googleEnvironment);
  return { ...openSignInEffects(), google: createGoogleVerifier({ clientId: GOOGLE_CLIENT_ID }) };
}

/** What both Google routes do. */
export async function answerGoogleSignIn(call: Call<typeof contract, GoogleEffects>): Promise<SignedIn> {
  const { body, table, effects, now, clientAddress } = call;
  const fromAddress = { scope: 'address', subject: clientAddress, now } as const;
  await requireNotBlocked(table, fromAddress);
  try {
    const identity = await effects.google(body.credential, body.nonce);
    return await signInWithGoogle(table, identity, body.role, now, effects);
  } catch (error) {
    await countTry(table, fromAddress);
    throw error;
  }
}
