import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../shared/errors.ts';
import type { TokenClaims } from './session-token.ts';
import { markActive } from '../data/active-accounts.ts';
import { householdRows, storedHouseholds, type StoredHousehold } from '../data/household.ts';
import { storedAccountMemberships, type StoredMembership } from '../data/membership.ts';
import { readTogether } from '../data/table/read-together.ts';
import {
  isSessionOpen,
  storedSignInSessions,
  type StoredSignInSession,
  touchSignInSession,
} from '../data/sign-in-session.ts';
import type { Table } from '../data/table/table.ts';
import { storedUsers, type StoredUser } from '../data/user.ts';
import type { Caller } from './call.ts';
import type { AppContext } from './context.ts';

/** "In use" is noted at most this often: a family's requests are reads. */
const notedEverySeconds = 60 * 60;

/** Who calls, and how they stand to the household that the call names. */
export interface Authenticated {
  readonly caller: Caller;
  readonly household: StoredHousehold | undefined;
  readonly membership: StoredMembership | undefined;
}

/**
 * One strongly consistent read finds session, account, household and membership: signing out, a change of role, disabling
 * an account, leaving a household take effect on the very next request.
 * @throws ProductError `not-signed-in` for whatever is wrong with the token or its session; the answer does not say what.
 */
export async function authenticate(
  event: APIGatewayProxyEventV2,
  householdId: string | undefined,
  context: AppContext,
  now: Date,
): Promise<Authenticated> {
  const claims = readToken(event, context, now);
  const found = await findAll(context.table, claims, householdId);
  const caller = acceptCaller(found.user, found.session, now);
  const idleSeconds = (now.getTime() - Date.parse(caller.session.lastSeenAt)) / 1_000;
  if (idleSeconds > notedEverySeconds) {
    await touchSignInSession(context.table, caller.session, now);
    await markActive(context.table, caller.user, now);
  }
  return { caller, household: found.household, membership: found.membership };
}

function readToken(event: APIGatewayProxyEventV2, context: AppContext, now: Date): TokenClaims {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.headers['authorization'] ?? '') ?? [];
  if (token === undefined) throw new ProductError('not-signed-in');
  try {
    return context.tokens(token, now);
  } catch (error) {
    throw new ProductError('not-signed-in', { cause: error });
  }
}

function acceptCaller(user: StoredUser | undefined, session: StoredSignInSession | undefined, now: Date): Caller {
  const isOpen = user !== undefined && session !== undefined && isSessionOpen(session, user, now);
  if (!isOpen || user.disabledAt !== undefined) throw new ProductError('not-signed-in');
  return { user, session };
}

async function findAll(table: Table, { userId, sessionId }: TokenClaims, householdId: string | undefined) {
  const rows = householdId && householdRows(table, householdId);
  return await readTogether(table, {
    user: storedUsers.at(table, { id: userId }),
    session: storedSignInSessions.at(table, { userId, id: sessionId }),
    // Who deletes a household may go on with it while nobody sees it any more.
    household: rows ? storedHouseholds.atEvenHidden(rows, {}) : undefined,
    membership: householdId ? storedAccountMemberships.at(table, { userId, householdId }) : undefined,
  });
}
