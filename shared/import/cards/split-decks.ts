import { limits } from '../../limits.ts';
import { cutName } from './deck-name.ts';

/** One deck to create: a valid name, and no more cards than a deck holds. */
export interface DeckPart<Card> {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Plans the decks of an import, in order: one for each deck that cards name, and one called `name` for the other cards. Decks that are too large are split. */
export function planDecks<Card extends { readonly deck?: string }>(
  name: string,
  cards: readonly Card[],
): DeckPart<Card>[] {
  const decks = new Map<string, Card[]>();
  for (const card of cards) {
    const deck = card.deck ?? name;
    const own = decks.get(deck) ?? [];
    own.push(card);
    decks.set(deck, own);
  }
  return decks.size === 0
    ? splitIntoDecks(name, cards)
    : [...decks].flatMap(([deck, own]) => splitIntoDecks(deck, own));
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
