import type { CardSides } from '../schemas/deck.ts';

/** How a family's deck differs from what the library makes of it now. */
export interface CardChanges<Card extends CardSides> {
  readonly fresh: readonly CardSides[];
  /** A side is another one: the card stays, and what is remembered of it. */
  readonly changed: readonly { readonly card: Card; readonly sides: CardSides }[];
  /** In the deck alone: gone from the library, or the family's own. */
  readonly others: readonly Card[];
}

/**
 * Compares the cards of a deck with those of the library. A card is the same one while one of its sides is: first by its front, then by its
 * back, where that is the only one left with it.
 */
export function compareCards<Card extends CardSides>(
  cards: readonly Card[],
  wanted: readonly CardSides[],
): CardChanges<Card> {
  const [byFront, rest, unmet] = match(cards, wanted, ({ front }) => front);
  const [byBack, others, fresh] = match(rest, unmet, ({ back }) => back);
  const changed = [...byFront, ...byBack].filter(
    ({ card, sides }) => card.front !== sides.front || card.back !== sides.back,
  );
  return { fresh, changed, others };
}

type Pairs<Card> = readonly { readonly card: Card; readonly sides: CardSides }[];

/** @returns pairs that agree in a text that only they have, and what is left on both sides. */
function match<Card extends CardSides>(
  cards: readonly Card[],
  wanted: readonly CardSides[],
  textOf: (sides: CardSides) => string,
): [Pairs<Card>, readonly Card[], readonly CardSides[]] {
  const mine = Map.groupBy(cards, textOf);
  const theirs = Map.groupBy(wanted, textOf);
  const pairs = wanted.flatMap((sides) => {
    const text = textOf(sides);
    const [card, twin] = mine.get(text) ?? [];
    return card && !twin && theirs.get(text)?.length === 1 ? [{ card, sides }] : [];
  });
  const met = new Set<CardSides>(pairs.flatMap(({ card, sides }) => [card, sides]));
  return [pairs, cards.filter((card) => !met.has(card)), wanted.filter((sides) => !met.has(sides))];
}
