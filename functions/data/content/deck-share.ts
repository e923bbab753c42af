import * as z from 'zod/mini';
import { isPermitted } from '../../../shared/permissions.ts';
import { type StoredCard, storedCards } from './card.ts';
import { type StoredDeck, storedDecks } from './deck.ts';
import { householdRows, storedHouseholds } from '../people/household.ts';
import { type StoredMedia, storedMedia } from './media.ts';
import { storedAccountMemberships, type StoredMembership } from '../people/membership.ts';
import { hasEnded } from '../table/expiry.ts';
import type { Attributes } from '../table/expressions.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { readTogether } from '../table/read-together.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { mostActions, type WriteAction } from '../table/write-action.ts';
import { type StoredUser, storedUsers } from '../people/user.ts';

/** Leads whoever has the code to the deck. Found by the hash of the code, which itself is nowhere stored. */
export const storedShareCodes = defineItem({
  name: 'share-code',
  key: 'SHARE#{codeHash}/ONLY',
  schema: z.object({
    householdId: z.string(),
    deck: z.string(),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});

/** That a deck is shared, in its household: one code at a time. */
export const storedShares = defineItem({
  name: 'deck-share',
  key: 'HH#{household}/SHARE#{deck}',
  schema: z.object({
    deck: z.string(),
    /** Names it: its code is worked out of this, so that the family can be shown it again. */
    share: z.string(),
    codeHash: z.string(),
    /** Who shares it: the code is worth nothing any more when that account may not manage the deck any more. */
    sharedBy: z.string(),
    /** How many copies others took. */
    takes: z.int(),
    createdAt: z.string(),
    expiresAt: z.int(),
  }),
});
export type StoredShare = Stored<typeof storedShares>;

/** A copy of a shared deck that is under way: how far it is, so that the same call again goes on there. Goes when the copy is whole. */
export const storedTakes = defineItem({
  name: 'deck-take',
  key: 'HH#{household}/TAKE#{share}',
  schema: z.object({
    share: z.string(),
    /** Where the cards go: hidden until all are there. */
    deck: z.string(),
    startedAt: z.string(),
    /** Then what there is of the copy is removed by the clock; until then a call may go on. */
    until: z.string(),
    /** What the card sorts by that was copied last, in the deck that it comes from. */
    after: z.optional(z.string()),
    /** How many were copied. */
    cards: z.int(),
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredTake = Stored<typeof storedTakes>;

/** @returns the writes that share a deck; refused when that changed since it was `seen`. An earlier code ends with it. */
export function shareActions(
  table: Table,
  householdId: string,
  share: StoredShare,
  seen: StoredShare | undefined,
): WriteAction[] {
  const rows = householdRows(table, householdId);
  const pointer = storedShareCodes.create(table, { ...share, householdId });
  if (!seen) return [pointer, storedShares.create(rows, share)];
  return [
    storedShareCodes.remove(table, seen),
    pointer,
    storedShares.change(rows, share, { set: share }, { equals: { codeHash: seen.codeHash } }),
  ];
}

/** @returns the writes that end a share; refused with `conflict` when another one took its place. */
export function endShareActions(table: Table, rows: Partition, share: StoredShare): WriteAction[] {
  const { codeHash } = share;
  return [
    storedShareCodes.remove(table, { codeHash }),
    storedShares.removeExisting(rows, share, { equals: { codeHash }, otherwise: 'conflict' }),
  ];
}

/** Whose shares end, and how. */
interface ShareOwner {
  readonly rows: Partition;
  /** @returns the writes that end a share of the household. */
  readonly endShareActions: (share: StoredShare) => WriteAction[];
}

/** Ends the share of a deck, if it has one. Safe to repeat. */
export async function endShare({ rows, endShareActions: end }: ShareOwner, deck: string): Promise<void> {
  await repeatOnConflict(async () => {
    const share = await storedShares.find(rows, { deck });
    if (share) await rows.commit(end(share));
  });
}

/** Ends the shares of a household that `isMeant` says. Safe to repeat. */
export async function endShares(
  { rows, endShareActions: end }: ShareOwner,
  isMeant: (share: StoredShare) => boolean = () => true,
): Promise<void> {
  const endSome = async () => {
    const shares = (await storedShares.list(rows)).filter(isMeant).slice(0, Math.floor(mostActions / 2));
    if (shares.length > 0) await rows.commit(shares.flatMap(end));
    return shares.length;
  };
  while ((await repeatOnConflict(endSome)) > 0);
}

/** @returns whether what an account shared is worth anything: whoever lost the right to manage the deck shares it no more. */
export function mayShare(account: StoredUser | undefined, membership: StoredMembership | undefined): boolean {
  if (!account || account.disabledAt !== undefined || account.role === 'learner') return false;
  if (account.role === 'admin') return true;
  return membership !== undefined && isPermitted(membership.role, 'manage-content');
}

/** Which card it is, and what it sorts by in its deck. */
export interface OrderedCard {
  readonly card: string;
  readonly order: string;
}

/** All that a code opens of another household: one deck with its cards and what they show, to be read, and the count of its takes. */
export interface GivenDeck {
  readonly share: StoredShare;
  readonly deck: StoredDeck;
  /** Whose the bytes of its media are: for the place of a copy's source only. */
  readonly householdId: string;
  /** @returns its cards in the order in which the family has them, without what they say: a deck may be large. */
  readonly listOrder: () => Promise<OrderedCard[]>;
  /** @returns those of the cards that are there. */
  readonly readCards: (cards: readonly OrderedCard[]) => Promise<StoredCard[]>;
  /** @returns what of these its cards show. */
  readonly readMedia: (names: readonly string[]) => Promise<StoredMedia[]>;
  /** The write that counts a take; refused with `not-found` when the deck is not shared by this code any more. */
  readonly takenAction: WriteAction;
}

/** @returns the deck that a code opens; nothing, whatever is wrong with the code. */
export async function findGivenDeck(table: Table, codeHash: string, now: Date): Promise<GivenDeck | undefined> {
  const pointer = await storedShareCodes.find(table, { codeHash });
  if (!pointer) return undefined;
  const { householdId } = pointer;
  const rows = householdRows(table, householdId);
  const { household, deck, share } = await readTogether(table, {
    household: storedHouseholds.at(rows, {}),
    deck: storedDecks.at(rows, pointer),
    share: storedShares.at(rows, pointer),
  });
  if (!household || !deck || share?.codeHash !== codeHash || hasEnded(share, now)) return undefined;
  const { account, membership } = await readTogether(table, {
    account: storedUsers.at(table, { id: share.sharedBy }),
    membership: storedAccountMemberships.at(table, { userId: share.sharedBy, householdId }),
  });
  if (!mayShare(account, membership)) return undefined;
  return {
    share,
    deck,
    householdId,
    listOrder: async () => {
      const cards = await rows.list({ prefix: storedCards.beginningOf({ deck: deck.deck }) }, readOrder);
      return cards.toSorted((a, b) => (a.order < b.order ? -1 : 1));
    },
    readCards: async (cards) =>
      await storedCards.findMany(
        rows,
        cards.map(({ card }) => ({ deck: deck.deck, card })),
      ),
    readMedia: async (names) =>
      await storedMedia.findMany(
        rows,
        names.map((media) => ({ media })),
      ),
    takenAction: storedShares.change(
      rows,
      deck,
      { add: { takes: 1 } },
      { equals: { codeHash }, otherwise: 'not-found' },
    ),
  };
}

function readOrder(row: Attributes): OrderedCard[] {
  const { card, place } = storedCards.parse(row);
  // Two may have the same place: then their ids decide.
  return [{ card, order: `${place ?? card} ${card}` }];
}
