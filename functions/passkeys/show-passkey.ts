import { ProductError } from '../../shared/errors.ts';
import type { Assertion } from '../../shared/schemas/passkey.ts';
import { passkeyIdOf, type SignedChallenge, storedPasskeys } from '../data/people/passkey.ts';
import { hasEnded } from '../data/table/expiry.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { RelyingParty } from './ask-browser.ts';
import { checkAssertion, readChallenge } from './check-passkey.ts';

/** A passkey that somebody shows. */
interface Showing {
  readonly table: Table;
  readonly now: Date;
  readonly party: RelyingParty;
  readonly shown: Assertion;
  /** Whose it must be. */
  readonly userId: string;
  /** Finds what was to be signed. */
  readonly find: (challenge: string) => SignedChallenge;
}

/**
 * Lets in whoever shows a passkey. A challenge is good once: it goes in the transaction of what it is for, and also when the passkey turns
 * out wrong.
 * @param open does what the passkey is for, in one transaction with the writes that it is given.
 * @throws ProductError `wrong-passkey` for a challenge that is unknown, used or too old, and for a passkey that is not this account's or
 *   signed something else: which of them is not said.
 */
export async function showPasskey<T>(
  { table, now, party, shown, userId, find }: Showing,
  open: (useActions: readonly WriteAction[]) => Promise<T>,
): Promise<T> {
  const challenge = readChallenge(shown);
  const { at, useAction } = find(challenge);
  return await repeatOnConflict(async () => {
    const { given, passkey } = await readTogether(table, {
      given: at,
      passkey: storedPasskeys.at(table, { userId, id: passkeyIdOf(shown.id) }),
    });
    if (!given || hasEnded(given, now)) throw new ProductError('wrong-passkey');
    const counter = passkey && (await checkAssertion(shown, passkey, { party, challenge }));
    if (passkey === undefined || counter === undefined) {
      await table.commit([useAction]);
      throw new ProductError('wrong-passkey');
    }
    const use = { counter, lastUsedAt: now.toISOString() };
    return await open([useAction, storedPasskeys.changeSeen(table, { userId, ...passkey }, { set: use })]);
  });
}
