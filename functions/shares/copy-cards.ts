import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { cardOfRow, placeOfImport } from '../data/content/card-import.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { type GivenDeck, type OrderedCard, type StoredTake, storedTakes } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { countMediaAction, storedHouseholds } from '../data/people/household.ts';
import { keptFrom, listMediaOf, moveUsesActions, type StoredMedia, storedMedia } from '../data/content/media.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { mostActions } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import type { MediaStore } from '../platform/effects/media-store.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/** What is copied, and where to. */
interface Copying {
  readonly household: HouseholdScope;
  readonly given: GivenDeck;
  readonly mediaStore: MediaStore;
  readonly newId: (at: Date) => string;
  readonly now: Date;
}

/**
 * Copies cards step by step, for as long as there is time. Two calls at once do one step each, or meet in one that only counts once.
 * @returns how far it is when all cards are there; nothing when the time is over before.
 * @throws ProductError `conflict` when another call was through with it first.
 */
export async function copyCards(
  copying: Copying,
  { deck }: StoredTake,
  hasTime: HasTime,
): Promise<StoredTake | undefined> {
  const all = await copying.given.listOrder();
  while (hasTime()) {
    const step = await repeatOnConflict(async () => await copyStep(copying, all));
    if (step?.take.deck !== deck) throw new ProductError('conflict');
    if (step.isLast) return step.take;
  }
  return undefined;
}

/** First the bytes of what cards show, then cards, counts and how far the copy is, in one transaction. @returns nothing when the copy is gone. */
async function copyStep(
  copying: Copying,
  all: readonly OrderedCard[],
): Promise<{ readonly take: StoredTake; readonly isLast: boolean } | undefined> {
  const { household, given, now } = copying;
  const take = await storedTakes.find(household.rows, given.share);
  if (!take) return undefined;
  const { after = '' } = take;
  const left = all.filter(({ order }) => order > after);
  const next = left.slice(0, limits.cardsPerTakeStep);
  const cards = pickStep(await given.readCards(next));
  const last = next.find(({ card }) => card === cards.at(-1)?.card);
  // What is there no more is passed over.
  if (!last) return { take, isLast: left.length <= next.length };
  await bringMedia(copying, listMediaOf(cards));
  const isLast = left.at(-1) === last;
  return { take: await storeStep(household, { ...take, after: last.order }, cards, now), isLast };
}

/** Beside cards and their media: deck, take and household. */
const otherActions = 3;

/** @returns as many of the cards as one transaction takes with what counts their media. */
function pickStep(cards: readonly StoredCard[]): StoredCard[] {
  const media = new Set<string>();
  const end = cards.findIndex((card, index) => {
    for (const name of listMediaOf([card])) media.add(name);
    return index + 1 + media.size + otherActions > mostActions;
  });
  return cards.slice(0, end === -1 ? undefined : end);
}

/** @throws ProductError `conflict` when another call was quicker, or the household or the copy is gone. */
async function storeStep(
  household: HouseholdScope,
  take: StoredTake,
  step: readonly StoredCard[],
  now: Date,
): Promise<StoredTake> {
  const { rows } = household;
  const { deck, startedAt } = take;
  const { importHash } = placeOfImport(deck, deck);
  const cards = step.map((card, index) => ({
    ...contentsOf(card),
    deck,
    card: cardOfRow(take, { importHash }, take.cards + index),
    createdAt: startedAt,
    version: 1,
  }));
  const { version, ...left } = take;
  const next = { ...left, cards: take.cards + step.length };
  await rows.commit([
    ...cards.map((card) => storedCards.create(rows, card)),
    storedDecks.changeEvenHidden(rows, take, { add: { totalCards: cards.length } }),
    storedTakes.save(rows, take, next),
    storedHouseholds.check(rows, {}),
    ...moveUsesActions(household, [], cards, now),
  ]);
  return { ...next, version: version + 1 };
}

/** What goes along of a card: its sides. Its place is that of its new id, and tags stay: a family may sort its cards by the names of its children. */
function contentsOf({ front, back, frontMedia, backMedia }: StoredCard) {
  return {
    front,
    back,
    ...(frontMedia && { frontMedia }),
    ...(backMedia && { backMedia }),
  };
}

/** How many copies of bytes are under way at once. */
const copiesAtOnce = 8;

/**
 * Copies the bytes of pictures and sounds that the household does not have yet. Their rows come first, as with those that somebody sends, so that
 * what is cut off is counted, and removed by the clock. Nothing removes them meanwhile: unused ones are kept for a day.
 * @throws ProductError `media-full`; `conflict` while one of them is being removed.
 */
async function bringMedia(copying: Copying, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { household, given, mediaStore } = copying;
  const sources = await given.readMedia(names);
  if (sources.length < names.length) throw new ProductError('conflict');
  const arriving = await makeRoom(copying, sources);
  for (let start = 0; start < arriving.length; start += copiesAtOnce) {
    const some = arriving.slice(start, start + copiesAtOnce);
    await Promise.all(
      some.map(async ({ source, upload }) => {
        const { media } = source;
        const from = { householdId: given.householdId, media, upload: source.upload };
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
  /** Under which the copy will stand. */
  readonly upload: string;
}

/** @returns what is to be copied, noted as on its way and counted. What is here already is kept for a day at least. */
async function makeRoom({ household, newId, now }: Copying, sources: readonly StoredMedia[]): Promise<Arriving[]> {
  const { rows } = household;
  const own = new Map((await storedMedia.findMany(rows, sources)).map((one) => [one.media, one]));
  const keepUntil = keptFrom(now);
  const arrivingUntil = new Date(now.getTime() + limits.arrivalSeconds * 1_000).toISOString();
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
