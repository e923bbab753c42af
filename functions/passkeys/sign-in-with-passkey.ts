import { ProductError } from '../../shared/errors.ts';
import { signInWithPasskey } from '../../shared/routes/passkeys.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { openSession, openSignInEffects, type SignInEffects } from '../auth/open-session.ts';
import { signInChallenge } from '../data/people/passkey.ts';
import { storedUsers } from '../data/people/user.ts';
import type { Call } from '../platform/call/call.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countFailure, countAttemptAction, requireNotBlocked } from '../platform/sign-in/throttle-tries.ts';
import { openPasskeyEffects, type PasskeyEffects, readUserHandle, requireRelyingParty } from './ask-browser.ts';
import { verifyPasskey } from './verify-passkey.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'> & PasskeyEffects;

export const handler = defineHandler<typeof signInWithPasskey, Effects>(
  signInWithPasskey,
  async (call) => {
    const { table, now, clientNetwork } = call;
    const fromNetwork = { scope: 'network', subject: clientNetwork, now } as const;
    await requireNotBlocked(table, fromNetwork);
    try {
      return await signIn(call);
    } catch (error) {
      if (!(error instanceof ProductError && error.code === 'wrong-passkey')) throw error;
      await countFailure(table, fromNetwork);
      throw new ProductError('passkey-refused', { cause: error });
    }
  },
  () => ({ ...openSignInEffects(), ...openPasskeyEffects() }),
);

/** @throws ProductError `wrong-passkey`, including for a missing or disabled account. */
async function signIn(call: Call<typeof signInWithPasskey, Effects>): Promise<SignedIn> {
  const { body, table, effects, now, cookies } = call;
  const { passkey: shown } = body;
  const party = requireRelyingParty(effects);
  const userId = readUserHandle(shown.response.userHandle);
  if (userId === undefined) throw new ProductError('wrong-passkey');
  const find = (challenge: string) => signInChallenge(table, challenge);
  return await verifyPasskey({ table, now, party, shown, userId, find }, async (useActions) => {
    const [user, count] = await Promise.all([
      storedUsers.find(table, { id: userId }),
      countAttemptAction(table, { scope: 'signed-in', subject: userId, now }),
    ]);
    if (!user || user.disabledAt !== undefined) throw new ProductError('wrong-passkey');
    const signedIn = await openSession(table, user, call, effects, [...useActions, count]);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  });
}
