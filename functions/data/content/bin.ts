import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { joinId } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { goneForGoodAt } from '../../../shared/retention.ts';
import { type BinEntry, binKind } from '../../../shared/schemas/bin.ts';
import { storedAssignments, type StoredAssignment } from './assignment.ts';
import { storedCards } from './card.ts';
import { storedDecks } from './deck.ts';
import { countInHousehold, storedHouseholds } from '../people/household.ts';
import { countAssignmentsAction, storedLearners } from '../people/learner.ts';
import { type MediaOwner, moveUsesActions } from './media.ts';
import type { Deletion, StoredPendingDeletion } from '../operations/pending-deletion.ts';
import { nextFullHour } from '../table/expiry.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
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

type Counted = Parameters<typeof countInHousehold>[1];

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
function lookThroughBin({ openDeletion }: BinOwner, at: Date): Deletion {
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

/**
 * Takes something out of the bin for good.
 * @returns the deletion by which what is hidden of it is removed now.
 */
export async function removeForGood(owner: BinOwner, { entry }: EntryPlace, now: Date): Promise<Deletion | undefined> {
  const { rows } = owner;
  return await repeatOnConflict(async () => {
    const seen = await storedBinEntries.find(rows, { entry });
    if (!seen) return undefined;
    const { kind, card, deletedAt: since } = seen;
    const hidden = kind === 'deck' || kind === 'quiz' ? owner.openDeletion({ kind, id: entry, since }) : undefined;
    await rows.commit([
      ...outOfBinActions(rows, seen),
      ...(card ? moveUsesActions(owner, [card], [], now) : []),
      ...(hidden?.beginActions ?? []),
    ]);
    return hidden;
  });
}

/** Removes those entries for good that cannot come back, as what they belong to is removed. @returns whether it is through. */
export async function removeEntriesOf(
  owner: BinOwner,
  isMeant: (entry: StoredBinEntry) => boolean,
  hasTime: () => boolean,
  now: Date,
): Promise<boolean> {
  for (const entry of (await storedBinEntries.list(owner.rows)).filter(isMeant)) {
    if (!hasTime()) return false;
    await removeForGood(owner, entry, now);
  }
  return true;
}

/** @returns whether an entry has nothing to come back to without this deck or quiz. */
export function isOfResource(resource: string): (entry: StoredBinEntry) => boolean {
  return ({ card, goneWith }) => card?.deck === resource || goneWith === resource;
}

/**
 * Of more than the bin holds, what was deleted first is gone for good. Read after things went in, the count knows of whatever went in at the same
 * moment: the last one of several makes room for all of them.
 */
export async function makeRoomInBin(owner: BinOwner, now: Date): Promise<void> {
  const household = await storedHouseholds.find(owner.rows, {});
  if ((household?.binCount ?? 0) <= limits.binEntries) return;
  const entries = (await storedBinEntries.list(owner.rows)).toSorted((a, b) => (a.deletedAt < b.deletedAt ? -1 : 1));
  const tooMany = entries.slice(0, Math.max(entries.length - limits.binEntries, 0));
  for (const entry of tooMany.slice(0, limits.cardsPerDeletion)) await removeForGood(owner, entry, now);
}

/** What hides a deck or a quiz. */
interface Hiding {
  readonly kind: 'deck' | 'quiz';
  readonly name: string;
  readonly counted: Counted;
  readonly actions: readonly WriteAction[];
}

/**
 * Puts a deck or a quiz into the bin as it stands, and what is still open of it behind it: by this call, or by the clock where it was cut off.
 * @param look reads it, and says nothing of what is hidden already.
 */
export async function hideIntoBin(
  owner: BinOwner,
  entry: string,
  now: Date,
  look: () => Promise<Hiding | undefined>,
): Promise<void> {
  const { rows } = owner;
  const openWork = lookThroughBin(owner, now);
  const isHidden = await repeatOnConflict(async () => {
    const hiding = await look();
    if (!hiding) return false;
    const { kind, name, counted, actions } = hiding;
    await rows.commit([
      ...actions,
      ...intoBinActions(owner, [{ entry, kind, name, deletedAt: now.toISOString() }], now, counted),
      ...openWork.beginActions,
    ]);
    return true;
  });
  await takeOpenWorkAlong(rows, entry);
  if (isHidden) await rows.commit([openWork.endAction]);
  await makeRoomInBin(owner, now);
}

/** Two writes each, one for each learner, and two more. */
const movedAtOnce = 30;

/**
 * What is still open of a deck or a quiz goes into the bin behind it, so that nobody is asked to do it. Safe to repeat; a restoration at the same
 * moment ends it.
 */
export async function takeOpenWorkAlong(rows: Partition, resource: string): Promise<void> {
  await repeatOnConflict(async () => {
    const bin = await storedBinEntries.find(rows, { entry: resource });
    if (!bin) return;
    const [work, learners] = await Promise.all([storedAssignments.list(rows), storedLearners.list(rows)]);
    const there = new Set(learners.map(({ learner }) => learner));
    const open = work.filter((one) => isOpenOf(one, resource) && there.has(one.learner));
    for (let start = 0; start < open.length; start += movedAtOnce)
      await rows.commit(moveWorkActions(rows, bin, open.slice(start, start + movedAtOnce)));
  });
}

function isOpenOf({ resource: own, completedAt }: StoredAssignment, resource: string): boolean {
  return own === resource && completedAt === undefined;
}

function moveWorkActions(rows: Partition, bin: StoredBinEntry, open: readonly StoredAssignment[]): WriteAction[] {
  const { entry: goneWith, deletedAt } = bin;
  const asSeen = { equals: { completedAt: undefined }, otherwise: 'conflict' } as const;
  return [
    storedBinEntries.check(rows, bin, { equals: { deletedAt }, otherwise: 'conflict' }),
    ...open.flatMap((assignment) => [
      storedAssignments.removeExisting(rows, assignment, asSeen),
      storedBinEntries.create(rows, { ...entryOfWork(assignment, deletedAt), goneWith }),
    ]),
    ...[...Map.groupBy(open, ({ learner }) => learner)].map(([learner, own]) =>
      countAssignmentsAction(rows, learner, { openAssignments: -own.length }, 'visible'),
    ),
    countInHousehold(rows, { binCount: open.length }),
  ];
}

/** @returns what stands in the bin for an assignment. */
export function entryOfWork(assignment: StoredAssignment, deletedAt: string): StoredBinEntry {
  const { learner, assignment: id, resourceName: name } = assignment;
  return { entry: entryOf(learner, id), kind: 'assignment', name, deletedAt, assignment };
}
