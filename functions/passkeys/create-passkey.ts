import { ProductError } from '../../shared/errors.ts';
import { createPasskey } from '../../shared/routes/passkeys.ts';
import {
  bumpUserVersionAction,
  ownChallenge,
  presentPasskey,
  requireRoomForPasskey,
  storedPasskeys,
} from '../data/people/passkey.ts';
import { hasExpired } from '../data/table/expiry.ts';
import { readTogether } from '../data/table/read-together.ts';
import { storedUsers } from '../data/people/user.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { openPasskeyEffects, type PasskeyEffects, requireRelyingParty } from './ask-browser.ts';
import { checkNewPasskey, readChallenge } from './check-passkey.ts';

/** Creates a passkey. Its challenge is used up even if the passkey is invalid. */
export const handler = defineCreation<typeof createPasskey, PasskeyEffects>(
  createPasskey,
  async ({ body, caller, table, effects, now, browser }) => {
    const party = requireRelyingParty(effects);
    const challenge = readChallenge(body.passkey);
    const userId = caller.user.id;
    const { at, useAction } = ownChallenge(table, userId, 'create', challenge);
    const { given, user } = await readTogether(table, {
      given: at,
      user: storedUsers.at(table, caller.user),
    });
    if (!user || !given || hasExpired(given, now)) throw new ProductError('wrong-passkey');
    const made = await checkNewPasskey(body.passkey, { party, challenge });
    if (!made) {
      await table.commit([useAction]);
      throw new ProductError('wrong-passkey');
    }
    requireRoomForPasskey(await storedPasskeys.list(table, { userId }));
    const passkey = { ...made, name: body.name ?? browser, createdAt: now.toISOString(), version: 1 };
    return {
      actions: [
        useAction,
        storedPasskeys.create(table, { userId, ...passkey }, 'already-exists'),
        bumpUserVersionAction(table, user),
        queueMailAction(
          table,
          { kind: 'way-in-changed', userId, change: 'passkey-added' },
          { now, newId: effects.newId },
        ),
      ],
      answer: presentPasskey(passkey),
    };
  },
  openPasskeyEffects,
);
