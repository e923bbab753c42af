import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../../shared/errors.ts';
import type { AccountClaims, ChildClaims, TokenClaims } from '../sign-in/session-token.ts';
import { markActive } from '../../data/people/active-accounts.ts';
import { isConsentOver } from '../../data/people/consent.ts';
import { isPaired, storedChildSessions, storedDevices, touchChildSession } from '../../data/people/device.ts';
import { householdRows, storedHouseholds, type StoredHousehold } from '../../data/people/household.ts';
import { storedLearners } from '../../data/people/learner.ts';
import {
  learnersRole,
  type StoredAccountMembership,
  storedAccountMemberships,
  type StoredMembership,
} from '../../data/people/membership.ts';
import { readTogether } from '../../data/table/read-together.ts';
import {
  isInUse,
  isSessionOpen,
  storedSignInSessions,
  type StoredSignInSession,
  touchSignInSession,
} from '../../data/people/sign-in-session.ts';
import type { Table } from '../../data/table/table.ts';
import { storedUsers, type StoredUser } from '../../data/people/user.ts';
import type { AccountCaller, Caller, ChildCaller } from './call.ts';
import type { AppContext } from '../context.ts';

/** Minimum time between two updates of "last seen", so that most requests only read. */
const lastSeenIntervalSeconds = 60 * 60;

export interface Authenticated {
  readonly caller: Caller;
  readonly household: StoredHousehold | undefined;
  readonly membership: StoredAccountMembership | undefined;
}

/**
 * Reads session, account (or device and learner), household and membership in one strongly consistent read: every revocation applies at once.
 * @throws ProductError `not-signed-in` for any problem with the token or session, without saying which.
 */
export async function authenticate(
  event: APIGatewayProxyEventV2,
  householdId: string | undefined,
  context: AppContext,
  now: Date,
): Promise<Authenticated> {
  const claims = readToken(event, context, now);
  return 'userId' in claims
    ? await authenticateAccount(claims, householdId, context, now)
    : await authenticateChild(claims, householdId, context, now);
}

async function authenticateAccount(
  claims: AccountClaims,
  householdId: string | undefined,
  { table }: AppContext,
  now: Date,
): Promise<Authenticated> {
  const found = await findAll(table, claims, householdId);
  const caller = acceptCaller(found.user, found.session, now);
  if (isLastSeenStale(caller.session.lastSeenAt, now)) {
    await touchSignInSession(table, caller.session, now);
    await markActive(table, caller.user, now);
  }
  return { caller, household: found.household, membership: found.membership };
}

/** A child belongs to one household; every other household looks nonexistent. */
async function authenticateChild(
  claims: ChildClaims,
  named: string | undefined,
  { table }: AppContext,
  now: Date,
): Promise<Authenticated> {
  const { householdId } = claims;
  const rows = householdRows(table, householdId);
  const found = await readTogether(table, {
    household: storedHouseholds.at(rows, {}),
    learner: storedLearners.at(rows, claims),
    device: storedDevices.at(rows, claims),
    child: storedChildSessions.at(rows, claims),
  });
  const { household, learner, device, child } = found;
  const isOpen =
    household &&
    learner &&
    device &&
    child?.session === claims.sessionId &&
    isInUse(child, now) &&
    isPaired(device, now);
  if (!isOpen) throw new ProductError('not-signed-in');
  if (isLastSeenStale(child.lastSeenAt, now) && !isConsentOver(household, now)) {
    await touchChildSession(rows, { child, device }, now);
  }
  const id = storedLearners.idOf(householdId, claims);
  const caller = { user: { id, role: 'learner', createdAt: learner.createdAt }, child, learner, household } as const;
  return { caller, ...(named === householdId ? { household, membership: membershipOf(caller) } : noHousehold) };
}

const noHousehold = { household: undefined, membership: undefined };

/** @returns the child's membership in their household, in the shape of an account's. */
export function membershipOf({ user, child, household }: ChildCaller): StoredMembership {
  const { learner, createdAt: joinedAt } = child;
  return { householdId: household.id, userId: user.id, role: learnersRole, learner, joinedAt };
}

function isLastSeenStale(lastSeenAt: string, now: Date): boolean {
  return (now.getTime() - Date.parse(lastSeenAt)) / 1_000 > lastSeenIntervalSeconds;
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

function acceptCaller(
  user: StoredUser | undefined,
  session: StoredSignInSession | undefined,
  now: Date,
): AccountCaller {
  const isOpen = user !== undefined && session !== undefined && isSessionOpen(session, user, now);
  if (!isOpen || user.disabledAt !== undefined) throw new ProductError('not-signed-in');
  return { user, session };
}

async function findAll(table: Table, { userId, sessionId }: AccountClaims, householdId: string | undefined) {
  const rows = householdId && householdRows(table, householdId);
  return await readTogether(table, {
    user: storedUsers.at(table, { id: userId }),
    session: storedSignInSessions.at(table, { userId, id: sessionId }),
    // The person deleting a household may continue while it is hidden from everyone else.
    household: rows ? storedHouseholds.atEvenHidden(rows, {}) : undefined,
    membership: householdId ? storedAccountMemberships.at(table, { userId, householdId }) : undefined,
  });
}
