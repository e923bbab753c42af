import { beginSignIn } from '../../shared/routes/passkeys.ts';
import { newChallenge, storedSignInChallenges } from '../data/people/passkey.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { describeRequest, openPasskeyEffects, type PasskeyEffects, requireRelyingParty } from './ask-browser.ts';

/** Reveals nothing about any account: the authenticator knows whose passkeys it has. */
export const handler = defineHandler<typeof beginSignIn, PasskeyEffects>(
  beginSignIn,
  async ({ table, effects, now }) => {
    const party = requireRelyingParty(effects);
    const given = newChallenge(effects, now);
    await table.commit([storedSignInChallenges.replace(table, given)]);
    return describeRequest(party, given.challenge);
  },
  openPasskeyEffects,
);
