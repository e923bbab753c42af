import { ProductError } from '../../../shared/errors.ts';
import type { HouseholdRole } from '../../../shared/permissions.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { householdRows, type StoredHousehold } from '../../data/people/household.ts';
import { createPairingActions, endPairingActions, type StoredPairing } from '../../data/people/device.ts';
import {
  endShareActions,
  findGivenDeck,
  type GivenDeck,
  shareActions,
  type StoredShare,
} from '../../data/content/deck-share.ts';
import {
  createInvitationActions,
  revokeInvitationActions,
  type StoredOpenInvitation,
} from '../../data/people/invitation.ts';
import {
  changeRoleActions,
  removeMembershipActions,
  type StoredAccountMembership,
  type StoredMembership,
} from '../../data/people/membership.ts';
import { noteFitActions } from '../../data/study/fit-note.ts';
import {
  type Deletion,
  noteUnusedMediaAction,
  openDeletion,
  type StoredPendingDeletion,
} from '../../data/operations/pending-deletion.ts';
import type { Partition } from '../../data/table/partition.ts';
import { countInProduct, type ProductCounts } from '../../data/operations/product-counts.ts';
import type { Table } from '../../data/table/table.ts';
import { type StoredUser, storedUsers } from '../../data/people/user.ts';
import { type Letter, sendLetterAction } from '../../data/operations/waiting-mail.ts';
import { beginWeeklyMailActions, wishWeeklyMailAction } from '../../data/operations/weekly-mail.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import {
  countFailure,
  countTry,
  findPause,
  forgetTriesAction,
  requireNotBlocked,
  takeBackTry,
  type Tried,
} from '../sign-in/throttle-tries.ts';
import { hashTypedCode } from '../sign-in/typed-code.ts';

interface ScopeOf {
  readonly household: StoredHousehold;
  readonly role: HouseholdRole;
  /** The caller's own; absent for an admin who is no member. */
  readonly membership?: StoredAccountMembership | undefined;
  /** Local part of the learner that the caller studies as. */
  readonly ownLearner?: string | undefined;
}

/** Who tries a code, and from where. */
interface CodeTry {
  readonly userId: string;
  readonly clientNetwork: string;
  readonly now: Date;
}

/**
 * All that a handler can reach of the data: ONE household, with the caller's rights in it. Which household that is, was
 * decided before the handler ran; there is no parameter by which another one could be named.
 */
export class HouseholdScope {
  readonly id: string;
  /** The household as it was when the call began. */
  readonly household: StoredHousehold;
  /** What the caller is in this household. */
  readonly role: HouseholdRole;
  /** The caller's own membership as it was when the call began; absent for an admin who is no member. */
  readonly membership: StoredAccountMembership | undefined;
  readonly ownLearner: string | undefined;
  /** The household's partition of the table. */
  readonly rows: Partition;
  readonly #table: Table;

  constructor(table: Table, scope: ScopeOf) {
    this.id = scope.household.id;
    this.household = scope.household;
    this.role = scope.role;
    this.membership = scope.membership;
    this.ownLearner = scope.ownLearner;
    this.rows = householdRows(table, scope.household.id);
    this.#table = table;
  }

  /** @returns the same household, written by way of another view of the table. */
  over(table: Table): HouseholdScope {
    return new HouseholdScope(table, this);
  }

  /** @returns the accounts of people in this household, by id. */
  async findAccounts(memberships: readonly Pick<StoredMembership, 'userId'>[]): Promise<Map<string, StoredUser>> {
    const places = memberships.map(({ userId }) => ({ id: userId }));
    return new Map((await storedUsers.findMany(this.#table, places)).map((user) => [user.id, user]));
  }

  /** @returns what the deletion of something in this household, or of all of it, works with. */
  readonly openDeletion = (deletion: Omit<StoredPendingDeletion, 'householdId'>): Deletion =>
    openDeletion(this.#table, { ...deletion, householdId: this.id });

  /** @returns the write that has this household's media looked at then. */
  readonly noteUnusedMedia = (then: string): WriteAction => noteUnusedMediaAction(this.#table, this.id, then);

  /** @returns the writes that count what this household gains or loses in the totals of the whole product. */
  countActions(change: Partial<ProductCounts>): WriteAction[] {
    return countInProduct(this.#table, this.id, change);
  }

  /** @returns the write that notes a learner whose log has grown enough to be looked at. */
  noteFitActions(learner: string, answers: Parameters<typeof noteFitActions>[2], now: Date): WriteAction[] {
    return noteFitActions(this.#table, { householdId: this.id, learner }, answers, now);
  }

  /** @returns the writes that make an invitation into this household. */
  inviteActions(invitation: StoredOpenInvitation): WriteAction[] {
    return createInvitationActions(this.#table, this.id, invitation);
  }

  /** @returns the writes by which a mail will be sent. */
  mailActions(letter: Letter, effects: Parameters<typeof sendLetterAction>[2]): WriteAction[] {
    return [sendLetterAction(this.#table, letter, effects)];
  }

  /** @returns the writes by which a member gets the mail about this household's week, from the first one on, or without one gets none. */
  weeklyMailActions(userId: string, first: Parameters<typeof beginWeeklyMailActions>[2] | undefined): WriteAction[] {
    const place = { householdId: this.id, userId };
    if (first) return beginWeeklyMailActions(this.#table, place, first);
    return [wishWeeklyMailAction(this.#table, place, false)];
  }

  /** Counts a mail that an account has sent to somebody. @throws ProductError `too-many-attempts` */
  async countMail(userId: string, to: string, now: Date): Promise<void> {
    await countTry(this.#table, { scope: 'mail-account', subject: userId, now });
    await countTry(this.#table, { scope: 'mail-address', subject: to, now });
  }

  /** @returns the writes that end an invitation into this household. */
  readonly revokeActions = (invitation: StoredOpenInvitation): WriteAction[] =>
    revokeInvitationActions(this.#table, this.rows, invitation);

  /** @returns the writes that share a deck of this household by a code. */
  shareActions(share: StoredShare, seen: StoredShare | undefined): WriteAction[] {
    return shareActions(this.#table, this.id, share, seen);
  }

  /** @returns the writes that end a share of this household. */
  readonly endShareActions = (share: StoredShare): WriteAction[] => endShareActions(this.#table, this.rows, share);

  /**
   * Opens the deck of another household that a code leads to: the one place where a call about this household reads in another one, and it gets
   * nothing but what {@link GivenDeck} names. Tries are counted for the account and, wrong ones, for its network.
   * @throws ProductError `not-found`, whatever is wrong with the code; `too-many-attempts`.
   */
  async openGivenDeck(code: string, { userId, clientNetwork, now }: CodeTry): Promise<GivenDeck> {
    const byAccount = { scope: 'share', subject: userId, now } as const;
    const fromNetwork = { scope: 'share-network', subject: clientNetwork, now } as const;
    await requireNotBlocked(this.#table, fromNetwork);
    await countTry(this.#table, byAccount);
    const given = await findGivenDeck(this.#table, hashTypedCode(code), now);
    if (!given) {
      await countFailure(this.#table, fromNetwork);
      throw new ProductError('not-found');
    }
    await takeBackTry(this.#table, byAccount);
    return given;
  }

  /** @returns the writes that show a code for one more device of this household. */
  pairActions(pairing: StoredPairing): WriteAction[] {
    return createPairingActions(this.#table, this.id, pairing);
  }

  /** @returns the writes that end a pairing of this household. */
  readonly endPairingActions = (pairing: StoredPairing): WriteAction[] =>
    endPairingActions(this.#table, this.rows, pairing);

  /** @returns until when no further try of this kind is taken; absent when the next one may come now. */
  async findPause(tried: Tried): Promise<string | undefined> {
    return await findPause(this.#table, tried);
  }

  /** @returns the write that lets tries of this kind begin anew. */
  forgetTriesAction(tried: Tried): WriteAction {
    return forgetTriesAction(this.#table, tried);
  }

  /** @returns the writes that take an account out of this household. */
  dismissActions(membership: StoredMembership): WriteAction[] {
    return removeMembershipActions(this.#table, { ...membership, householdId: this.id });
  }

  /** @returns the writes that give a member of this household another role. */
  roleActions(membership: StoredMembership, role: MemberRole): WriteAction[] {
    return changeRoleActions(this.#table, { ...membership, householdId: this.id }, role);
  }
}
