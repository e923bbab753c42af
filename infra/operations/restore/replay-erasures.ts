import { removeAccount, removeLeftovers } from '../../../functions/auth/remove-account.ts';
import { storedErasures } from '../../../functions/data/operations/erasure.ts';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { storedAccountMemberships, storedMemberships } from '../../../functions/data/people/membership.ts';
import type { Stored } from '../../../functions/data/table/item.ts';
import type { Table } from '../../../functions/data/table/table.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import { hideHousehold, removeHiddenHousehold } from '../../../functions/households/hide-household.ts';
import { hideLearner, removeHiddenLearner } from '../../../functions/learners/hide-learner.ts';
import { HouseholdScope } from '../../../functions/platform/call/household-scope.ts';
import { splitId } from '../../../shared/ids.ts';
import { endAgain, handOver, type Notes } from './replay-ends.ts';
import { signOutAgain } from './replay-sign-outs.ts';
import type { Tables } from './tables.ts';

type StoredErasure = Stored<typeof storedErasures>;

/** Margin for clock differences between the functions and the recovery: what was erased or ended shortly before the restored moment is replayed too. */
const marginMs = 15 * 60_000;

export interface Replay extends Tables {
  /** The point in time to which the table was restored. Absent: the whole list is replayed. */
  readonly since?: Date | undefined;
}

/** Counts and ids of what was done. Safe to print. */
export interface Replayed extends Notes {
  readonly entries: number;
  /** Number of listed erasures and ends that the restore had taken back and that hold again, by kind. */
  readonly again: Readonly<Record<StoredErasure['kind'], number>>;
  /** Number of accounts that had been signed out everywhere since. */
  readonly signedOut: number;
}

/**
 * Order of the replay. Households come first, because their learners need no separate deletion; accounts last, because whoever left a household must not take
 * it along.
 */
const kinds = [
  'household',
  'learner',
  'consent',
  'device',
  'member',
  'account',
] as const satisfies readonly StoredErasure['kind'][];

/**
 * Repeats what was erased and ended after the restored moment, using the product's own code, and copies the list's entries into the restored table, without
 * those that people took back since. Safe to repeat, even on the table in use.
 */
export async function replayErasures({ from, onto, since }: Replay): Promise<Replayed> {
  const range = since && { from: new Date(since.getTime() - marginMs).toISOString() };
  const entries = await storedErasures.list(from, {}, range);
  const again = { household: 0, learner: 0, account: 0, consent: 0, member: 0, device: 0 };
  const notes: Notes = { newOwners: [], keptMembers: [] };
  for (const kind of kinds) {
    for (const entry of entries.filter((one) => one.kind === kind)) {
      const outcome = await takeAwayAgain({ from, onto }, entry, notes);
      if (outcome === 'ended') again[kind] += 1;
      // An end that was taken back must not come into force at a later restore.
      if (outcome !== 'overtaken') await onto.commit([storedErasures.replace(onto, entry)]);
    }
  }
  return { entries: entries.length, again, signedOut: await signOutAgain({ from, onto }), ...notes };
}

async function takeAwayAgain(tables: Tables, { kind, id, at }: StoredErasure, notes: Notes) {
  if (kind === 'consent' || kind === 'member' || kind === 'device')
    return await endAgain(tables, { kind, id, at }, notes);
  const wasThere = await eraseAgain(tables, { kind, id, at }, notes);
  return wasThere ? 'ended' : 'nothing-to-end';
}

interface Erasure {
  readonly kind: 'household' | 'learner' | 'account';
  readonly id: string;
  readonly at: string;
}

/** @returns whether the data existed and was erased. */
async function eraseAgain(tables: Tables, { kind, id, at }: Erasure, notes: Notes): Promise<boolean> {
  const erasedAt = new Date(at);
  if (kind === 'household') return await eraseHousehold(tables.onto, id, erasedAt);
  if (kind === 'learner') return await eraseLearner(tables.onto, id, erasedAt);
  return await eraseAccount(tables, id, erasedAt, notes);
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

/** Whether a household goes on in a table under adults who came later, and whom a restored one doesn't know. */
async function livesOnWithout(table: Table, householdId: string, userId: string): Promise<boolean> {
  const rows = householdRows(table, householdId);
  const [household, member] = await Promise.all([
    storedHouseholds.find(rows, {}),
    storedMemberships.find(rows, { userId }),
  ]);
  return household !== undefined && member === undefined;
}

async function eraseAccount(tables: Tables, id: string, at: Date, { newOwners, keptMembers }: Notes): Promise<boolean> {
  const { onto: table } = tables;
  const user = await storedUsers.find(table, { id });
  if (!user) {
    // An erasure may have been interrupted after deleting the account's own row.
    await removeLeftovers(table, { id });
    return false;
  }
  const own = await storedAccountMemberships.list(table, { userId: id });
  let isKept = false;
  for (const { householdId } of own.filter(({ role }) => role === 'owner')) {
    // Without another adult, the household is deleted with the account.
    const { isOwned, isHandedOver } = await handOver(tables, householdId, id);
    if (isHandedOver) newOwners.push(householdId);
    if (isOwned || !(await livesOnWithout(tables.from, householdId, id))) continue;
    isKept = true;
    if (!keptMembers.includes(householdId)) keptMembers.push(householdId);
  }
  if (isKept) return false;
  await removeAccount(table, { user }, at, noTimeLimit);
  return true;
}

export function describeReplay({ entries, again, signedOut, newOwners, keptMembers }: Replayed): string[] {
  const { household, learner, account, consent, member, device } = again;
  return [
    `Of ${entries} that people had erased or ended since, these were back. Erased again: ${household} households, ${learner} learners, ${account} accounts. Ended again: ${consent} consents, ${member} memberships, ${device} devices. Signed out again: ${signedOut} accounts.`,
    ...newOwners.map(
      (id) =>
        `  The household ${id} has a new owner now: one that it has in the other table, or else the guardian who joined first, or else the viewer.`,
    ),
    ...keptMembers.map(
      (id) => `  The household ${id} keeps an owner who had left it: no other grown-up was in it at that moment.`,
    ),
  ];
}
