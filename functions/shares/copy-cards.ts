import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { cardOfRow, placeOfImport } from '../data/content/card-import.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import {
  type SharedDeck,
  type OrderedCard,
  type StoredDeckCopy,
  storedDeckCopies,
} from '../data/content/deck-share.ts';
import { markSiblings, storedDecks } from '../data/content/deck.ts';
import { countMediaAction, storedHouseholds } from '../data/people/household.ts';
import { keptFrom, listMediaOf, updateUsesActions, type StoredMedia, storedMedia } from '../data/content/media.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import type { MediaStore } from '../platform/effects/media-store.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

interface Copying {
  readonly household: HouseholdScope;
  readonly sharedDeck: SharedDeck;
  readonly mediaStore: MediaStore;
  readonly newId: (at: Date) => string;
  readonly now: Date;
}

/**
 * Copies a shared deck's cards in steps while time remains; safe in parallel.
 * @returns the finished copy; undefined when time runs out first.
 * @throws ProductError `conflict` when another call finished first.
 */
export async function copyCards(
  copying: Copying,
  { deck }: StoredDeckCopy,
  hasTime: HasTime,
): Promise<StoredDeckCopy | undefined> {
  const all = await copying.sharedDeck.listOrder();
  while (hasTime()) {
    const step = await repeatOnConflict(async () => await copyStep(copying, all));
    if (step?.copy.deck !== deck) throw new ProductError('conflict');
    if (step.isLast) return step.copy;
  }
  return undefined;
}

/** Copies one step: first the media files, then cards, counts and position in one transaction. @returns undefined when the copy no longer exists. */
async function copyStep(
  copying: Copying,
  all: readonly OrderedCard[],
): Promise<{ readonly copy: StoredDeckCopy; readonly isLast: boolean } | undefined> {
  const { household, sharedDeck, now } = copying;
  const copy = await storedDeckCopies.find(household.rows, sharedDeck.share);
  if (!copy) return undefined;
  const { after = '' } = copy;
  const left = all.filter(({ order }) => order > after);
  const next = left.slice(0, limits.cardsPerCopyStep);
  const cards = pickStep(await sharedDeck.readCards(next));
  const last = next.find(({ card }) => card === cards.at(-1)?.card);
  // All cards of this step have been deleted, so there is nothing to copy.
  if (!last) return { copy, isLast: left.length <= next.length };
  await copyMedia(copying, listMediaOf(cards));
  const isLast = left.at(-1) === last;
  return { copy: await storeStep(household, { ...copy, after: last.order }, cards, now), isLast };
}

/** Writes besides the cards and their media: deck, copy state and household. */
const otherActions = 3;

/** @returns the leading cards that fit into one transaction with their media counts. */
function pickStep(cards: readonly StoredCard[]): StoredCard[] {
  const media = new Set<string>();
  const end = cards.findIndex((card, index) => {
    for (const name of listMediaOf([card])) media.add(name);
    return index + 1 + media.size + otherActions > maxPlannedActions;
  });
  return cards.slice(0, end === -1 ? undefined : end);
}

/** @throws ProductError `conflict` when another call was faster, or the household or the copy was deleted. */
async function storeStep(
  household: HouseholdScope,
  copy: StoredDeckCopy,
  step: readonly StoredCard[],
  now: Date,
): Promise<StoredDeckCopy> {
  const { rows } = household;
  const { deck, startedAt } = copy;
  const { importHash } = placeOfImport(deck, deck);
  const cards = step.map((card, index) => ({
    ...contentsOf(card),
    deck,
    card: cardOfRow(copy, { importHash }, copy.cards + index),
    createdAt: startedAt,
    version: 1,
  }));
  const { version, ...left } = copy;
  const next = { ...left, cards: copy.cards + step.length };
  await rows.commit([
    ...cards.map((card) => storedCards.create(rows, card)),
    storedDecks.changeEvenHidden(rows, copy, { add: { totalCards: cards.length }, ...markSiblings(cards) }),
    storedDeckCopies.save(rows, copy, next),
    storedHouseholds.check(rows, {}),
    ...updateUsesActions(household, [], cards, now),
  ]);
  return { ...next, version: version + 1 };
}

/** @returns the sides, media and extra to copy. The copy's position follows from its new id. Tags are not copied: a family may tag cards with its children's names. */
function contentsOf({ front, back, frontMedia, backMedia, extra, note }: StoredCard) {
  return {
    front,
    back,
    ...(frontMedia && { frontMedia }),
    ...(backMedia && { backMedia }),
    ...(note !== undefined && { note }),
    ...(extra !== undefined && { extra }),
  };
}

const copiesAtOnce = 8;

/**
 * Copies media files that the household lacks. Their rows are written first, so that interrupted copies are counted and cleaned up. Unused media is kept for a
 * day, so these files are not removed before the copied cards refer to them.
 * @throws ProductError `media-full`; `conflict` while one of them is being deleted.
 */
async function copyMedia(copying: Copying, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { household, sharedDeck, mediaStore } = copying;
  const sources = await sharedDeck.readMedia(names);
  if (sources.length < names.length) throw new ProductError('conflict');
  const arriving = await reserveMedia(copying, sources);
  for (let start = 0; start < arriving.length; start += copiesAtOnce) {
    const some = arriving.slice(start, start + copiesAtOnce);
    await Promise.all(
      some.map(async ({ source, upload }) => {
        const { media } = source;
        const from = { householdId: sharedDeck.householdId, media, upload: source.upload };
        await mediaStore.copy(from, { householdId: household.id, media, upload });
      }),
    );
  }
  await household.rows.commit(
    arriving.map(({ source, upload }) =>
      storedMedia.change(household.rows, source, { remove: ['arrivingUntil'] }, { equals: { upload } }),
    ),
  );
}

interface Arriving {
  readonly source: StoredMedia;
  /** Upload id of the copy. */
  readonly upload: string;
}

/** @returns the media to copy, after adding their rows and counts. Media the household already has is kept for at least a day. */
async function reserveMedia({ household, newId, now }: Copying, sources: readonly StoredMedia[]): Promise<Arriving[]> {
  const { rows } = household;
  const own = new Map((await storedMedia.findMany(rows, sources)).map((one) => [one.media, one]));
  const keepUntil = keptFrom(now);
  const arrivingUntil = new Date(now.getTime() + limits.lateWriteSeconds * 1_000).toISOString();
  const coming = sources.flatMap((source) => {
    const seen = own.get(source.media);
    return seen && seen.arrivingUntil === undefined ? [] : [{ source, upload: seen?.upload ?? newId(now) }];
  });
  const fresh = coming.filter(({ source }) => !own.has(source.media));
  const known = [...own.values()].filter(({ uses }) => uses === 0);
  if (coming.length + known.length === 0) return coming;
  const mediaBytes = fresh.reduce((sum, { source }) => sum + source.bytes, 0);
  await rows.commit([
    fresh.length > 0
      ? countMediaAction(rows, { mediaCount: fresh.length, mediaBytes })
      : storedHouseholds.check(rows, {}),
    household.noteUnusedMedia(keepUntil),
    ...fresh.map(({ source: { media, type, bytes }, upload }) => {
      const row = { media, type, bytes, upload, arrivingUntil, uses: 0, keepUntil, createdAt: now.toISOString() };
      return storedMedia.create(rows, row);
    }),
    ...known.map((seen) => {
      const set = { keepUntil, ...(seen.arrivingUntil !== undefined && { arrivingUntil }) };
      const asSeen = { equals: { upload: seen.upload, arrivingUntil: seen.arrivingUntil } };
      return storedMedia.change(rows, seen, { set }, asSeen);
    }),
  ]);
  return coming;
}
