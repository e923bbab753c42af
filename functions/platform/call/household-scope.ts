import { ProductError } from '../../../shared/errors.ts';
import type { HouseholdRole } from '../../../shared/permissions.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { householdRows, type StoredHousehold } from '../../data/people/household.ts';
import { createPairingActions, endPairingActions, type StoredPairing } from '../../data/people/device.ts';
import {
  endShareActions,
  findSharedDeck,
  type SharedDeck,
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
import { type EndedKind, listEndAction } from '../../data/operations/erasure.ts';
import type { Partition } from '../../data/table/partition.ts';
import { countInProduct, type ProductCounts } from '../../data/operations/product-counts.ts';
import type { Table } from '../../data/table/table.ts';
import { type StoredUser, storedUsers } from '../../data/people/user.ts';
import { type MailContent, queueMailAction } from '../../data/operations/waiting-mail.ts';
import { beginWeeklyMailActions, setWeeklyMailAction } from '../../data/operations/weekly-mail.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import {
  countFailure,
  countAttempt,
  countAttemptAction,
  findBlockedUntil,
  resetAttemptsAction,
  requireNotBlocked,
  undoAttempt,
  type Attempt,
} from '../sign-in/throttle-tries.ts';
import { hashTypedCode } from '../sign-in/typed-code.ts';

interface ScopeOf {
  readonly household: StoredHousehold;
  readonly role: HouseholdRole;
  /** The caller's own membership; absent for an admin who is not a member. */
  readonly membership?: StoredAccountMembership | undefined;
  /** Local part of the id of the learner that the caller studies as. */
  readonly ownLearner?: string | undefined;
}

/** An attempt to use a share code. */
interface CodeAttempt {
  readonly userId: string;
  readonly clientNetwork: string;
  readonly now: Date;
}

/** A handler's only access to data: ONE household, chosen before the handler runs. No parameter can name another one. */
export class HouseholdScope {
  readonly id: string;
  readonly household: StoredHousehold;
  readonly role: HouseholdRole;
  /** The caller's own membership at the start of the call; absent for an admin who is not a member. */
  readonly membership: StoredAccountMembership | undefined;
  readonly ownLearner: string | undefined;
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

  /** @returns the same scope, writing through another view of the table. */
  withTable(table: Table): HouseholdScope {
    return new HouseholdScope(table, this);
  }

  async findAccounts(memberships: readonly Pick<StoredMembership, 'userId'>[]): Promise<Map<string, StoredUser>> {
    const places = memberships.map(({ userId }) => ({ id: userId }));
    return new Map((await storedUsers.findMany(this.#table, places)).map((user) => [user.id, user]));
  }

  readonly openDeletion = (deletion: Omit<StoredPendingDeletion, 'householdId'>): Deletion =>
    openDeletion(this.#table, { ...deletion, householdId: this.id });

  /** @returns the write that schedules a cleanup of this household's unused media. */
  readonly noteUnusedMedia = (then: string): WriteAction => noteUnusedMediaAction(this.#table, this.id, then);

  /** @returns the write that lists an end, so that a restored table doesn't take it back. It belongs to the transaction that makes the end. */
  listEndAction(kind: EndedKind, id: string, now: Date): WriteAction {
    return listEndAction(this.#table, { kind, id }, now);
  }

  countActions(change: Partial<ProductCounts>): WriteAction[] {
    return countInProduct(this.#table, this.id, change);
  }

  /** @returns the writes that mark a learner whose log has grown enough for a new fit of the memory model. */
  noteFitActions(learner: string, answers: Parameters<typeof noteFitActions>[2], now: Date): WriteAction[] {
    return noteFitActions(this.#table, { householdId: this.id, learner }, answers, now);
  }

  inviteActions(invitation: StoredOpenInvitation): WriteAction[] {
    return createInvitationActions(this.#table, this.id, invitation);
  }

  mailActions(letter: MailContent, effects: Parameters<typeof queueMailAction>[2]): WriteAction[] {
    return [queueMailAction(this.#table, letter, effects)];
  }

  /** @returns the writes that start a member's weekly email at the first given date, or stop it when none is given. */
  weeklyMailActions(userId: string, first: Parameters<typeof beginWeeklyMailActions>[2] | undefined): WriteAction[] {
    const place = { householdId: this.id, userId };
    if (first) return beginWeeklyMailActions(this.#table, place, first);
    return [setWeeklyMailAction(this.#table, place, false)];
  }

  /** @returns the writes that count an email sent on a member's behalf. @throws ProductError `too-many-attempts` */
  async countMailActions(userId: string, to: string, now: Date): Promise<WriteAction[]> {
    return [
      await countAttemptAction(this.#table, { scope: 'mail-account', subject: userId, now }),
      await countAttemptAction(this.#table, { scope: 'mail-address', subject: to, now }),
    ];
  }

  readonly revokeActions = (invitation: StoredOpenInvitation): WriteAction[] =>
    revokeInvitationActions(this.#table, this.rows, invitation);

  shareActions(share: StoredShare, seen: StoredShare | undefined): WriteAction[] {
    return shareActions(this.#table, this.id, share, seen);
  }

  readonly endShareActions = (share: StoredShare): WriteAction[] => endShareActions(this.#table, this.rows, share);

  /**
   * Opens the deck behind a share code: the only way to read from another household, limited to {@link SharedDeck}. Counts attempts per account, and wrong ones
   * per network.
   * @throws ProductError `not-found` for any problem with the code; `too-many-attempts`.
   */
  async openSharedDeck(code: string, { userId, clientNetwork, now }: CodeAttempt): Promise<SharedDeck> {
    const byAccount = { scope: 'share', subject: userId, now } as const;
    const fromNetwork = { scope: 'share-network', subject: clientNetwork, now } as const;
    await requireNotBlocked(this.#table, fromNetwork);
    await countAttempt(this.#table, byAccount);
    const given = await findSharedDeck(this.#table, hashTypedCode(code), now);
    if (!given) {
      await countFailure(this.#table, fromNetwork);
      throw new ProductError('not-found');
    }
    await undoAttempt(this.#table, byAccount);
    return given;
  }

  pairActions(pairing: StoredPairing): WriteAction[] {
    return createPairingActions(this.#table, this.id, pairing);
  }

  readonly endPairingActions = (pairing: StoredPairing): WriteAction[] =>
    endPairingActions(this.#table, this.rows, pairing);

  /** @returns the time until which attempts of this kind are blocked; undefined when an attempt is allowed now. */
  async findBlockedUntil(tried: Attempt): Promise<string | undefined> {
    return await findBlockedUntil(this.#table, tried);
  }

  resetAttemptsAction(tried: Attempt): WriteAction {
    return resetAttemptsAction(this.#table, tried);
  }

  removeMembershipActions(membership: StoredMembership): WriteAction[] {
    return removeMembershipActions(this.#table, { ...membership, householdId: this.id });
  }

  roleActions(membership: StoredMembership, role: MemberRole): WriteAction[] {
    return changeRoleActions(this.#table, { ...membership, householdId: this.id }, role);
  }
}
