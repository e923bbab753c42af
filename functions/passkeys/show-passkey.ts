import { ProductError } from '../../shared/errors.ts';
import type { Assertion } from '../../shared/schemas/passkey.ts';
import { passkeyIdOf, storedPasskeys } from '../data/passkey.ts';
import { hasEnded } from '../data/table/expiry.ts';
import type { Reference } from '../data/table/item-reader.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { RelyingParty } from './ask-browser.ts';
import { checkAssertion } from './check-passkey.ts';

/** A passkey that somebody shows. */
interface Showing {
  readonly table: Table;
  readonly now: Date;
  readonly party: RelyingParty;
  readonly shown: Assertion;
  /** Whose it must be. */
  readonly userId: string;
  /** What was to be signed: where that stands, and the write that uses it up. */
  readonly challenge: {
    readonly value: string;
    readonly at: Reference<{ readonly expiresAt: number }>;
    readonly useAction: WriteAction;
  };
}

/**
 * Lets in whoever shows a passkey. A challenge is good once: it goes in the transaction of what it is for, and also when the passkey turns
 * out wrong.
 * @param open does what the passkey is for, in one transaction with the writes that it is given.
 * @throws ProductError `wrong-passkey` for a challenge that is unknown, used or too old, and for a passkey that is not this account's or
 *   signed something else: which of them is not said.
 */
export async function showPasskey<T>(
  { table, now, party, shown, userId, challenge }: Showing,
  open: (useActions: readonly WriteAction[]) => Promise<T>,
): Promise<T> {
  return await repeatOnConflict(async () => {
    const { given, passkey } = await readTogether(table, {
      given: challenge.at,
      passkey: storedPasskeys.at(table, { userId, id: passkeyIdOf(shown.id) }),
    });
    if (!given || hasEnded(given, now)) throw new ProductError('wrong-passkey');
    const counter = passkey && (await checkAssertion(shown, passkey, { party, challenge: challenge.value }));
    if (passkey === undefined || counter === undefined) {
      await table.commit([challenge.useAction]);
      throw new ProductError('wrong-passkey');
    }
    const use = { counter, lastUsedAt: now.toISOString() };
    return await open([challenge.useAction, storedPasskeys.changeSeen(table, { userId, ...passkey }, { set: use })]);
  });
}
