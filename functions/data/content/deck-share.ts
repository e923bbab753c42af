import * as z from 'zod/mini';
import { isPermitted } from '../../../shared/permissions.ts';
import { type StoredCard, storedCards } from './card.ts';
import { type StoredDeck, storedDecks } from './deck.ts';
import { householdRows, storedHouseholds } from '../people/household.ts';
import { type StoredMedia, storedMedia } from './media.ts';
import { storedAccountMemberships, type StoredMembership } from '../people/membership.ts';
import { hasExpired } from '../table/expiry.ts';
import type { Attributes } from '../table/expressions.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { readTogether } from '../table/read-together.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { maxPlannedActions, type WriteAction } from '../table/write-action.ts';
import { type StoredUser, storedUsers } from '../people/user.ts';

/** Maps the hash of a share code to its deck. The code itself is stored nowhere. */
export const storedShareCodes = defineItem({
  name: 'share-code',
  key: 'SHARE#{codeHash}/ONLY',
  schema: () =>
    z.object({
      householdId: z.string(),
      deck: z.string(),
      /** Unix seconds. Reads check it, since TTL deletes late. */
      expiresAt: z.int(),
    }),
});

/** The share of a deck, stored with its household. A deck has one code at a time. */
export const storedShares = defineItem({
  name: 'deck-share',
  key: 'HH#{household}/SHARE#{deck}',
  schema: () =>
    z.object({
      deck: z.string(),
      /** Id of the share. The code is derived from it, so that the family can see it again. */
      share: z.string(),
      codeHash: z.string(),
      /** The account that shares the deck. The code is void once that account may no longer manage the deck. */
      sharedBy: z.string(),
      /** Number of copies that others made. */
      takes: z.int(),
      createdAt: z.string(),
      expiresAt: z.int(),
    }),
});
export type StoredShare = Stored<typeof storedShares>;

/** An unfinished copy of a shared deck: its progress, so that a repeated call resumes it. Removed when the copy is complete. */
export const storedDeckCopies = defineItem({
  name: 'deck-take',
  key: 'HH#{household}/TAKE#{share}',
  schema: () =>
    z.object({
      share: z.string(),
      /** The new deck, hidden until all cards are copied. */
      deck: z.string(),
      startedAt: z.string(),
      /** When an unfinished copy expires and is removed. Until then a call can resume it. */
      until: z.string(),
      /** Sort position, in the source deck, of the card that was copied last. */
      after: z.optional(z.string()),
      /** Number of cards copied so far. */
      cards: z.int(),
      expiresAt: z.int(),
      ...versioned,
    }),
});
export type StoredDeckCopy = Stored<typeof storedDeckCopies>;

/** @returns the writes that share a deck and replace an earlier code; refused when the share changed since `seen` was read. */
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

/** @returns the writes that end a share; refused with `conflict` when another share replaced it. */
export function endShareActions(table: Table, rows: Partition, share: StoredShare): WriteAction[] {
  const { codeHash } = share;
  return [
    storedShareCodes.remove(table, { codeHash }),
    storedShares.removeExisting(rows, share, { equals: { codeHash }, otherwise: 'conflict' }),
  ];
}

interface ShareOwner {
  readonly rows: Partition;
  readonly endShareActions: (share: StoredShare) => WriteAction[];
}

/** Ends the share of a deck, if it has one. Safe to repeat. */
export async function endShare({ rows, endShareActions: end }: ShareOwner, deck: string): Promise<void> {
  await repeatOnConflict(async () => {
    const share = await storedShares.find(rows, { deck });
    if (share) await rows.commit(end(share));
  });
}

/** Ends the household's shares that `isMeant` selects. Safe to repeat. */
export async function endShares(
  { rows, endShareActions: end }: ShareOwner,
  isMeant: (share: StoredShare) => boolean = () => true,
): Promise<void> {
  const endSome = async () => {
    const shares = (await storedShares.list(rows)).filter(isMeant).slice(0, Math.floor(maxPlannedActions / 2));
    if (shares.length > 0) await rows.commit(shares.flatMap(end));
    return shares.length;
  };
  while ((await repeatOnConflict(endSome)) > 0);
}

/** @returns whether an account's shares are valid. They become void when it loses the right to manage the deck. */
export function mayShare(account: StoredUser | undefined, membership: StoredMembership | undefined): boolean {
  if (!account || account.disabledAt !== undefined || account.role === 'learner') return false;
  if (account.role === 'admin') return true;
  return membership !== undefined && isPermitted(membership.role, 'manage-content');
}

/** A card and its sort position in its deck. */
export interface OrderedCard {
  readonly card: string;
  readonly order: string;
}

/** What a share code gives access to in another household: one deck with its cards and their media, read-only, and the counter of its copies. */
export interface SharedDeck {
  readonly share: StoredShare;
  readonly deck: StoredDeck;
  /** The household that stores the media files. Only used to locate the source of a copy. */
  readonly householdId: string;
  /** @returns the cards in the family's order, without their content, since a deck may be large. */
  readonly listOrder: () => Promise<OrderedCard[]>;
  /** @returns the given cards that exist. */
  readonly readCards: (cards: readonly OrderedCard[]) => Promise<StoredCard[]>;
  /** @returns the given media that exist. */
  readonly readMedia: (names: readonly string[]) => Promise<StoredMedia[]>;
  /** Counts a copy; refused with `not-found` when the deck is no longer shared by this code. */
  readonly countCopyAction: WriteAction;
}

/** @returns the deck that a code opens; `undefined` for every invalid code, whatever the reason. */
export async function findSharedDeck(table: Table, codeHash: string, now: Date): Promise<SharedDeck | undefined> {
  const pointer = await storedShareCodes.find(table, { codeHash });
  if (!pointer) return undefined;
  const { householdId } = pointer;
  const rows = householdRows(table, householdId);
  const { household, deck, share } = await readTogether(table, {
    household: storedHouseholds.at(rows, {}),
    deck: storedDecks.at(rows, pointer),
    share: storedShares.at(rows, pointer),
  });
  if (!household || !deck || share?.codeHash !== codeHash || hasExpired(share, now)) return undefined;
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
    countCopyAction: storedShares.change(
      rows,
      deck,
      { add: { takes: 1 } },
      { equals: { codeHash }, otherwise: 'not-found' },
    ),
  };
}

function readOrder(row: Attributes): OrderedCard[] {
  const { card, place } = storedCards.parse(row);
  // Cards with the same position sort by id.
  return [{ card, order: `${place ?? card} ${card}` }];
}
