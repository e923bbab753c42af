import { removeAccount, removeLeftovers } from '../../../functions/auth/remove-account.ts';
import { storedErasures } from '../../../functions/data/operations/erasure.ts';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import {
  changeRoleActions,
  storedAccountMemberships,
  storedMemberships,
} from '../../../functions/data/people/membership.ts';
import type { Stored } from '../../../functions/data/table/item.ts';
import type { Table } from '../../../functions/data/table/table.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import { hideHousehold, removeHiddenHousehold } from '../../../functions/households/hide-household.ts';
import { chooseNextOwner } from '../../../functions/households/end-membership.ts';
import { hideLearner, removeHiddenLearner } from '../../../functions/learners/hide-learner.ts';
import { HouseholdScope } from '../../../functions/platform/call/household-scope.ts';
import { splitId } from '../../../shared/ids.ts';

type StoredErasure = Stored<typeof storedErasures>;

/** Margin for clock differences between the functions and the recovery: erasures shortly before the restored moment are replayed too. */
const marginMs = 15 * 60_000;

export interface Replay {
  /** Table with the list of erasures: the one that was in use when the data was erased. */
  readonly from: Table;
  /** Restored table, in which some erased data exists again. */
  readonly onto: Table;
  /** The point in time to which the table was restored. Absent: all erasures are replayed. */
  readonly since?: Date | undefined;
}

/** Counts and ids of what was done. Safe to print. */
export interface Replayed {
  readonly entries: number;
  /** Number of listed erasures whose data had come back with the restore and was erased again, by kind. */
  readonly erased: Readonly<Record<StoredErasure['kind'], number>>;
  /** Households whose only owner was erased, and where another adult became the owner. */
  readonly newOwners: readonly string[];
}

/** Order of erasure. Households come first, because their learners need no separate deletion. */
const kinds = ['household', 'learner', 'account'] as const satisfies readonly StoredErasure['kind'][];

/**
 * Repeats erasures made after the restored moment, using the product's own deletion code, and copies their list entries into the restored table. Safe to
 * repeat, even on the table in use.
 */
export async function replayErasures({ from, onto, since }: Replay): Promise<Replayed> {
  const range = since && { from: new Date(since.getTime() - marginMs).toISOString() };
  const entries = await storedErasures.list(from, {}, range);
  const erased = { household: 0, learner: 0, account: 0 };
  const newOwners: string[] = [];
  for (const kind of kinds) {
    for (const entry of entries.filter((one) => one.kind === kind)) {
      if (await eraseAgain(onto, entry, newOwners)) erased[kind] += 1;
      await onto.commit([storedErasures.replace(onto, entry)]);
    }
  }
  return { entries: entries.length, erased, newOwners };
}

/** @returns whether the data existed and was erased. */
async function eraseAgain(table: Table, { kind, id, at }: StoredErasure, newOwners: string[]): Promise<boolean> {
  const erasedAt = new Date(at);
  if (kind === 'household') return await eraseHousehold(table, id, erasedAt);
  if (kind === 'learner') return await eraseLearner(table, id, erasedAt);
  return await eraseAccount(table, id, erasedAt, newOwners);
}

/** Never stops a deletion early, because an operator's command has no time limit. */
const noTimeLimit = (): boolean => true;

async function eraseHousehold(table: Table, id: string, at: Date): Promise<boolean> {
  const household = await storedHouseholds.findEvenHidden(householdRows(table, id), {});
  if (!household) return false;
  const scope = new HouseholdScope(table, { household, role: 'owner' });
  await removeHiddenHousehold(await hideHousehold(scope, at), noTimeLimit, new Date());
  return true;
}

/** Erases a learner again, unless the household is being deleted, which includes its learners. */
async function eraseLearner(table: Table, id: string, at: Date): Promise<boolean> {
  const [householdId = '', learner = ''] = splitId(id, 2) ?? [];
  const household = await storedHouseholds.find(householdRows(table, householdId), {});
  if (!household) return false;
  const scope = new HouseholdScope(table, { household, role: 'owner' });
  if (!(await storedLearners.findEvenHidden(scope.rows, { learner }))) return false;
  await removeHiddenLearner(await hideLearner(scope, learner, at), noTimeLimit, at);
  return true;
}

async function eraseAccount(table: Table, id: string, at: Date, newOwners: string[]): Promise<boolean> {
  const user = await storedUsers.find(table, { id });
  if (!user) {
    // An erasure may have been interrupted after deleting the account's own row.
    await removeLeftovers(table, { id });
    return false;
  }
  newOwners.push(...(await transferOwnership(table, id)));
  await removeAccount(table, { user }, at, noTimeLimit);
  return true;
}

/**
 * Transfers an erased account's households to another adult. If the owner made this transfer only after the restored moment, the restored table lacks it.
 * @returns the households' ids.
 */
async function transferOwnership(table: Table, userId: string): Promise<string[]> {
  const own = await storedAccountMemberships.list(table, { userId });
  const changed: string[] = [];
  for (const { householdId } of own.filter(({ role }) => role === 'owner')) {
    const nextOwner = chooseNextOwner(await storedMemberships.list(householdRows(table, householdId)), userId);
    // Without another adult, the household is deleted with the account.
    if (!nextOwner || nextOwner.role === 'owner') continue;
    await table.commit(changeRoleActions(table, nextOwner, 'owner'));
    changed.push(householdId);
  }
  return changed;
}

export function describeReplay({ entries, erased, newOwners }: Replayed): string[] {
  const { household, learner, account } = erased;
  return [
    `Of ${entries} that people had erased since, these were back and are erased again: ${household} households, ${learner} learners, ${account} accounts.`,
    ...newOwners.map(
      (id) => `  The household ${id} has a new owner now: the guardian who joined first, or else the viewer.`,
    ),
  ];
}
