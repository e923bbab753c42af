import { mediaOfCard } from '../../../../../../shared/card-marks.ts';
import type { Card, CardKnowledge } from '../../../../../../shared/schemas/deck.ts';
import { locale, whenUsed } from '../../../../words/locale.ts';

/** In which order cards are listed. */
export const cardSorts = {
  added: 'Deck order',
  front: 'Front, A to Z',
  back: 'Back, A to Z',
  hardest: 'Hardest first',
  newest: 'Newest first',
} as const;
export type CardSort = keyof typeof cardSorts;

/** Which cards are listed; one tag is another way. */
export const cardFilters = {
  all: 'All cards',
  new: 'Not met yet',
  hard: 'Hard',
  'never-right': 'Never right',
  flagged: 'Flagged',
} as const;
export type CardFilter = keyof typeof cardFilters | `tag:${string}`;

/** What somebody chose above the list. */
export interface CardView {
  readonly sort: CardSort;
  readonly filter: CardFilter;
  /** Whose knowledge counts; empty for that of all children. */
  readonly learnerId: string;
}

export const plainView: CardView = { sort: 'added', filter: 'all', learnerId: '' };

/** Whether a choice goes by what children know: only then that is asked for. */
export function needsKnowledge({ sort, filter }: CardView): boolean {
  return sort === 'hardest' || filter === 'new' || filter === 'hard' || filter === 'never-right';
}

/** How often a card was answered, and how often wrong, over both of its sides. */
interface Counts {
  readonly seen: number;
  readonly wrong: number;
}

/** By card. A card that was never answered is not in it. */
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

/** Wrong at least twice, and in a third of all answers: a slip of long ago makes no card hard. */
function isHard({ seen, wrong }: Counts): boolean {
  return wrong >= 2 && wrong * 3 >= seen;
}

/** What the choice is made from. */
export interface ViewFacts {
  readonly knowledge: readonly CardKnowledge[];
  readonly isFlagged: (card: Card) => boolean;
  /** What a side says, in words. */
  readonly wordsOf: (card: Card, side: 'front' | 'back') => string;
}

/**
 * What a card is searched by, in its deck and among all decks: what its sides say, what is said of its pictures and sounds, and its tags. One and the
 * same for both, as a search folds a card's texts once and keeps them.
 */
export function listTexts(card: Card, toPlainText: (side: string) => string): readonly (string | undefined)[] {
  const { front, back, tags = [] } = card;
  return [toPlainText(front), toPlainText(back), ...mediaOfCard(card).map(({ alt }) => alt), ...tags];
}

const byWords = whenUsed(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** @returns the cards of a choice, in its order. What is equal stays in the order of the deck. */
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

/** Tags that differ in case alone are one. @returns what tells the cards that have it. */
export function hasTag(tag: string): (card: Card) => boolean {
  const wanted = tag.toLowerCase();
  return ({ tags = [] }) => tags.some((one) => one.toLowerCase() === wanted);
}

/** Whether a card has these tags and no others, in this order: then they need not be written. */
export function hasTheseTags({ tags = [] }: Card, wanted: readonly string[]): boolean {
  return tags.join('\n') === wanted.join('\n');
}

/** What cards are compared by is worked out once for each. */
function sortBy<Key>(cards: readonly Card[], keyOf: (card: Card) => Key, compare: (a: Key, b: Key) => number) {
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ card }) => card);
}

/** @returns every tag that a deck's cards have, by name; those that differ in case alone once. */
export function listTags(cards: readonly Card[]): string[] {
  const tags = new Map(cards.flatMap(({ tags: own = [] }) => own).map((tag) => [tag.toLowerCase(), tag]));
  return [...tags.values()].toSorted(byWords().compare);
}
