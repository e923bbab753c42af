import { baseEnvironment, readEnvironment } from '../platform/environment.ts';
import { createKmsSigner } from '../platform/kms-signer.ts';
import type { SignInEffects } from './open-session.ts';

/** What a signing function has beyond the context, in the cloud. */
export function openSignInEffects(): Pick<SignInEffects, 'signer' | 'issuer'> {
  return { signer: createKmsSigner(), issuer: readEnvironment(baseEnvironment).TOKEN_ISSUER };
}
