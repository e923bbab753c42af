import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import type { Attributes } from './expressions.ts';
import { householdKeys, listKeys } from './keys.ts';
import { Partition } from './partition.ts';
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
  createdAt: z.string(),
  /** Set when its deletion began: from then on it is gone for everybody, and its rows follow. */
  deletingSince: z.string().optional(),
  version: z.int(),
});
export type StoredHousehold = z.infer<typeof storedHousehold>;

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

export function createHouseholdAction(table: Table, household: StoredHousehold): WriteAction {
  const listed = { ...household, listKey: listKeys.households, listSort: `${household.createdAt}#${household.id}` };
  return householdRows(table, household.id).put(householdKeys.meta, listed);
}

type CounterChange = Partial<Record<'memberCount' | 'grownUpCount' | 'learnerCount' | 'deckCount', number>>;

const counterLimits = {
  grownUpCount: { bound: limits.grownUpsPerHousehold, refusal: 'too-many-grown-ups' },
  learnerCount: { bound: limits.learnersPerHousehold, refusal: 'too-many-learners' },
  deckCount: { bound: limits.decksPerHousehold, refusal: 'too-many-decks' },
} as const;

/**
 * @returns the write that counts what its transaction adds (or, below zero, removes). It refuses when the household is full
 * of the limited thing, and when it is being deleted.
 */
export function countInHousehold(rows: Partition, change: CounterChange, limited?: keyof typeof counterLimits): WriteAction {
  const isHere = { exists: true, equals: { deletingSince: undefined } };
  if (!limited) return rows.change(householdKeys.meta, { add: change }, { condition: isHere });
  const { bound, refusal } = counterLimits[limited];
  const atMost = { [limited]: bound - (change[limited] ?? 0) };
  return rows.change(householdKeys.meta, { add: change }, { condition: { ...isHere, atMost }, otherwise: refusal });
}

type HouseholdChange = Partial<Pick<StoredHousehold, 'name' | 'timeZone' | 'deletingSince'>>;

/** @returns the household after the change. @throws ProductError `conflict` when it changed since it was read. */
export async function changeHousehold(rows: Partition, seen: StoredHousehold, change: HouseholdChange): Promise<StoredHousehold> {
  const version = seen.version + 1;
  await rows.commit([
    rows.change(
      householdKeys.meta,
      { set: { ...change, version } },
      { condition: { exists: true, equals: { version: seen.version } } },
    ),
  ]);
  return { ...seen, ...change, version };
}

export interface HouseholdPage {
  readonly households: StoredHousehold[];
  /** Where the next page goes on; absent at the end. */
  readonly nextCursor?: string;
}

/** All households, newest first, for admins: from the global index, a page at a time. */
export async function listAllHouseholds(table: Table, limit: number, cursor?: string): Promise<HouseholdPage> {
  const page = await table.queryPage({
    partition: listKeys.households,
    index: 'admin-lists',
    from: '0',
    to: '\uffff',
    newestFirst: true,
    limit,
    ...(cursor && { startKey: startKeyOf(cursor) }),
  });
  const households = page.items.map((item) => storedHousehold.parse(item)).filter((item) => !item.deletingSince);
  return { households, ...(page.nextKey && { nextCursor: cursorOf(page.nextKey) }) };
}

function cursorOf(key: Attributes): string {
  return Buffer.from(String(key['listSort'])).toString('base64url');
}

function startKeyOf(cursor: string): Attributes {
  const listSort = Buffer.from(cursor, 'base64url').toString();
  const householdId = /#([0-7][0-9A-HJKMNP-TV-Z]{25})$/.exec(listSort)?.[1];
  if (householdId === undefined) throw new ProductError('invalid-input', { fields: { cursor: 'This is not a valid cursor.' } });
  return { ...householdKey(householdId), listKey: listKeys.households, listSort };
}
