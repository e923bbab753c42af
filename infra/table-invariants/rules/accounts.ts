import { userKeys } from '../../../functions/data/keys.ts';
import type { StoredMembership } from '../../../functions/data/membership.ts';
import type { StoredSignInSession } from '../../../functions/data/sign-in-session.ts';
import type { StoredUser } from '../../../functions/data/user.ts';
import type { StoredRow } from '../read-row.ts';
import { type Violation, violation } from '../violation.ts';

/** One account's partition. */
export interface AccountContents {
  readonly id: string;
  user?: StoredUser;
  readonly sessions: StoredSignInSession[];
  readonly memberships: StoredMembership[];
}

export function emptyAccount(id: string): AccountContents {
  return { id, sessions: [], memberships: [] };
}

/** Notes one row of the account. */
export function addAccountRow(contents: AccountContents, stored: StoredRow): void {
  if (stored.kind === 'account') contents.user = stored.item;
  if (stored.kind === 'signInSession') contents.sessions.push(stored.item);
  if (stored.kind === 'accountMembership') contents.memberships.push(stored.item);
}

/**
 * Sessions and memberships belong to an account that exists; a learner account studies as a learner wherever it is, nobody else does.
 * @yields what contradicts that.
 */
export function* checkAccount({ id, user, sessions, memberships }: AccountContents): Generator<Violation> {
  const place = userKeys.partition(id);
  if (!user) {
    yield violation(
      'orphans',
      `${place} has ${sessions.length} sessions and ${memberships.length} memberships, and no account`,
    );
    return;
  }
  for (const session of sessions) {
    if (session.epoch > user.sessionEpoch)
      yield violation(
        'accounts',
        `${place}/${userKeys.session(session.id)} is of an epoch that the account has not reached`,
      );
  }
  for (const { householdId, learner } of memberships) {
    if ((learner !== undefined) !== (user.role === 'learner')) {
      yield violation('accounts', `${place}/${userKeys.household(householdId)} does not fit the role of its account`);
    }
  }
}
