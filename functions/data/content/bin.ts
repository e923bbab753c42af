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
 * A deleted card, deck, quiz or assignment that can be restored. The entry of a card or assignment holds its row. A deck or quiz stays in place, hidden, while
 * its entry exists.
 */
export const storedBinEntries = defineItem({
  name: 'bin-entry',
  key: 'HH#{household}/BIN#{entry}',
  schema: z.object({
    /** Id of the deleted object without its household: `deck-card` for a card, `learner-assignment` for an assignment. */
    entry: z.string(),
    kind: binKind,
    name: z.string(),
    /** Time of the deletion. For a deck or a quiz it equals its `deletingSince`. */
    deletedAt: z.string(),
    card: z.optional(storedCards.schema),
    assignment: z.optional(storedAssignments.schema),
    /** The deck or quiz whose deletion removed this open assignment. They are restored together. */
    goneWith: z.optional(z.string()),
  }),
});
export type StoredBinEntry = Stored<typeof storedBinEntries>;
type EntryPlace = Pick<StoredBinEntry, 'entry'>;

/** The household that owns the bin, and how it opens deletions there. */
export interface BinOwner extends MediaOwner {
  readonly openDeletion: (deletion: Omit<StoredPendingDeletion, 'householdId'>) => Deletion;
}

/** @returns the key of a deleted object's bin entry. `place` holds the parts of the object's id in order. */
export function entryOf(...place: string[]): string {
  return joinId(...place);
}

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

/** @returns whether the entry can still be restored. */
export function isKept({ deletedAt }: Pick<StoredBinEntry, 'deletedAt'>, now: Date): boolean {
  return goneForGoodAt(deletedAt) > now;
}

/** @returns the bin entry of a public id. @throws ProductError `not-found`, also once the entry has expired. */
export async function requireEntry(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
  now: Date,
): Promise<StoredBinEntry> {
  const [itsHousehold, ...place] = id.split('-');
  if (itsHousehold !== household.id || place.length === 0) throw new ProductError('not-found');
  return await requireKept(household.rows, { entry: entryOf(...place) }, now);
}

/** @returns the bin entry with this key. @throws ProductError `not-found`, also once the entry has expired. */
export async function requireKept(rows: Partition, place: EntryPlace, now: Date): Promise<StoredBinEntry> {
  const found = await storedBinEntries.find(rows, place);
  if (!found || !isKept(found, now)) throw new ProductError('not-found');
  return found;
}

export type Counted = Parameters<typeof countInHousehold>[1];

/** @returns the writes that add bin entries, update the household's counters in one write, and schedule the entries' permanent removal. */
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
    ...openBinCheck(owner, end).beginActions,
  ];
}

/** @returns the pending deletion that removes expired bin entries at a given time, and moves to the bin the open assignments of decks and quizzes in it. */
export function openBinCheck({ openDeletion }: BinOwner, at: Date): Deletion {
  return openDeletion({ kind: 'bin', id: 'bin', since: at.toISOString() });
}

/** @returns the writes that take an entry out of the bin; refused with `conflict` when it changed since it was read. */
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
