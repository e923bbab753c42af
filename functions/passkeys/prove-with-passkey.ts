import { proveWithPasskey } from '../../shared/routes/passkeys.ts';
import { ownChallenge } from '../data/people/passkey.ts';
import { storedSignInSessions } from '../data/people/sign-in-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { openPasskeyEffects, type PasskeyEffects, requireRelyingParty } from './ask-browser.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** Verifies a passkey and records this in the session, where functions/platform/call/require-reauthentication.ts reads it. */
export const handler = defineHandler<typeof proveWithPasskey, PasskeyEffects>(
  proveWithPasskey,
  async ({ body: { passkey: shown }, caller: { user, session }, table, effects, now }) => {
    const party = requireRelyingParty(effects);
    const find = (challenge: string) => ownChallenge(table, user.id, 'prove', challenge);
    const provenAt = now.toISOString();
    await verifyPasskey({ table, now, party, shown, userId: user.id, find }, async (useActions) => {
      const note = storedSignInSessions.change(table, session, { set: { provenAt } }, { otherwise: 'not-signed-in' });
      await table.commit([...useActions, note]);
    });
  },
  openPasskeyEffects,
);
