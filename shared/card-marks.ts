import { limits } from './limits.ts';
import { localPart } from './ids.ts';

/*
 * What a family finds and sorts its decks and cards by: covers, what a side says, tags, and places in the deck. It stands here and not among the
 * schemas because screens of a child need it, which check no form.
 */

/** The colours of covers; `plain`: none. Each is a pair of tokens in the browser, for light and dark. */
export const coverColours = ['plain', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type CoverColour = (typeof coverColours)[number];

/** @returns a side in words: its text, or else what is said of its pictures and sounds. */
export function wordsOfSide(text: string, media: readonly { readonly alt?: string | undefined }[] = []): string {
  return text === '' ? media.flatMap(({ alt }) => alt ?? []).join(', ') : text;
}

/** @returns what both sides of a card show and play, the front's first. */
export function mediaOfCard<Media>({
  frontMedia = [],
  backMedia = [],
}: {
  readonly frontMedia?: readonly Media[] | undefined;
  readonly backMedia?: readonly Media[] | undefined;
}): Media[] {
  return [...frontMedia, ...backMedia];
}

/** @returns tags without those that another one equals but for case: the first stays. */
export function leaveOutEqual(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

/** @returns words as the tags that a card can have of them: what is too long is cut, and what is too much left out. */
export function toTags(words: readonly string[]): string[] {
  const tidy = words.map((word) => word.normalize('NFC').trim().slice(0, limits.tagLength).toWellFormed().trim());
  return leaveOutEqual(tidy.filter((word) => word !== '')).slice(0, limits.tagsPerCard);
}

/*
 * Cards stand in the order in which they were added: by the last part of their ids. One that was moved has a place instead, a text between what the
 * cards beside it are sorted by; so a move writes one card, and none of the others has to know. Both are made of the same signs, whose order is
 * that of text, and a place never ends with the lowest one: there is always room before it.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a place looks like; an empty one is none. */
export const placePattern = new RegExp(`^(?:[${signs}]{0,${limits.placeLength - 1}}[${signs.slice(1)}])?$`);

interface OrderedCard {
  readonly id: string;
  readonly place?: string | undefined;
}

/** @returns what a card is sorted by among those of its deck. */
function orderOf({ id, place }: OrderedCard): string {
  return place ?? localPart(id);
}

/** @param cards of a deck, in the order of their ids. @returns them in the order in which it shows them. */
export function inShownOrder<C extends OrderedCard>(cards: readonly C[]): readonly C[] {
  if (cards.every(({ place }) => place === undefined)) return cards;
  const ordered = cards.map((card) => ({ card, order: orderOf(card) }));
  const isBefore = (a: (typeof ordered)[number], b: (typeof ordered)[number]) =>
    a.order === b.order ? a.card.id < b.card.id : a.order < b.order;
  return ordered.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).map(({ card }) => card);
}

/** The place that a card gets. */
export interface PlacedCard {
  readonly id: string;
  readonly place: string;
}

/**
 * @param cards of a deck, as it shows them.
 * @returns the places by which the card that stands at `from` stands at `to`: its own; and of some cards around it where no room is left between two.
 */
export function planMove(cards: readonly OrderedCard[], from: number, to: number): PlacedCard[] {
  const order = cards.toSpliced(from, 1);
  order.splice(to, 0, ...cards.slice(from, from + 1));
  // Cards that are added later come behind all that are moved to the end.
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

/** Halves the room again and again. @returns nothing where it is too little. */
function spread(cards: readonly OrderedCard[], low: string, high: string): PlacedCard[] | undefined {
  const at = cards.length >> 1;
  const card = cards[at];
  if (!card) return [];
  const place = findBetween(low, high);
  if (place === undefined || place.length > limits.placeLength) return undefined;
  const [before, behind] = [spread(cards.slice(0, at), low, place), spread(cards.slice(at + 1), place, high)];
  return before && behind && [...before, { id: card.id, place }, ...behind];
}

/** @returns a text between two, as short as can be; nothing where there is none. */
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
