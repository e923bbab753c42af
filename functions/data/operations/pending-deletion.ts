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
import { tryCommit } from '../table/repeat-on-conflict.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * An unfinished deletion: the deleted object is hidden from everyone, but some of its rows may still exist. This row is written in the transaction that hides
 * the object and removed together with the object's own row, so that no deletion is forgotten. It is stored outside the household, because it must outlive the
 * household.
 */
export const storedDeletions = defineItem({
  name: 'pending-deletion',
  key: 'DELETIONS#{suffix}/SINCE#{since}#{householdId}#{id}',
  schema: () =>
    z.object({
      /** `card-import` is an interrupted import: its deck's count includes cards never written. `media` and `bin` are scheduled checks for expired media or bin entries. */
      kind: z.enum(['household', 'learner', 'deck', 'quiz', 'card-import', 'media', 'bin']),
      householdId: z.string(),
      /** Local part of the deleted object's id: for a household its own id, for an import its deck and hash, for a check `media` or `bin`. */
      id: z.string(),
      /** When the object was hidden (ISO), equal to its `deletingSince`; for an import its `unfinishedSince`, for a check the time it is due. */
      since: z.string(),
      /** Number of failed attempts; absent before the first one. */
      tries: z.optional(z.int()),
      /** ISO instant before which it is not tried again. The wait grows with each failure. */
      again: z.optional(z.string()),
    }),
});
export type StoredPendingDeletion = Stored<typeof storedDeletions>;

/** Everything needed to remove a hidden object: the rows of ONE household, and the row of the unfinished deletion. */
export interface Deletion extends StoredPendingDeletion {
  readonly rows: Partition;
  /** The writes that record the deletion and, for a learner or a household, the erasure. They belong to the transaction that hides the object. */
  readonly beginActions: readonly WriteAction[];
  /** The write that removes this deletion's row. It belongs to the transaction that removes the hidden object's own row. */
  readonly endAction: WriteAction;
  readonly removeMembershipActions: (membership: StoredMembership) => WriteAction[];
  readonly revokeActions: (invitation: StoredOpenInvitation) => WriteAction[];
  readonly endPairingActions: (pairing: StoredPairing) => WriteAction[];
  readonly endShareActions: (share: StoredShare) => WriteAction[];
  /** @returns the write that schedules a check of the household's media at that time. */
  readonly noteUnusedMedia: (then: string) => WriteAction;
  readonly openDeletion: (deletion: Omit<StoredPendingDeletion, 'householdId'>) => Deletion;
  /** @returns the stored responses to a child's calls from a device. They are stored outside the household. */
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
    removeMembershipActions: (membership) => removeMembershipActions(table, { ...membership, householdId }),
    revokeActions: (invitation) => revokeInvitationActions(table, rows, invitation),
    endPairingActions: (pairing) => endPairingActions(table, rows, pairing),
    endShareActions: (share) => endShareActions(table, rows, share),
    noteUnusedMedia: (then) => noteUnusedMediaAction(table, householdId, then),
    openDeletion: (other) => openDeletion(table, { ...other, householdId }),
    answersOf: (learner) => answerRows(table, storedLearners.idOf(householdId, { learner })),
  };
}

/** Stores a pending deletion. A check of the bin may replace an existing row, because bin entries that expire in the same hour share one. */
function noteAction(table: Table, stored: StoredPendingDeletion): WriteAction {
  return stored.kind === 'bin' ? storedDeletions.replace(table, stored) : storedDeletions.create(table, stored);
}

/** @returns the write that schedules a check for media that has been unused for long enough. Safe to repeat. */
export function noteUnusedMediaAction(table: Table, householdId: string, then: string): WriteAction {
  return storedDeletions.replace(table, { kind: 'media', householdId, id: 'media', since: then });
}

/** Ends the open invitations into a household that `isMeant` selects. Safe to repeat. */
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

/** Records only erased households and learners, because decks and quizzes are not people. */
function erasureActions(table: Table, { kind, householdId, id, since: at }: StoredPendingDeletion): WriteAction[] {
  if (kind === 'household') return [storedErasures.create(table, { at, kind, id })];
  if (kind !== 'learner') return [];
  return [storedErasures.create(table, { at, kind, id: storedLearners.idOf(householdId, { learner: id }) })];
}

/**
 * @param after the last deletion of the previous page.
 * @returns unfinished deletions that began before the instant, oldest first: at most `count`, including postponed ones.
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

/** Postpones a failed deletion. The wait doubles with each failure, up to a day. A deletion that finished meanwhile stays finished. */
export async function postponeDeletion(table: Table, deletion: StoredPendingDeletion, now: Date): Promise<void> {
  const { tries = 0 } = deletion;
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
  const again = new Date(now.getTime() + waitMs).toISOString();
  await tryCommit(table, [storedDeletions.change(table, deletion, { set: { tries: tries + 1, again } })]);
}
