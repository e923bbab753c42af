import * as z from 'zod';
import { limits } from '../../shared/limits.ts';
import { type AdminListQuery, pageOfAdminList } from './admin-list.ts';
import { householdKeys, listKeys } from './keys.ts';
import { Partition } from './partition.ts';
import { countInProduct } from './product-counts.ts';
import type { Key, Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** A family. Its counters change only in the transaction that adds or removes what they count. */
export const storedHousehold = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  timeZone: z.string(),
  memberCount: z.int(),
  grownUpCount: z.int(),
  learnerCount: z.int(),
  deckCount: z.int(),
  quizCount: z.int().default(0),
  createdAt: z.string(),
  /** Set when its deletion began: from then on it is gone for everybody, and its rows follow. */
  deletingSince: z.string().optional(),
  version: z.int(),
});
export type StoredHousehold = z.infer<typeof storedHousehold>;

/** By which admins find a household under its name. */
export const storedListedName = z.object({ householdId: z.string() });

export function householdKey(householdId: string): Key {
  return { PK: householdKeys.partition(householdId), SK: householdKeys.meta };
}

export function householdRows(table: Table, householdId: string): Partition {
  return new Partition(table, householdKeys.partition(householdId));
}

/** @returns the households that exist and are not being deleted, in the order of the ids. */
export async function findHouseholds(table: Table, householdIds: readonly string[]): Promise<StoredHousehold[]> {
  const items = await table.getMany(householdIds.map(householdKey));
  const byId = new Map(items.map((item) => storedHousehold.parse(item)).map((found) => [found.id, found]));
  return householdIds.flatMap((id) => byId.get(id) ?? []).filter((found) => found.deletingSince === undefined);
}

/** @returns the writes that make a household. */
export function createHouseholdActions(table: Table, household: StoredHousehold): WriteAction[] {
  const listed = { ...household, listKey: listKeys.households, listSort: `${household.createdAt}#${household.id}` };
  const rows = householdRows(table, household.id);
  return [
    rows.put(householdKeys.meta, listed),
    listNameAction(rows, household),
    ...countInProduct(table, household.id, { households: 1 }),
  ];
}

type CounterChange = Partial<
  Record<'memberCount' | 'grownUpCount' | 'learnerCount' | 'deckCount' | 'quizCount', number>
>;

const counterLimits = {
  grownUpCount: { bound: limits.grownUpsPerHousehold, refusal: 'too-many-grown-ups' },
  learnerCount: { bound: limits.learnersPerHousehold, refusal: 'too-many-learners' },
  deckCount: { bound: limits.decksPerHousehold, refusal: 'too-many-decks' },
  quizCount: { bound: limits.quizzesPerHousehold, refusal: 'too-many-quizzes' },
} as const;

/**
 * @returns the write that counts what its transaction adds (or, below zero, removes). It refuses when the household is full
 * of the limited thing, and when it is being deleted.
 */
export function countInHousehold(
  rows: Partition,
  change: CounterChange,
  limited?: keyof typeof counterLimits,
): WriteAction {
  const isHere = { exists: true, equals: { deletingSince: undefined } };
  if (!limited) return rows.change(householdKeys.meta, { add: change }, { condition: isHere });
  const { bound, refusal } = counterLimits[limited];
  const atMost = { [limited]: bound - (change[limited] ?? 0) };
  return rows.change(householdKeys.meta, { add: change }, { condition: { ...isHere, atMost }, otherwise: refusal });
}

type HouseholdChange = Partial<Pick<StoredHousehold, 'name' | 'timeZone'>>;

/** @returns the household after the change. @throws ProductError `conflict` when it changed since it was read. */
export async function changeHousehold(
  rows: Partition,
  seen: StoredHousehold,
  change: HouseholdChange,
): Promise<StoredHousehold> {
  const version = seen.version + 1;
  await rows.commit([
    rows.change(
      householdKeys.meta,
      { set: { ...change, version } },
      { condition: { exists: true, equals: { version: seen.version } } },
    ),
    ...(change.name === undefined ? [] : [listNameAction(rows, { ...seen, name: change.name })]),
  ]);
  return { ...seen, ...change, version };
}

/** @returns the household of this partition, one that is being deleted included. */
export async function findHouseholdRow(rows: Partition): Promise<StoredHousehold | undefined> {
  return await rows.get(storedHousehold, householdKeys.meta);
}

/**
 * @returns the write that hides a household for good. It refuses with `conflict` when what it holds, or who is in it, changed since
 *   it was read: its transaction takes exactly that from the totals, and lets exactly those go.
 */
export function hideHouseholdAction(rows: Partition, seen: StoredHousehold, since: string): WriteAction {
  const { version, memberCount, learnerCount, deckCount } = seen;
  const equals = { version, memberCount, learnerCount, deckCount, deletingSince: undefined };
  const change = { set: { deletingSince: since, version: version + 1 } };
  return rows.change(householdKeys.meta, change, { condition: { exists: true, equals } });
}

/** @returns the last write of a household's deletion. */
export function removeHouseholdAction(rows: Partition): WriteAction {
  return rows.remove(householdKeys.meta);
}

export interface HouseholdPage {
  readonly households: StoredHousehold[];
  /** Where the next page goes on; absent at the end. */
  readonly nextCursor?: string;
}

/** All households for admins, a page at a time: newest first, or by name when one is searched for. */
export async function listAllHouseholds(table: Table, query: AdminListQuery): Promise<HouseholdPage> {
  if (!query.search) {
    const { items, ...rest } = await pageOfAdminList(table, listKeys.households, { ...query, newestFirst: true });
    return {
      households: items.map((item) => storedHousehold.parse(item)).filter((one) => !one.deletingSince),
      ...rest,
    };
  }
  const { items, ...rest } = await pageOfAdminList(table, listKeys.householdNames, query);
  const ids = items.map((item) => storedListedName.parse(item).householdId);
  return { households: await findHouseholds(table, ids), ...rest };
}

/** @returns the write by which admins find a household under its name. */
function listNameAction(rows: Partition, { id, name }: Pick<StoredHousehold, 'id' | 'name'>): WriteAction {
  const listed = { householdId: id, listKey: listKeys.householdNames, listSort: name.toLowerCase() };
  return rows.put(householdKeys.listedName, listed, {});
}
