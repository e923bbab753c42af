import { beginProof } from '../../shared/routes/passkeys.ts';
import { newChallenge, storedOwnChallenges, storedPasskeys } from '../data/people/passkey.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { describeRequest, openPasskeyEffects, type PasskeyEffects, requireRelyingParty } from './ask-browser.ts';

export const handler = defineHandler<typeof beginProof, PasskeyEffects>(
  beginProof,
  async ({ caller, table, effects, now }) => {
    const party = requireRelyingParty(effects);
    const { id: userId } = caller.user;
    const passkeys = await storedPasskeys.list(table, { userId });
    const { challenge, expiresAt } = newChallenge(effects, now);
    await table.commit([storedOwnChallenges.replace(table, { userId, purpose: 'prove', challenge, expiresAt })]);
    return describeRequest(party, challenge, passkeys);
  },
  openPasskeyEffects,
);
