import { limits } from './limits.ts';
import { localPart } from './ids.ts';

/*
 * Marks that a family chooses for its decks and cards: covers, tags, positions. Kept apart from the schemas, because learner screens need no form validation.
 */

/** Cover colors; `plain` means no color. Each maps to a pair of CSS tokens, for light and dark. */
export const coverColours = ['plain', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type CoverColour = (typeof coverColours)[number];

/** @returns the words of a side: its text, or the alternative text of its media */
export function wordsOfSide(text: string, media: readonly { readonly alt?: string | undefined }[] = []): string {
  return text === '' ? media.flatMap(({ alt }) => alt ?? []).join(', ') : text;
}

export function mediaOfCard<Media>({
  frontMedia = [],
  backMedia = [],
}: {
  readonly frontMedia?: readonly Media[] | undefined;
  readonly backMedia?: readonly Media[] | undefined;
}): Media[] {
  return [...frontMedia, ...backMedia];
}

/** Bytes for what a card's row holds besides its texts: ids, times, names of fields. `mediaBytes`: the same of a picture or sound. */
const rowBytes = 300;
const mediaBytes = 60;

/** A card's texts, in its stored form as well as in that of the browser. */
interface WrittenCard {
  readonly front: string;
  readonly back: string;
  readonly extra?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly frontMedia?: readonly { readonly alt?: string | undefined }[] | undefined;
  readonly backMedia?: readonly { readonly alt?: string | undefined }[] | undefined;
}

/** @returns the bytes with which a card counts in the bin: the same on both sides of a call, so that a deletion's fit is known before its first card */
export function cardBytesInBin(card: WrittenCard): number {
  const media = mediaOfCard(card);
  const texts = [card.front, card.back, card.extra, card.tags, media.map(({ alt }) => alt)];
  return rowBytes + media.length * mediaBytes + new TextEncoder().encode(JSON.stringify(texts)).length;
}

/** @returns the sum of sizes, at most as much as the bin holds: what is larger does not fit anyway */
export function addSizes(sizes: readonly (number | undefined)[]): number {
  return Math.min(
    sizes.reduce<number>((sum, size = 0) => sum + size, 0),
    limits.binBytes,
  );
}

/** @returns the tags without duplicates; tags that differ only in case are the same, and the first one is kept */
export function leaveOutEqual(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

/** @returns the words as valid tags: overlong ones are cut, surplus ones left out */
export function toTags(words: readonly string[]): string[] {
  const tidy = words.map((word) => word.normalize('NFC').trim().slice(0, limits.tagLength).toWellFormed().trim());
  return leaveOutEqual(tidy.filter((word) => word !== '')).slice(0, limits.tagsPerCard);
}

/*
 * Cards are sorted by the last part of their ids, i.e. in the order they were added. A moved card has a place instead: a text that sorts between its
 * neighbors, so a move writes only one card. Places use the same characters as ids and sort as text. A place never ends with the lowest character, so
 * there is always room before it.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Pattern of a moved card's place; an empty text means none. */
export const placePattern = new RegExp(`^(?:[${signs}]{0,${limits.placeLength - 1}}[${signs.slice(1)}])?$`);

interface OrderedCard {
  readonly id: string;
  readonly place?: string | undefined;
}

/** @returns the sort key of a card within its deck */
function orderOf({ id, place }: OrderedCard): string {
  return place ?? localPart(id);
}

/** @returns a deck's cards in display order; the given cards must be in id order */
export function inShownOrder<C extends OrderedCard>(cards: readonly C[]): readonly C[] {
  if (cards.every(({ place }) => place === undefined)) return cards;
  const ordered = cards.map((card) => ({ card, order: orderOf(card) }));
  const isBefore = (a: (typeof ordered)[number], b: (typeof ordered)[number]) =>
    a.order === b.order ? a.card.id < b.card.id : a.order < b.order;
  return ordered.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).map(({ card }) => card);
}

export interface PlacedCard {
  readonly id: string;
  readonly place: string;
}

/** @returns the places to write so that the card at `from` (in display order) moves to `to`: its own, and those of neighbors if there is no room */
export function planMove(cards: readonly OrderedCard[], from: number, to: number): PlacedCard[] {
  const order = cards.toSpliced(from, 1);
  order.splice(to, 0, ...cards.slice(from, from + 1));
  // Sorts after every id so far and before those of cards added later.
  const end = `${cards.reduce((last, { id }) => (localPart(id) > last ? localPart(id) : last), '')}Z`;
  for (let reach = 0; reach <= order.length; reach += 1) {
    const moved = order.slice(Math.max(0, to - reach), to + reach + 1);
    const before = order[to - reach - 1];
    const after = order[to + reach + 1];
    const placed = spread(moved, before ? orderOf(before) : '', after ? orderOf(after) : end);
    if (placed) return placed;
  }
  return [];
}

/** @returns places assigned by repeated halving; undefined if there isn't enough room */
function spread(cards: readonly OrderedCard[], low: string, high: string): PlacedCard[] | undefined {
  const at = cards.length >> 1;
  const card = cards[at];
  if (!card) return [];
  const place = findBetween(low, high);
  if (place === undefined || place.length > limits.placeLength) return undefined;
  const [before, behind] = [spread(cards.slice(0, at), low, place), spread(cards.slice(at + 1), place, high)];
  return before && behind && [...before, { id: card.id, place }, ...behind];
}

/** @returns the shortest text between the two; undefined if there is none */
function findBetween(low: string, high: string): string | undefined {
  if (low >= high) return undefined;
  let isBound = true;
  let shared = '';
  for (let at = 0; ; at += 1) {
    const least = signAt(low, at) ?? 0;
    const most = isBound ? signAt(high, at) : signs.length;
    if (most === undefined) return undefined;
    if (most - least > 1) return shared + signs.charAt((least + most) >> 1);
    if (most > least) isBound = false;
    shared += signs.charAt(least);
  }
}

function signAt(text: string, at: number): number | undefined {
  const sign = text.charAt(at);
  return sign === '' ? undefined : signs.indexOf(sign);
}
