import { ProductError } from '../../shared/errors.ts';
import type { Assertion } from '../../shared/schemas/passkey.ts';
import { passkeyIdOf, type SignedChallenge, storedPasskeys } from '../data/people/passkey.ts';
import { hasExpired } from '../data/table/expiry.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { RelyingParty } from './ask-browser.ts';
import { checkAssertion, readChallenge } from './check-passkey.ts';

interface PasskeyCheck {
  readonly table: Table;
  readonly now: Date;
  readonly party: RelyingParty;
  readonly shown: Assertion;
  readonly userId: string;
  readonly find: (challenge: string) => SignedChallenge;
}

/**
 * Verifies a passkey assertion and uses up its challenge, even if the passkey is wrong.
 * @param open does the passkey's work, in one transaction with the given writes.
 * @throws ProductError `wrong-passkey` for any problem with challenge or passkey, without saying which.
 */
export async function verifyPasskey<T>(
  { table, now, party, shown, userId, find }: PasskeyCheck,
  open: (useActions: readonly WriteAction[]) => Promise<T>,
): Promise<T> {
  const challenge = readChallenge(shown);
  const { at, useAction } = find(challenge);
  return await repeatOnConflict(async () => {
    const { given, passkey } = await readTogether(table, {
      given: at,
      passkey: storedPasskeys.at(table, { userId, id: passkeyIdOf(shown.id) }),
    });
    if (!given || hasExpired(given, now)) throw new ProductError('wrong-passkey');
    const counter = passkey && (await checkAssertion(shown, passkey, { party, challenge }));
    if (passkey === undefined || counter === undefined) {
      await table.commit([useAction]);
      throw new ProductError('wrong-passkey');
    }
    const use = { counter, lastUsedAt: now.toISOString() };
    return await open([useAction, storedPasskeys.changeIfUnchanged(table, { userId, ...passkey }, { set: use })]);
  });
}
