import { msg } from '@lingui/core/macro';
import { mediaOfCard } from '../../../../../../shared/card-marks.ts';
import type { Card, CardKnowledge } from '../../../../../../shared/schemas/deck.ts';
import { whenUsed } from '../../../../words/locale.ts';

export const cardSorts = {
  added: msg`Deck order`,
  front: msg`Front, A to Z`,
  back: msg`Back, A to Z`,
  hardest: msg`Hardest first`,
  newest: msg`Newest first`,
} as const;
export type CardSort = keyof typeof cardSorts;

/** Filters with their labels. Filtering by tag is separate. */
export const cardFilters = {
  all: msg`All cards`,
  new: msg`Not seen yet`,
  hard: msg({ message: 'Hard', comment: 'Cards that are hard to remember' }),
  'never-right': msg`Never right`,
  flagged: msg`Flagged`,
} as const;
export type CardFilter = keyof typeof cardFilters | `tag:${string}`;

export interface CardView {
  readonly sort: CardSort;
  readonly filter: CardFilter;
  /** Id of the learner whose progress counts; empty for all learners. */
  readonly learnerId: string;
}

export const plainView: CardView = { sort: 'added', filter: 'all', learnerId: '' };

/** Returns true if the view depends on the children's progress. */
export function needsKnowledge({ sort, filter }: CardView): boolean {
  return sort === 'hardest' || filter === 'new' || filter === 'hard' || filter === 'never-right';
}

/** Number of answers to a card, and how many of them were wrong, in both directions together. */
interface Counts {
  readonly seen: number;
  readonly wrong: number;
}

/** Counts by card id. Cards that were never answered are missing. */
type Known = ReadonlyMap<string, Counts>;

function sumKnowledge(knowledge: readonly CardKnowledge[], learnerId: string): Known {
  const known = new Map<string, Counts>();
  for (const { cardId, seen, wrong, learnerId: whose } of knowledge) {
    if (learnerId !== '' && whose !== learnerId) continue;
    const before = known.get(cardId);
    known.set(cardId, { seen: (before?.seen ?? 0) + seen, wrong: (before?.wrong ?? 0) + wrong });
  }
  return known;
}

/** A card is hard if at least two of its answers, and at least a third of them, are wrong. One old mistake isn't enough. */
function isHard({ seen, wrong }: Counts): boolean {
  return wrong >= 2 && wrong * 3 >= seen;
}

export interface ViewFacts {
  readonly knowledge: readonly CardKnowledge[];
  readonly isFlagged: (card: Card) => boolean;
  readonly wordsOf: (card: Card, side: 'front' | 'back') => string;
}

/**
 * Returns the texts of a card that a search looks in: sides, extra, media descriptions and tags. The search within a deck and the search across decks share this
 * function, because the case-folded texts are cached per card.
 */
export function listTexts(card: Card, toPlainText: (side: string) => string): readonly (string | undefined)[] {
  const { front, back, extra = '', tags = [] } = card;
  return [...[front, back, extra].map(toPlainText), ...mediaOfCard(card).map(({ alt }) => alt), ...tags];
}

const byWords = whenUsed((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** @returns the filtered and sorted cards. Equal cards keep the deck's order. */
export function arrangeCards(cards: readonly Card[], view: CardView, facts: ViewFacts): readonly Card[] {
  const known = needsKnowledge(view) ? sumKnowledge(facts.knowledge, view.learnerId) : undefined;
  const shown = view.filter === 'all' ? cards : cards.filter(makeTest(view.filter, known, facts));
  if (view.sort === 'added') return shown;
  if (view.sort === 'newest')
    return shown.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
  if (view.sort === 'hardest') {
    const hardness = (card: Card) => known?.get(card.id) ?? { seen: 0, wrong: 0 };
    return sortBy(shown, hardness, (a, b) => b.wrong - a.wrong || a.seen - b.seen);
  }
  const { sort } = view;
  return sortBy(shown, (card) => facts.wordsOf(card, sort), byWords().compare);
}

function makeTest(filter: CardFilter, known: Known | undefined, { isFlagged }: ViewFacts): (card: Card) => boolean {
  if (filter === 'flagged') return isFlagged;
  if (filter === 'new') return ({ id }) => known?.has(id) !== true;
  if (filter.startsWith('tag:')) return hasTag(filter.slice('tag:'.length));
  const fits = filter === 'hard' ? isHard : ({ seen, wrong }: Counts) => wrong >= seen;
  return ({ id }) => {
    const counts = known?.get(id);
    return counts !== undefined && fits(counts);
  };
}

/** Compares tags case-insensitively. @returns a predicate for cards with the tag. */
export function hasTag(tag: string): (card: Card) => boolean {
  const wanted = tag.toLowerCase();
  return ({ tags = [] }) => tags.some((one) => one.toLowerCase() === wanted);
}

/** Returns true if a card has exactly these tags in this order, so they don't have to be saved. */
export function hasTheseTags({ tags = [] }: Card, wanted: readonly string[]): boolean {
  return tags.join('\n') === wanted.join('\n');
}

/** @returns the cards with those of the given ids first, in the order of the ids. */
export function putFirst(cards: readonly Card[], firstIds: readonly string[]): readonly Card[] {
  if (firstIds.length === 0) return cards;
  const places = new Map(firstIds.map((id, place) => [id, place]));
  const placeOf = (card: Card): number => places.get(card.id) ?? firstIds.length;
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Sorts cards, computing each card's key once. */
function sortBy<Key>(cards: readonly Card[], keyOf: (card: Card) => Key, compare: (a: Key, b: Key) => number) {
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ card }) => card);
}

/** @returns all tags of the cards, sorted, without duplicates that differ only in case. */
export function listTags(cards: readonly Card[]): string[] {
  const tags = new Map(cards.flatMap(({ tags: own = [] }) => own).map((tag) => [tag.toLowerCase(), tag]));
  return [...tags.values()].toSorted(byWords().compare);
}
