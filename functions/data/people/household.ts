import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { type AdminListQuery, pageOfAdminList } from '../table/admin-list.ts';
import { defineItem, hideable, versioned, type Stored } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { LimitedList } from '../table/limited-list.ts';
import { countInProduct } from '../operations/product-counts.ts';
import { readTogether } from '../table/read-together.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Lists for admins, in the index `admin-lists`. */
const allHouseholds = 'HOUSEHOLDS';
const householdNames = 'HOUSEHOLD-NAMES';

/** A family. Its counters change only in the transaction that adds or removes what they count. */
export const storedHouseholds = defineItem({
  name: 'household',
  key: 'HH#{id}/META',
  schema: z.object({
    id: z.string(),
    name: z.string(),
    ownerId: z.string(),
    timeZone: z.string(),
    memberCount: z.int(),
    grownUpCount: z.int(),
    learnerCount: z.int(),
    deckCount: z.int(),
    quizCount: z.prefault(z.int(), 0),
    /** Pictures and sounds, and the bytes of all; absent before the first one. */
    mediaCount: z.optional(z.int()),
    mediaBytes: z.optional(z.int()),
    /** What is in the bin; absent before anything was. */
    binCount: z.optional(z.int()),
    /**
     * The notice that somebody of it agreed to, the newer one that it was asked about, and until when it may answer; without a question, since when the
     * consent is taken back. Only `consent.ts` reads them.
     */
    agreedNotice: z.optional(z.string()),
    askedNotice: z.optional(z.string()),
    consentEndsAt: z.optional(z.string()),
    /** What was added to lists whose things also go by themselves; absent before the first one. See `../table/limited-list.ts`. */
    devicesCounted: z.optional(z.int()),
    invitationsCounted: z.optional(z.int()),
    pairingsCounted: z.optional(z.int()),
    recounts: z.optional(z.int()),
    /** The owner lets guardians invite further guardians. */
    guardiansInviteGuardians: z.optional(z.boolean()),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
  indexKeys: ({ id, createdAt }) => ({ listKey: allHouseholds, listSort: `${createdAt}#${id}` }),
});
export type StoredHousehold = Stored<typeof storedHouseholds>;

/** By which admins find a household under its name. */
export const storedListedNames = defineItem({
  name: 'listed-name',
  key: 'HH#{householdId}/LISTED-NAME',
  schema: z.object({
    householdId: z.string(),
    /** The name in lower case: what is searched for. */
    listSort: z.string(),
  }),
  indexKeys: ({ listSort }) => ({ listKey: householdNames, listSort }),
});

/** @returns the ONE partition in which a household owns what it owns. */
export function householdRows(table: Table, householdId: string): Partition {
  return new Partition(table, storedHouseholds.partitionKey.write({ id: householdId }));
}

/** @returns the households that exist and are not being deleted, in the order of the ids. */
export async function findHouseholds(table: Table, householdIds: readonly string[]): Promise<StoredHousehold[]> {
  const references = householdIds.map((id) => [id, storedHouseholds.at(householdRows(table, id), {})] as const);
  const found = await readTogether<Record<string, StoredHousehold>>(table, Object.fromEntries(references));
  return householdIds.flatMap((id) => found[id] ?? []);
}

/** @returns those of the memberships' households that exist and are not being deleted. */
export async function householdsOf(table: Table, memberships: readonly { readonly householdId: string }[]) {
  return await findHouseholds(
    table,
    memberships.map(({ householdId }) => householdId),
  );
}

/** @returns the writes that make a household. */
export function createHouseholdActions(table: Table, household: StoredHousehold): WriteAction[] {
  const rows = householdRows(table, household.id);
  return [
    storedHouseholds.create(rows, household),
    listNameAction(rows, household),
    ...countInProduct(table, household.id, { households: 1 }),
  ];
}

type CounterChange = Partial<
  Record<'memberCount' | 'grownUpCount' | 'learnerCount' | 'deckCount' | 'quizCount' | 'binCount', number>
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
  if (!limited) return storedHouseholds.change(rows, {}, { add: change });
  const { bound, refusal } = counterLimits[limited];
  const isNotFull = { atMost: { [limited]: bound - (change[limited] ?? 0) }, otherwise: refusal };
  return storedHouseholds.change(rows, {}, { add: change }, isNotFull);
}

const listLimits = {
  devicesCounted: { limit: limits.devicesPerHousehold, refusal: 'too-many-devices' },
  invitationsCounted: { limit: limits.openInvitations, refusal: 'too-much-today' },
  pairingsCounted: { limit: limits.openPairings, refusal: 'too-much-today' },
} as const;

/** @returns the limit of a list of a household. Its writes ask that the household is there. */
export function limitedInHousehold(
  rows: Partition,
  field: keyof typeof listLimits,
  living: LimitedList['living'],
): LimitedList {
  const { limit, refusal } = listLimits[field];
  return {
    limit,
    refusal,
    living,
    counted: async () => {
      const { [field]: count, recounts } = await storedHouseholds.require(rows, {});
      return { count, recounts };
    },
    countOne: () => storedHouseholds.change(rows, {}, { add: { [field]: 1 } }, { atMost: { [field]: limit - 1 } }),
    setCount: (count, seen) =>
      storedHouseholds.change(
        rows,
        {},
        { set: { [field]: count }, add: { recounts: 1 } },
        { equals: { [field]: seen.count, recounts: seen.recounts } },
      ),
  };
}

/**
 * @returns the write that counts pictures and sounds. More than a household can hold are refused with `media-full`; what is taken away counts
 *   also where the household is being deleted.
 */
export function countMediaAction(
  rows: Partition,
  change: { readonly mediaCount: number; readonly mediaBytes: number },
): WriteAction {
  if (change.mediaCount < 0) return storedHouseholds.changeEvenHidden(rows, {}, { add: change });
  const atMost = {
    mediaCount: limits.mediaPerHousehold - change.mediaCount,
    mediaBytes: limits.mediaBytesPerHousehold - change.mediaBytes,
  };
  return storedHouseholds.change(rows, {}, { add: change }, { atMost, otherwise: 'media-full' });
}

/** @returns the write that names another owner first; refused with `conflict` when that changed since it was read. */
export function changeOwnerAction(rows: Partition, seen: StoredHousehold, ownerId: string, change: CounterChange = {}) {
  const asSeen = { equals: { ownerId: seen.ownerId } };
  return storedHouseholds.change(
    rows,
    {},
    { set: { ownerId }, ...(Object.keys(change).length > 0 && { add: change }) },
    asSeen,
  );
}

type HouseholdChange = Partial<Pick<StoredHousehold, 'name' | 'timeZone' | 'guardiansInviteGuardians'>>;

/** @returns the household after the change. @throws ProductError `conflict` when it changed since it was read. */
export async function changeHousehold(
  rows: Partition,
  seen: StoredHousehold,
  change: HouseholdChange,
): Promise<StoredHousehold> {
  await rows.commit([
    storedHouseholds.changeSeen(rows, seen, { set: change }),
    ...(change.name === undefined ? [] : [listNameAction(rows, { ...seen, name: change.name })]),
  ]);
  return { ...seen, ...change, version: seen.version + 1 };
}

/**
 * @returns the write that hides a household for good. It refuses with `conflict` when what it holds, or who is in it, changed since
 *   it was read: its transaction takes exactly that from the totals, and lets exactly those go.
 */
export function hideHouseholdAction(rows: Partition, seen: StoredHousehold, since: string): WriteAction {
  const { memberCount, learnerCount, deckCount } = seen;
  const equals = { memberCount, learnerCount, deckCount };
  return storedHouseholds.changeSeen(rows, seen, { set: { deletingSince: since } }, { equals });
}

export interface HouseholdPage {
  readonly households: StoredHousehold[];
  /** Where the next page goes on; absent at the end. */
  readonly nextCursor?: string;
}

/** All households for admins, a page at a time: newest first, or by name when one is searched for. */
export async function listAllHouseholds(table: Table, query: AdminListQuery): Promise<HouseholdPage> {
  if (!query.search) {
    const { items, ...rest } = await pageOfAdminList(table, allHouseholds, { ...query, newestFirst: true });
    return { households: items.flatMap(storedHouseholds.read), ...rest };
  }
  const { items, ...rest } = await pageOfAdminList(table, householdNames, query);
  const ids = items.flatMap(storedListedNames.read).map(({ householdId }) => householdId);
  return { households: await findHouseholds(table, ids), ...rest };
}

/** All households, the oldest first, a page at a time: for the job that looks for those that nobody uses. */
export async function listOldestHouseholds(table: Table, query: AdminListQuery): Promise<HouseholdPage> {
  const { items, ...rest } = await pageOfAdminList(table, allHouseholds, query);
  return { households: items.flatMap(storedHouseholds.read), ...rest };
}

/** @returns the write by which admins find a household under its name. */
function listNameAction(rows: Partition, { id, name }: Pick<StoredHousehold, 'id' | 'name'>): WriteAction {
  return storedListedNames.replace(rows, { householdId: id, listSort: name.toLowerCase() });
}
