import type { CardText } from './card-text.ts';

/** A card of a deck. Cards of one import have the same time of creation. */
interface DeckText extends CardText {
  readonly createdAt?: string | undefined;
}

/** A card of a file. Its picture has a cover if the card hides parts of it. */
interface FileText extends CardText {
  readonly frontFiles?: readonly { readonly cover?: object }[] | undefined;
}

/** Differences between a deck's cards and the current ones of a file or the library. */
export interface CardChanges<Card extends CardText, Sides extends CardText = CardText> {
  readonly fresh: readonly Sides[];
  /** Cards with one changed side, or with words on both sides and another extra. They keep their ids and their progress. */
  readonly changed: readonly CardPair<Card, Sides>[];
  readonly same: readonly CardPair<Card, Sides>[];
  /** Cards only in the deck: removed from the file, or added by the family. */
  readonly gone: readonly Card[];
}

interface CardPair<Card extends CardText, Sides extends CardText> {
  readonly card: Card;
  readonly sides: Sides;
}

/**
 * Compares a deck's cards with those of a file. Cards with equal sides match first, each with one other. The others match by front, then by back, if the text
 * is unique in both the deck and the file. A card keeps its extra if the file has none for it, or if a side has no words: pictures aren't compared, so the match
 * is only a guess. Cards that hide parts of a picture often have equal texts. They match only if there are as many of them in the deck, or in one import into
 * it, and are fresh otherwise.
 * @param toPlainText the text without formatting, for formatted decks, so that cards that differ only in formatting are equal
 */
export function compareCards<Card extends DeckText, Sides extends FileText>(
  cards: readonly Card[],
  wanted: readonly Sides[],
  toPlainText: (side: string) => string = (side) => side,
): CardChanges<Card, Sides> {
  const equal = findSame(cards, wanted);
  const met = new Set<CardText>(equal.map(({ sides }) => sides));
  const known = new Set(equal.map(({ sides }) => keyOf(sides)));
  const isSame = ({ card, sides }: CardPair<Card, Sides>) =>
    !sides.extra || !hasWords(sides) || tidy(sides.extra) === tidy(card.extra ?? '');
  for (const card of cards) if (known.has(keyOf(card))) met.add(card);
  const plain = wanted.filter((sides) => !isCovered(sides));
  const changed = (['front', 'back'] as const).flatMap((side) => {
    const pairs = matchBy(cards, plain, (one) => tidy(toPlainText(one[side]))).filter(
      (pair) => !met.has(pair.card) && !met.has(pair.sides),
    );
    for (const pair of pairs) met.add(pair.card).add(pair.sides);
    return pairs;
  });
  return {
    fresh: wanted.filter((sides) => !met.has(sides)),
    changed: [...equal.filter((pair) => !isSame(pair)), ...changed],
    same: equal.filter(isSame),
    gone: cards.filter((card) => !met.has(card)),
  };
}

/** A card with tags. A card with a drawing and no words is identified by its tag, because a deck can have several drawings with the same name. */
interface TaggedText extends DeckText {
  readonly tags?: readonly string[] | undefined;
}

/**
 * Compares a deck's cards with the current ones of the library: drawings by tags, everything else by text, and cards with other words on both sides by the
 * picture on their front, or by the first right answer on each side. An extra that the family wrote is no difference.
 */
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
  const hasOwnExtra = (pair: CardPair<Card, Sides>): boolean => isSame(pair) && Boolean(pair.card.extra);
  const renamed = [pictureOf, firstAnswersOf].flatMap((textOf) => {
    const pairs = matchBy<Card, Sides, TaggedText>(rest.gone.filter(isOpen), rest.fresh.filter(isOpen), textOf);
    for (const { card, sides } of pairs) met.add(card).add(sides);
    return pairs;
  });
  return {
    fresh: rest.fresh.filter(isOpen),
    gone: rest.gone.filter(isOpen),
    changed: [
      ...drawn.filter((pair) => !isSame(pair)),
      ...rest.changed.filter((pair) => !hasOwnExtra(pair)),
      ...renamed,
    ],
    same: [...drawn.filter(isSame), ...rest.same, ...rest.changed.filter(hasOwnExtra)],
  };
}

/** @returns the picture that stands before the front's words, as in `🐕 dog`; empty if none does */
const pictureOf = ({ front }: CardText): string => /^\p{Extended_Pictographic}\S*(?= )/u.exec(front)?.[0] ?? '';

/** @returns the first of the right answers on each side, between which ` / ` stands; empty if a side has no words */
const firstAnswersOf = ({ front, back }: CardText): string =>
  hasWords({ front, back })
    ? keyOf({ front: front.split(' / ', 1).join(''), back: back.split(' / ', 1).join('') })
    : '';

/** Normalizes Unicode variants that look the same, and removes whitespace at both ends. */
const tidy = (text: string): string => text.normalize('NFC').trim();

const keyOf = ({ front, back }: CardText): string => JSON.stringify([tidy(front), tidy(back)]);

const hasWords = ({ front, back }: CardText): boolean => tidy(front) !== '' && tidy(back) !== '';

const isCovered = ({ frontFiles = [] }: FileText): boolean => frontFiles.some(({ cover }) => cover !== undefined);

/** @returns pairs of cards with equal sides. No card is in two pairs. */
function findSame<Card extends DeckText, Sides extends FileText>(cards: readonly Card[], wanted: readonly Sides[]) {
  const open = Map.groupBy(cards, keyOf);
  const covered = Map.groupBy(wanted.filter(isCovered), keyOf);
  const pairs = wanted.flatMap((sides): CardPair<Card, Sides>[] => {
    const card = isCovered(sides) ? undefined : open.get(keyOf(sides))?.shift();
    return card ? [{ card, sides }] : [];
  });
  for (const [key, ones] of covered) {
    const found = findAsMany(open.get(key) ?? [], ones.length);
    pairs.push(...found.flatMap((card, index) => (ones[index] ? [{ card, sides: ones[index] }] : [])));
  }
  return pairs;
}

/** @returns the cards if there are as many, otherwise those of an import that brought as many; none if there is no such import */
function findAsMany<Card extends DeckText>(cards: readonly Card[], count: number): readonly Card[] {
  const imports = Map.groupBy(cards, ({ createdAt }) => createdAt).values();
  return [cards, ...imports].find(({ length }) => length === count) ?? [];
}

/** @returns pairs of cards whose text is unique in both lists; empty texts (such as a picture-only side) never match */
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
