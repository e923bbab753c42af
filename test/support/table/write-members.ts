import { ulid } from 'ulid';
import { newUser } from '../../../functions/auth/account.ts';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { storedAccountMemberships } from '../../../functions/data/people/membership.ts';
import type { Table } from '../../../functions/data/table/table.ts';
import type { WriteAction } from '../../../functions/data/table/write-action.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import type { TestProduct } from '../test-product.ts';
import { writeItems } from './write-items.ts';

interface Crowd {
  /** Prefix of the accounts' email addresses. */
  readonly name: string;
  readonly count: number;
  /** Number of households per account; none are shared. */
  readonly households: number;
  /** Simulates accounts from before accounts listed their households. */
  readonly hasLegacyAccounts?: true;
}

/** Writes accounts with households of their own, without conditions. Only what admins see is written. */
export async function writeMembers(
  { client, context, now }: Pick<TestProduct, 'client' | 'context' | 'now'>,
  crowd: Crowd,
): Promise<void> {
  const members = Array.from({ length: crowd.count }, (_, index) => memberActions(context.table, crowd, index, now()));
  await writeItems(client, members.flat());
}

function memberActions(
  table: Table,
  { name, households, hasLegacyAccounts }: Crowd,
  index: number,
  now: Date,
): WriteAction[] {
  const { householdsListed, ...user } = newUser(ulid(), `${name}${index}@example.org`, 'parent', now);
  const own = Array.from({ length: households }, () => ulid());
  const listed = { householdCount: households, householdIds: new Set(own), householdsListed };
  return [
    storedUsers.create(table, hasLegacyAccounts ? user : { ...user, ...listed }),
    ...own.flatMap((id) => ownActions(table, id, user.id, now.toISOString())),
  ];
}

function ownActions(table: Table, id: string, userId: string, createdAt: string): WriteAction[] {
  const counts = { memberCount: 1, grownUpCount: 1, learnerCount: 0, deckCount: 0, quizCount: 0 };
  const household = { id, name: 'Smith Family', ownerId: userId, timeZone: 'UTC', ...counts, createdAt, version: 1 };
  const membership = { householdId: id, userId, role: 'owner', joinedAt: createdAt } as const;
  return [
    storedHouseholds.create(householdRows(table, id), household),
    storedAccountMemberships.create(table, membership),
  ];
}
