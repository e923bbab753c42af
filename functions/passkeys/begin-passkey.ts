import { beginPasskey } from '../../shared/routes/passkeys.ts';
import { newChallenge, requireRoomForPasskey, storedOwnChallenges, storedPasskeys } from '../data/people/passkey.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireReauthentication } from '../platform/call/require-reauthentication.ts';
import { describeCreation, openPasskeyEffects, type PasskeyEffects, requireRelyingParty } from './ask-browser.ts';

/** Begins the creation of a passkey. The stored challenge later proves that the same person began it. */
export const handler = defineHandler<typeof beginPasskey, PasskeyEffects>(
  beginPasskey,
  async ({ body, caller, table, effects, now }) => {
    const party = requireRelyingParty(effects);
    const { id: userId } = caller.user;
    await requireReauthentication(table, { ...caller, password: body.password }, effects, now);
    const passkeys = await storedPasskeys.list(table, { userId });
    requireRoomForPasskey(passkeys);
    const { challenge, expiresAt } = newChallenge(effects, now);
    await table.commit([storedOwnChallenges.replace(table, { userId, purpose: 'create', challenge, expiresAt })]);
    return describeCreation(party, caller.user, passkeys, challenge);
  },
  openPasskeyEffects,
);
