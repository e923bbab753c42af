import { limits } from '../../limits.ts';
import { cutName } from './deck-name.ts';

/** One deck to create: a valid name, and no more cards than a deck holds. */
export interface DeckPart<Card, Deck = never> {
  readonly name: string;
  readonly cards: readonly Card[];
  /** The deck of the source that it comes from, if cards name it. */
  readonly deck?: Deck | undefined;
}

/**
 * Plans the decks of an import, in order: one for each deck that cards name, and one called `name` for the other cards. Decks that are too large are split.
 * @param decks the decks that cards name by their paths
 */
export function planDecks<Card extends { readonly deck?: string }, Deck extends { path: string; name: string }>(
  name: string,
  cards: readonly Card[],
  decks: readonly Deck[],
): DeckPart<Card, Deck>[] {
  if (cards.length === 0) return splitIntoDecks(name, cards);
  return [...Map.groupBy(cards, ({ deck }) => deck)].flatMap(([path, own]): DeckPart<Card, Deck>[] => {
    const deck = path === undefined ? undefined : decks.find((one) => one.path === path);
    const parts = splitIntoDecks(deck?.name ?? path ?? name, own);
    return deck ? parts.map((part) => ({ ...part, deck })) : parts;
  });
}

/** Splits cards over as few decks as possible, in order. Several are named `Name (1 of 2)` and so on, within {@link limits.nameLength}. */
export function splitIntoDecks<Card>(name: string, cards: readonly Card[]): DeckPart<Card>[] {
  const size = limits.cardsPerDeck;
  const count = Math.max(1, Math.ceil(cards.length / size));
  return Array.from({ length: count }, (_, index) => ({
    name: nameOfPart(name, index + 1, count),
    cards: cards.slice(index * size, (index + 1) * size),
  }));
}

function nameOfPart(name: string, part: number, count: number): string {
  const suffix = count === 1 ? '' : ` (${part} of ${count})`;
  return cutName(name, limits.nameLength - suffix.length) + suffix;
}
