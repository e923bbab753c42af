import type { CardText } from './card-text.ts';

/** How a deck's cards differ from those that a file, or the library, has now. */
export interface CardChanges<Card extends CardText, Sides extends CardText = CardText> {
  readonly fresh: readonly Sides[];
  /** A side is another one: the card stays, and what is remembered of it. */
  readonly changed: readonly CardPair<Card, Sides>[];
  readonly same: readonly CardPair<Card, Sides>[];
  /** In the deck alone: gone from the file, or the family's own. */
  readonly gone: readonly Card[];
}

interface CardPair<Card extends CardText, Sides extends CardText> {
  readonly card: Card;
  readonly sides: Sides;
}

/**
 * Compares the cards of a deck with those of a file. A card that says the same on both sides is the same one. Of the others a card is the
 * same one while one of its sides is: first by its front, then by its back, each only where the whole deck and the whole file have that text once.
 *
 * @param toPlainText what a side says, where the deck's cards are formatted: marks alone make no other card
 */
export function compareCards<Card extends CardText, Sides extends CardText>(
  cards: readonly Card[],
  wanted: readonly Sides[],
  toPlainText: (side: string) => string = (side) => side,
): CardChanges<Card, Sides> {
  const same = findSame(cards, wanted);
  const met = new Set<CardText>(same.map(({ sides }) => sides));
  const known = new Set(same.map(({ sides }) => keyOf(sides)));
  for (const card of cards) if (known.has(keyOf(card))) met.add(card);
  const changed = (['front', 'back'] as const).flatMap((side) => {
    const pairs = matchBy(cards, wanted, (one) => tidy(toPlainText(one[side]))).filter(
      (pair) => !met.has(pair.card) && !met.has(pair.sides),
    );
    for (const pair of pairs) met.add(pair.card).add(pair.sides);
    return pairs;
  });
  return {
    fresh: wanted.filter((sides) => !met.has(sides)),
    changed,
    same,
    gone: cards.filter((card) => !met.has(card)),
  };
}

/** A card that shows a drawing, and no words, is known by its tag where its deck has several of one name. */
interface TaggedText extends CardText {
  readonly tags?: readonly string[] | undefined;
}

/** Compares the cards of a deck with those that the library has now: pictures by what is drawn, everything else as it reads. */
export function compareWithLibrary<Card extends TaggedText, Sides extends TaggedText>(
  cards: readonly Card[],
  wanted: readonly Sides[],
): CardChanges<Card, Sides> {
  const drawn = matchBy<Card, Sides, TaggedText>(cards, wanted, ({ front, tags = [] }) =>
    front === '' ? tags.join('\n') : '',
  );
  const met = new Set<TaggedText>(drawn.flatMap(({ card, sides }) => [card, sides]));
  const isOpen = (one: TaggedText): boolean => !met.has(one);
  const rest = compareCards(cards.filter(isOpen), wanted.filter(isOpen));
  const isSame = ({ card, sides }: CardPair<Card, Sides>): boolean => keyOf(card) === keyOf(sides);
  return {
    ...rest,
    changed: [...drawn.filter((pair) => !isSame(pair)), ...rest.changed],
    same: [...drawn.filter(isSame), ...rest.same],
  };
}

/** The same letters may be written in several ways, which nobody sees. */
const tidy = (text: string): string => text.normalize('NFC').trim();

const keyOf = ({ front, back }: CardText): string => JSON.stringify([tidy(front), tidy(back)]);

function findSame<Card extends CardText, Sides extends CardText>(cards: readonly Card[], wanted: readonly Sides[]) {
  const byKey = new Map(cards.toReversed().map((card) => [keyOf(card), card]));
  return wanted.flatMap((sides): CardPair<Card, Sides>[] => {
    const card = byKey.get(keyOf(sides));
    return card ? [{ card, sides }] : [];
  });
}

/** @returns pairs that agree in a text that only they have. Nothing, as where a side is a picture, is no such text. */
function matchBy<Card extends Text, Sides extends Text, Text extends CardText = CardText>(
  cards: readonly Card[],
  wanted: readonly Sides[],
  textOf: (sides: Text) => string,
): CardPair<Card, Sides>[] {
  const mine = Map.groupBy(cards, textOf);
  const theirs = Map.groupBy(wanted, textOf);
  return wanted.flatMap((sides) => {
    const text = textOf(sides);
    const [card, twin] = mine.get(text) ?? [];
    return text !== '' && card && !twin && theirs.get(text)?.length === 1 ? [{ card, sides }] : [];
  });
}
