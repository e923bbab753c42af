import { storedAccountMemberships, type StoredMembership } from '../../../functions/data/people/membership.ts';
import { type StoredSignInSession, storedSignInSessions } from '../../../functions/data/people/sign-in-session.ts';
import { type StoredUser, storedUsers } from '../../../functions/data/people/user.ts';
import type { StoredRow } from '../read-row.ts';
import { type Violation, violation } from '../violation.ts';

export interface AccountContents {
  readonly id: string;
  user?: StoredUser;
  readonly sessions: StoredSignInSession[];
  readonly memberships: StoredMembership[];
}

export function emptyAccount(id: string): AccountContents {
  return { id, sessions: [], memberships: [] };
}

export function addAccountRow(contents: AccountContents, stored: StoredRow): void {
  if (stored.kind === 'user') contents.user = stored.item;
  if (stored.kind === 'sign-in-session') contents.sessions.push(stored.item);
  if (stored.kind === 'account-membership') contents.memberships.push(stored.item);
}

/** @yields each session or membership without an account, and each membership whose learner link contradicts the account's role. */
export function* checkAccount({ id, user, sessions, memberships }: AccountContents): Generator<Violation> {
  if (!user) {
    yield violation(
      'orphans',
      `${storedUsers.partitionKey.write({ id })} has ${sessions.length} sessions and ${memberships.length} memberships, and no account`,
    );
    return;
  }
  if (user.householdCount !== undefined && user.householdCount !== memberships.length) {
    yield violation(
      'accounts',
      `${storedUsers.partitionKey.write({ id })} counts ${user.householdCount} households and is in ${memberships.length}`,
    );
  }
  yield* checkListed(user, memberships);
  for (const session of sessions) {
    if (session.epoch > user.sessionEpoch)
      yield violation(
        'accounts',
        `${storedSignInSessions.describe({ userId: id, id: session.id })} is of an epoch that the account has not reached`,
      );
  }
  for (const { householdId, learner } of memberships) {
    if ((learner !== undefined) !== (user.role === 'learner')) {
      yield violation(
        'accounts',
        `${storedAccountMemberships.describe({ userId: id, householdId })} does not fit the role of its account`,
      );
    }
  }
}

/** @yields a violation if an account's household list is wrong. An older account's list may lack households, but must not contain extra ones. */
function* checkListed(user: StoredUser, memberships: readonly StoredMembership[]): Generator<Violation> {
  const { id, householdIds = new Set(), householdsListed } = user;
  const own = new Set(memberships.map(({ householdId }) => householdId));
  const isWhole = !householdsListed || [...own].every((householdId) => householdIds.has(householdId));
  if (isWhole && [...householdIds].every((householdId) => own.has(householdId))) return;
  const name = storedUsers.partitionKey.write({ id });
  yield violation('accounts', `${name} lists ${householdIds.size} households, and not those ${own.size} that it is in`);
}
