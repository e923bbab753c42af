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

/** Keys of the lists of households in the index `admin-lists`. */
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
    /** Absent in households of the first release, see `countQuizzesFirst`. */
    quizCount: z.optional(z.int()),
    /** Number of pictures and sounds. `mediaBytes` is their total size. Both are absent before the first picture or sound. */
    mediaCount: z.optional(z.int()),
    mediaBytes: z.optional(z.int()),
    /** Number of entries in the bin; absent before the first one. */
    binCount: z.optional(z.int()),
    /** Their total size, without entries of earlier releases. */
    binBytes: z.optional(z.int()),
    /**
     * The notice that was consented to. `askedNotice` is the newer notice presented for consent, `consentEndsAt` the deadline to answer it or the instant of
     * withdrawal. Only `consent.ts` reads these fields.
     */
    agreedNotice: z.optional(z.string()),
    askedNotice: z.optional(z.string()),
    consentEndsAt: z.optional(z.string()),
    /** Counts of additions to limited lists whose entries also expire; absent before the first one. See `../table/limited-list.ts`. */
    devicesCounted: z.optional(z.int()),
    invitationsCounted: z.optional(z.int()),
    pairingsCounted: z.optional(z.int()),
    recounts: z.optional(z.int()),
    guardiansInviteGuardians: z.optional(z.boolean()),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
  indexKeys: ({ id, createdAt }) => ({ listKey: allHouseholds, listSort: `${createdAt}#${id}` }),
});
export type StoredHousehold = Stored<typeof storedHouseholds>;

/** Entry by which admins find a household by name. */
export const storedListedNames = defineItem({
  name: 'listed-name',
  key: 'HH#{householdId}/LISTED-NAME',
  schema: z.object({
    householdId: z.string(),
    /** The name in lower case, as it is searched. */
    listSort: z.string(),
  }),
  indexKeys: ({ listSort }) => ({ listKey: householdNames, listSort }),
});

/** @returns the ONE partition that holds everything a household owns. */
export function householdRows(table: Table, householdId: string): Partition {
  return new Partition(table, storedHouseholds.partitionKey.write({ id: householdId }));
}

/** @returns the households that exist and are not being deleted, in the order of the ids. */
export async function findHouseholds(table: Table, householdIds: readonly string[]): Promise<StoredHousehold[]> {
  const references = householdIds.map((id) => [id, storedHouseholds.at(householdRows(table, id), {})] as const);
  const found = await readTogether<Record<string, StoredHousehold>>(table, Object.fromEntries(references));
  return householdIds.flatMap((id) => found[id] ?? []);
}

/** @returns the memberships' households that exist and are not being deleted. */
export async function householdsOf(table: Table, memberships: readonly { readonly householdId: string }[]) {
  return await findHouseholds(
    table,
    memberships.map(({ householdId }) => householdId),
  );
}

export function createHouseholdActions(table: Table, household: StoredHousehold): WriteAction[] {
  const rows = householdRows(table, household.id);
  return [
    storedHouseholds.create(rows, household),
    listNameAction(rows, household),
    ...countInProduct(table, household.id, { households: 1 }),
  ];
}

type CounterChange = Partial<
  Record<'memberCount' | 'grownUpCount' | 'learnerCount' | 'deckCount' | 'quizCount' | 'binCount' | 'binBytes', number>
>;

const counterLimits = {
  grownUpCount: { bound: limits.grownUpsPerHousehold, refusal: 'too-many-grown-ups' },
  learnerCount: { bound: limits.learnersPerHousehold, refusal: 'too-many-learners' },
  deckCount: { bound: limits.decksPerHousehold, refusal: 'too-many-decks' },
  quizCount: { bound: limits.quizzesPerHousehold, refusal: 'too-many-quizzes' },
} as const;

/**
 * @returns the write that updates the household's counters for what its transaction adds or removes; refused when the household is at the limit named by
 *   `limited`, or is being deleted.
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

/** @returns the limit of one of a household's lists. Its writes require that the household exists. */
export function limitedInHousehold(
  rows: Partition,
  field: keyof typeof listLimits,
  countExisting: LimitedList['countExisting'],
): LimitedList {
  const { limit, refusal } = listLimits[field];
  return {
    limit,
    refusal,
    countExisting,
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
 * @returns the write that counts pictures and sounds; refused with `media-full` above the limits. Removals are counted even while a household is being deleted.
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

/** @returns the write that changes the owner; refused with `conflict` when the owner changed since it was read. */
export function changeOwnerAction(rows: Partition, seen: StoredHousehold, ownerId: string): WriteAction {
  return storedHouseholds.change(rows, {}, { set: { ownerId } }, { equals: { ownerId: seen.ownerId } });
}

/**
 * @returns the write that counts a member less; refused with `conflict` when the owner changed since the household was read, or when a device or pairing was
 *   added, which would have to end with the membership of whoever added it.
 */
export function countDepartureAction(
  rows: Partition,
  seen: StoredHousehold,
  fewer: CounterChange,
  nextOwnerId = seen.ownerId,
): WriteAction {
  const { ownerId, devicesCounted, pairingsCounted, recounts } = seen;
  const equals = { ownerId, devicesCounted, pairingsCounted, recounts };
  return storedHouseholds.change(rows, {}, { set: { ownerId: nextOwnerId }, add: fewer }, { equals });
}

type HouseholdChange = Partial<Pick<StoredHousehold, 'name' | 'timeZone' | 'guardiansInviteGuardians'>>;

/** @returns the household after the change. @throws ProductError `conflict` when it changed since it was read. */
export async function changeHousehold(
  rows: Partition,
  seen: StoredHousehold,
  change: HouseholdChange,
): Promise<StoredHousehold> {
  await rows.commit([
    storedHouseholds.changeIfUnchanged(rows, seen, { set: change }),
    ...(change.name === undefined ? [] : [listNameAction(rows, { ...seen, name: change.name })]),
  ]);
  return { ...seen, ...change, version: seen.version + 1 };
}

/** @returns the write that hides a household for good; refused with `conflict` when its counts, which are subtracted from the totals, changed. */
export function hideHouseholdAction(rows: Partition, seen: StoredHousehold, since: string): WriteAction {
  const { memberCount, learnerCount, deckCount } = seen;
  const equals = { memberCount, learnerCount, deckCount };
  return storedHouseholds.changeIfUnchanged(rows, seen, { set: { deletingSince: since } }, { equals });
}

export interface HouseholdPage {
  readonly households: StoredHousehold[];
  /** Cursor of the next page; absent on the last page. */
  readonly nextCursor?: string;
}

/** Reads one page of all households for admins: newest first, or sorted by name when they search. */
export async function listAllHouseholds(table: Table, query: AdminListQuery): Promise<HouseholdPage> {
  if (!query.search) {
    const { items, ...rest } = await pageOfAdminList(table, allHouseholds, { ...query, newestFirst: true });
    return { households: items.flatMap(storedHouseholds.read), ...rest };
  }
  const { items, ...rest } = await pageOfAdminList(table, householdNames, query);
  const ids = items.flatMap(storedListedNames.read).map(({ householdId }) => householdId);
  return { households: await findHouseholds(table, ids), ...rest };
}

/** Reads one page of all households, oldest first, for the job that finds unused ones. */
export async function listOldestHouseholds(table: Table, query: AdminListQuery): Promise<HouseholdPage> {
  const { items, ...rest } = await pageOfAdminList(table, allHouseholds, query);
  return { households: items.flatMap(storedHouseholds.read), ...rest };
}

/** @returns the write that lets admins find a household by its name. */
function listNameAction(rows: Partition, { id, name }: Pick<StoredHousehold, 'id' | 'name'>): WriteAction {
  return storedListedNames.replace(rows, { householdId: id, listSort: name.toLowerCase() });
}
