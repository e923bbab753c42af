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
import { chooseHeir } from '../../../functions/households/dismiss-member.ts';
import { hideLearner, removeHiddenLearner } from '../../../functions/learners/hide-learner.ts';
import { HouseholdScope } from '../../../functions/platform/call/household-scope.ts';
import { splitId } from '../../../shared/ids.ts';

type StoredErasure = Stored<typeof storedErasures>;

/** The clocks of functions and of the recovery differ: what was erased shortly before the moment is looked at again. */
const marginMs = 15 * 60_000;

export interface Replay {
  /** Where it stands what was erased: the table that was in use. */
  readonly from: Table;
  /** The restored table, in which some of it is back. */
  readonly onto: Table;
  /** The moment that was restored; without it everything on the list is looked at. */
  readonly since?: Date | undefined;
}

/** What was done; safe to print: counts and ids. */
export interface Replayed {
  readonly entries: number;
  /** How many of them were back, by kind. */
  readonly erased: Readonly<Record<StoredErasure['kind'], number>>;
  /** Households whose owner went, and that had no other at that moment: whoever is there longest is the owner now. */
  readonly newOwners: readonly string[];
}

/** Households first: what goes with one needs no removal of its own. */
const kinds = ['household', 'learner', 'account'] as const satisfies readonly StoredErasure['kind'][];

/**
 * Erases again what people had erased after the moment to which a table was restored, by the product's own deletions, and takes over the
 * list of it. Safe to repeat, to go on with after it was cut off, and while the table serves.
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

/** @returns whether it was back. */
async function eraseAgain(table: Table, { kind, id, at }: StoredErasure, newOwners: string[]): Promise<boolean> {
  const erasedAt = new Date(at);
  if (kind === 'household') return await eraseHousehold(table, id, erasedAt);
  if (kind === 'learner') return await eraseLearner(table, id, erasedAt);
  return await eraseAccount(table, id, erasedAt, newOwners);
}

/** An operator's command has all the time that it takes. */
const always = (): boolean => true;

async function eraseHousehold(table: Table, id: string, at: Date): Promise<boolean> {
  const household = await storedHouseholds.findEvenHidden(householdRows(table, id), {});
  if (!household) return false;
  const scope = new HouseholdScope(table, { household, role: 'owner' });
  await removeHiddenHousehold(await hideHousehold(scope, at), always, new Date());
  return true;
}

/** Where its household is being deleted, it goes along with that. */
async function eraseLearner(table: Table, id: string, at: Date): Promise<boolean> {
  const [householdId = '', learner = ''] = splitId(id, 2) ?? [];
  const household = await storedHouseholds.find(householdRows(table, householdId), {});
  if (!household) return false;
  const scope = new HouseholdScope(table, { household, role: 'owner' });
  if (!(await storedLearners.findEvenHidden(scope.rows, { learner }))) return false;
  await removeHiddenLearner(await hideLearner(scope, learner, at), always, at);
  return true;
}

async function eraseAccount(table: Table, id: string, at: Date, newOwners: string[]): Promise<boolean> {
  const user = await storedUsers.find(table, { id });
  if (!user) {
    // Cut off behind the account's own row, some of what belonged to it may be left.
    await removeLeftovers(table, { id });
    return false;
  }
  newOwners.push(...(await handOver(table, id)));
  await removeAccount(table, { user }, at, always);
  return true;
}

/**
 * Whoever deleted their account had made somebody else an owner before, perhaps after the moment that was restored.
 * @returns the households that got a new owner.
 */
async function handOver(table: Table, userId: string): Promise<string[]> {
  const own = await storedAccountMemberships.list(table, { userId });
  const changed: string[] = [];
  for (const { householdId } of own.filter(({ role }) => role === 'owner')) {
    const heir = chooseHeir(await storedMemberships.list(householdRows(table, householdId)), userId);
    // Without another grown-up the household goes along.
    if (!heir || heir.role === 'owner') continue;
    await table.commit(changeRoleActions(table, heir, 'owner'));
    changed.push(householdId);
  }
  return changed;
}

/** @returns the lines in which an operator reads what was done. */
export function describeReplay({ entries, erased, newOwners }: Replayed): string[] {
  const { household, learner, account } = erased;
  return [
    `Of ${entries} that people had erased since, these were back and are erased again: ${household} households, ${learner} learners, ${account} accounts.`,
    ...newOwners.map((id) => `  The household ${id} has another owner now: whoever is there longest.`),
  ];
}
