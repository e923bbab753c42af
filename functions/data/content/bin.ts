import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { cardBytesInBin } from '../../../shared/card-marks.ts';
import { joinId } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { goneForGoodAt } from '../../../shared/retention.ts';
import { type BinEntry, binKind } from '../../../shared/schemas/bin.ts';
import { storedAssignments } from './assignment.ts';
import { storedCards } from './card.ts';
import { storedDecks } from './deck.ts';
import { countInHousehold, storedHouseholds } from '../people/household.ts';
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
    /** The deletion that this card went with, named by the client, or the import that removed it. The bin shows its cards as one. */
    deletion: z.optional(z.string()),
    /** Its part of the household's `binBytes`; absent in entries of earlier releases. */
    bytes: z.optional(z.int()),
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
  const { entry, kind, name, deletedAt, card, assignment, deletion } = stored;
  return {
    id: joinId(householdId, entry),
    kind,
    name,
    deletedAt,
    ...(card && { deckId: storedDecks.idOf(householdId, card) }),
    ...(card && deletion !== undefined && { deletionId: joinId(householdId, card.deck, deletion) }),
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
  return await requireKept(household.rows, { entry: entryOf(...placeIn(household.id, id)) }, now);
}

function placeIn(householdId: string, id: string): readonly string[] {
  const [itsHousehold, ...place] = id.split('-');
  if (itsHousehold !== householdId || place.length === 0) throw new ProductError('not-found');
  return place;
}

/** @returns the cards of a deletion that are still in the bin, by its public id. None if there is no such deletion (any more). */
export async function listDeletion(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
  now: Date,
): Promise<StoredBinEntry[]> {
  const [deck = '', ...named] = placeIn(household.id, id);
  if (named.length === 0) return [];
  return (await listCardsInBin(household.rows, deck)).filter(
    (entry) => entry.deletion === named.join('-') && isKept(entry, now),
  );
}

/** @returns the entries of a deck's cards, also of expired ones. */
export async function listCardsInBin(rows: Partition, deck: string): Promise<StoredBinEntry[]> {
  return await storedBinEntries.list(rows, {}, { from: `${deck}-`, before: `${deck}.` });
}

/** @returns the bin entry with this key. @throws ProductError `not-found`, also once the entry has expired. */
export async function requireKept(rows: Partition, place: EntryPlace, now: Date): Promise<StoredBinEntry> {
  const found = await storedBinEntries.find(rows, place);
  if (!found || !isKept(found, now)) throw new ProductError('not-found');
  return found;
}

export type Counted = Parameters<typeof countInHousehold>[1];

/** @returns the entry with its size. A hidden deck or quiz stays in its place, so that only its name counts. */
export function measured(entry: StoredBinEntry): StoredBinEntry {
  const { card, assignment, name } = entry;
  return { ...entry, bytes: card ? cardBytesInBin(card) : Buffer.byteLength(JSON.stringify(assignment ?? name)) };
}

/** @returns what measured entries add to the household's counters. */
export function countEntries(entries: readonly StoredBinEntry[]) {
  return { binCount: entries.length, binBytes: entries.reduce((sum, { bytes = 0 }) => sum + bytes, 0) };
}

/**
 * @returns the writes that add bin entries, update the household's counters in one write, and schedule the entries' permanent removal; refused with `bin-full`
 *   when the bin has no room for them, because nothing leaves it early to make room.
 */
export function intoBinActions(
  owner: BinOwner,
  entries: readonly StoredBinEntry[],
  now: Date,
  counted: Counted = {},
): WriteAction[] {
  const end = nextFullHour(goneForGoodAt(now.toISOString()));
  const coming = entries.map(measured);
  const added = countEntries(coming);
  const hasRoom = { binCount: limits.binEntries - added.binCount, binBytes: limits.binBytes - added.binBytes };
  return [
    ...coming.map((entry) => storedBinEntries.create(owner.rows, entry)),
    storedHouseholds.change(
      owner.rows,
      {},
      { add: { ...counted, ...added } },
      { atMost: hasRoom, otherwise: 'bin-full' },
    ),
    ...openBinCheck(owner, end).beginActions,
  ];
}

/** @returns the pending deletion that removes expired bin entries at a given time, and moves to the bin the open assignments of decks and quizzes in it. */
export function openBinCheck({ openDeletion }: BinOwner, at: Date): Deletion {
  return openDeletion({ kind: 'bin', id: 'bin', since: at.toISOString() });
}

/** @returns the writes that take entries out of the bin; refused with `conflict` when one changed since it was read. */
export function outOfBinActions(
  rows: Partition,
  entries: readonly StoredBinEntry[],
  counted: Counted = {},
  limited?: Parameters<typeof countInHousehold>[2],
): WriteAction[] {
  const { binCount, binBytes } = countEntries(entries);
  return [
    ...entries.map(({ entry, deletedAt }) =>
      storedBinEntries.removeExisting(rows, { entry }, { equals: { deletedAt }, otherwise: 'conflict' }),
    ),
    countInHousehold(rows, { ...counted, binCount: -binCount, ...(binBytes > 0 && { binBytes: -binBytes }) }, limited),
  ];
}
