import * as z from 'zod/mini';
import { endPairingActions, type StoredPairing, storedPairings } from '../people/device.ts';
import { endShareActions, type StoredShare } from '../content/deck-share.ts';
import { storedErasures } from './erasure.ts';
import { householdRows } from '../people/household.ts';
import { answerRows } from './kept-answer.ts';
import { revokeInvitationActions, type StoredOpenInvitation, storedOpenInvitations } from '../people/invitation.ts';
import { storedLearners } from '../people/learner.ts';
import { defineItem, type Stored } from '../table/item.ts';
import { removeMembershipActions, type StoredMembership } from '../people/membership.ts';
import type { Partition } from '../table/partition.ts';
import { isCommitted } from '../table/repeat-on-conflict.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * A deletion that is not through: its thing is hidden from everybody, and some of its rows may be there still. It comes with the
 * transaction that hides the thing and goes with the one that removes the thing's own row, so that whoever looks for deletions to
 * finish finds each of them. It stands outside of the household, as it must outlive its last row.
 */
export const storedDeletions = defineItem({
  name: 'pending-deletion',
  key: 'DELETIONS#{suffix}/SINCE#{since}#{householdId}#{id}',
  schema: z.object({
    /**
     * An import is nothing that is deleted: it was cut off, and its deck counts cards that never came. Of `media` it is not known yet whether
     * any goes: some may have been without use for long enough then. Of `bin` neither: what was in it may have been restored.
     */
    kind: z.enum(['household', 'learner', 'deck', 'quiz', 'card-import', 'media', 'bin']),
    householdId: z.string(),
    /** Local part of the thing's id; a household's own id; of an import its deck and hash; `media`, `bin` for all of a household's. */
    id: z.string(),
    /** When the thing was hidden (ISO): its `deletingSince`; an import's `unfinishedSince`; until when unused media, or what is in the bin, are kept. */
    since: z.string(),
    /** How often it failed; absent before the first time. */
    tries: z.optional(z.int()),
    /** Not before this instant (ISO) it is tried again: what failed is set aside, longer each time. */
    again: z.optional(z.string()),
  }),
});
export type StoredPendingDeletion = Stored<typeof storedDeletions>;

/** All that the removal of a hidden thing works with: ONE household's rows, and the note that it is not through. */
export interface Deletion extends StoredPendingDeletion {
  readonly rows: Partition;
  /** The writes that note it, and for good that a person's or a family's data was erased: part of the transaction that hides the thing. */
  readonly beginActions: readonly WriteAction[];
  /** The write that strikes it out: part of the transaction that removes the thing's own row. */
  readonly endAction: WriteAction;
  /** @returns the writes that take an account out of the household. */
  readonly dismissActions: (membership: StoredMembership) => WriteAction[];
  /** @returns the writes that end an open invitation into the household. */
  readonly revokeActions: (invitation: StoredOpenInvitation) => WriteAction[];
  /** @returns the writes that end a pairing of the household. */
  readonly endPairingActions: (pairing: StoredPairing) => WriteAction[];
  /** @returns the writes that end a share of the household. */
  readonly endShareActions: (share: StoredShare) => WriteAction[];
  /** @returns the write that has the household's media looked at then. */
  readonly noteUnusedMedia: (then: string) => WriteAction;
  /** @returns another deletion in the household. */
  readonly openDeletion: (deletion: Omit<StoredPendingDeletion, 'householdId'>) => Deletion;
  /** @returns what is kept of a child's calls from a device: it stands outside of the household. */
  readonly answersOf: (learner: string) => Partition;
}

export function openDeletion(table: Table, stored: StoredPendingDeletion): Deletion {
  const { householdId } = stored;
  const rows = householdRows(table, householdId);
  return {
    ...stored,
    rows,
    beginActions: [noteAction(table, stored), ...erasureActions(table, stored)],
    endAction: storedDeletions.remove(table, stored),
    dismissActions: (membership) => removeMembershipActions(table, { ...membership, householdId }),
    revokeActions: (invitation) => revokeInvitationActions(table, rows, invitation),
    endPairingActions: (pairing) => endPairingActions(table, rows, pairing),
    endShareActions: (share) => endShareActions(table, rows, share),
    noteUnusedMedia: (then) => noteUnusedMediaAction(table, householdId, then),
    openDeletion: (other) => openDeletion(table, { ...other, householdId }),
    answersOf: (learner) => answerRows(table, storedLearners.idOf(householdId, { learner })),
  };
}

/** One note of a bin stands for all that is deleted within an hour. */
function noteAction(table: Table, stored: StoredPendingDeletion): WriteAction {
  return stored.kind === 'bin' ? storedDeletions.replace(table, stored) : storedDeletions.create(table, stored);
}

/** @returns the write that has a household's media looked at when some may have been without use for long enough. Safe to repeat. */
export function noteUnusedMediaAction(table: Table, householdId: string, then: string): WriteAction {
  return storedDeletions.replace(table, { kind: 'media', householdId, id: 'media', since: then });
}

/** Ends the open invitations into a household that `isMeant` says. Safe to repeat. */
export async function revokeInvitations(
  { rows, revokeActions }: Pick<Deletion, 'rows' | 'revokeActions'>,
  isMeant: (invitation: StoredOpenInvitation) => boolean = () => true,
): Promise<void> {
  const open = await storedOpenInvitations.list(rows);
  for (const invitation of open.filter(isMeant)) await rows.commit(revokeActions(invitation));
}

/** Ends the open pairings of a household. Safe to repeat. */
export async function endPairings({ rows, endPairingActions: end }: Pick<Deletion, 'rows' | 'endPairingActions'>) {
  for (const pairing of await storedPairings.list(rows)) await rows.commit(end(pairing));
}

/** Decks and quizzes are a family's own things, not its people: they leave no entry. */
function erasureActions(table: Table, { kind, householdId, id, since: at }: StoredPendingDeletion): WriteAction[] {
  if (kind === 'household') return [storedErasures.create(table, { at, kind, id })];
  if (kind !== 'learner') return [];
  return [storedErasures.create(table, { at, kind, id: storedLearners.idOf(householdId, { learner: id }) })];
}

/**
 * @param after the last one that was listed before, where the list goes on.
 * @returns the deletions that began before the instant and are not through: at most `count`, the oldest first, with those that are set aside.
 */
export async function listPendingDeletions(
  table: Table,
  before: Date,
  count: number,
  after?: StoredPendingDeletion,
): Promise<StoredPendingDeletion[]> {
  return await storedDeletions.first(table, {}, count, {
    before: before.toISOString(),
    ...(after && { after: `${after.since}#${after.householdId}#${after.id}` }),
  });
}

const firstWaitMs = 15 * 60_000;
const longestWaitMs = 24 * 60 * 60_000;

/** Sets a deletion aside that failed: the next try comes twice as late each time, at most a day later. One that is through meanwhile stays so. */
export async function setDeletionAside(table: Table, deletion: StoredPendingDeletion, now: Date): Promise<void> {
  const { tries = 0 } = deletion;
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
  const again = new Date(now.getTime() + waitMs).toISOString();
  await isCommitted(table, [storedDeletions.change(table, deletion, { set: { tries: tries + 1, again } })]);
}
