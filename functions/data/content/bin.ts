import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { joinId } from '../../../shared/ids.ts';
import { goneForGoodAt } from '../../../shared/retention.ts';
import { type BinEntry, binKind } from '../../../shared/schemas/bin.ts';
import { storedAssignments } from './assignment.ts';
import { storedCards } from './card.ts';
import { storedDecks } from './deck.ts';
import { countInHousehold } from '../people/household.ts';
import { storedLearners } from '../people/learner.ts';
import type { MediaOwner } from './media.ts';
import type { Deletion, StoredPendingDeletion } from '../operations/pending-deletion.ts';
import { nextFullHour } from '../table/expiry.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * What was deleted and can be restored. Of a card or an assignment the row itself is kept here. A deck or a quiz stays where it is, hidden, with
 * all that hangs on it: once its entry is gone, a note has it removed.
 */
export const storedBinEntries = defineItem({
  name: 'bin-entry',
  key: 'HH#{household}/BIN#{entry}',
  schema: z.object({
    /** The thing's id without its household: cards stand behind their deck, assignments under their learner. */
    entry: z.string(),
    kind: binKind,
    name: z.string(),
    /** Of a deck or a quiz: its `deletingSince`. */
    deletedAt: z.string(),
    card: z.optional(storedCards.schema),
    assignment: z.optional(storedAssignments.schema),
    /** The deck or quiz that open work went away with, and comes back with. */
    goneWith: z.optional(z.string()),
  }),
});
export type StoredBinEntry = Stored<typeof storedBinEntries>;
type EntryPlace = Pick<StoredBinEntry, 'entry'>;

/** Whose bin it is, and how it notes what is still to be done there. */
export interface BinOwner extends MediaOwner {
  readonly openDeletion: (deletion: Omit<StoredPendingDeletion, 'householdId'>) => Deletion;
}

/** @returns where the entry of something stands: `place` is the thing's, in the order of its id. */
export function entryOf(...place: string[]): string {
  return joinId(...place);
}

/** @returns the entry as it goes out. */
export function presentEntry(householdId: string, stored: StoredBinEntry): BinEntry {
  const { entry, kind, name, deletedAt, card, assignment } = stored;
  return {
    id: joinId(householdId, entry),
    kind,
    name,
    deletedAt,
    ...(card && { deckId: storedDecks.idOf(householdId, card) }),
    ...(assignment && { learnerId: storedLearners.idOf(householdId, assignment) }),
  };
}

/** @returns whether it can still be restored. */
export function isKept({ deletedAt }: Pick<StoredBinEntry, 'deletedAt'>, now: Date): boolean {
  return goneForGoodAt(deletedAt) > now;
}

/** @returns the entry of what had this id. @throws ProductError `not-found`, also for what was deleted too long ago. */
export async function requireEntry(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
  now: Date,
): Promise<StoredBinEntry> {
  const [itsHousehold, ...place] = id.split('-');
  if (itsHousehold !== household.id || place.length === 0) throw new ProductError('not-found');
  return await requireKept(household.rows, { entry: entryOf(...place) }, now);
}

/** @returns the entry that stands there. @throws ProductError `not-found`, also for what was deleted too long ago. */
export async function requireKept(rows: Partition, place: EntryPlace, now: Date): Promise<StoredBinEntry> {
  const found = await storedBinEntries.find(rows, place);
  if (!found || !isKept(found, now)) throw new ProductError('not-found');
  return found;
}

export type Counted = Parameters<typeof countInHousehold>[1];

/** @returns the writes that put things into the bin, together with what else their household counts, and have it looked through when their time is over. */
export function intoBinActions(
  owner: BinOwner,
  entries: readonly StoredBinEntry[],
  now: Date,
  counted: Counted = {},
): WriteAction[] {
  const end = nextFullHour(goneForGoodAt(now.toISOString()));
  return [
    ...entries.map((entry) => storedBinEntries.create(owner.rows, entry)),
    countInHousehold(owner.rows, { ...counted, binCount: entries.length }),
    ...lookThroughBin(owner, end).beginActions,
  ];
}

/** @returns the deletion that goes through the bin at some time: what is too old is removed, and open work follows its deck or quiz. */
export function lookThroughBin({ openDeletion }: BinOwner, at: Date): Deletion {
  return openDeletion({ kind: 'bin', id: 'bin', since: at.toISOString() });
}

/** @returns the writes that take something out of the bin, refused with `conflict` when it is not there as it was read. */
export function outOfBinActions(
  rows: Partition,
  { entry, deletedAt }: StoredBinEntry,
  counted: Counted = {},
  limited?: Parameters<typeof countInHousehold>[2],
): WriteAction[] {
  return [
    storedBinEntries.removeExisting(rows, { entry }, { equals: { deletedAt }, otherwise: 'conflict' }),
    countInHousehold(rows, { ...counted, binCount: -1 }, limited),
  ];
}
