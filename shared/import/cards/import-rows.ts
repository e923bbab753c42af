import { localPart } from '../../ids.ts';
import { limits } from '../../limits.ts';

/** A card's id has the start of its import, the import's hash, and its row, which counts from 0 in these 32 digits. */
export const rowDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const rowLength = 5;

/** @returns the row in the id of an imported card */
export function readRow(card: string): number {
  return Array.from(card.slice(-rowLength)).reduce(
    (row, digit) => row * rowDigits.length + rowDigits.indexOf(digit),
    0,
  );
}

interface RowCard {
  readonly id: string;
}

/**
 * Whether the imports that brought a ready deck still have every row, and together at least `total` cards. If so, the family hardly deleted any.
 * @param ofLibrary the cards that the library still has. An import without any of them is the family's own and doesn't count.
 * @param total the number of cards that the library made. Decks of earlier releases lack it. They need two cards, because a single row may be all that is left.
 */
export function areRowsWhole(cards: readonly RowCard[], ofLibrary: readonly RowCard[], total = 2): boolean {
  const known = new Set(ofLibrary.map(importOf));
  const rows = cards.filter((card) => isRow(card.id) && known.has(importOf(card)));
  const imports = [...Map.groupBy(rows, importOf).values()];
  return (
    rows.length >= total && imports.every((own) => Math.max(...own.map(({ id }) => readRow(id))) === own.length - 1)
  );
}

interface MarkedCard extends RowCard {
  readonly extra?: string | undefined;
  readonly changedAt?: string | undefined;
}

/** @returns the extra that an update of a ready deck gives a card; undefined if it keeps its own, because the family wrote it, or because it is the same */
export function renewExtra(card: MarkedCard, { extra = '' }: Pick<MarkedCard, 'extra'>): string | undefined {
  const { id, extra: own = '', changedAt } = card;
  const isLibrarys = changedAt === undefined && isRow(id);
  return extra === own || (own !== '' && !isLibrarys) ? undefined : extra;
}

/** @returns whether a card came with the ready deck or an update of it: most cards of its import still are the library's. A family may import some of the same. */
export function findLibraryImports(
  cards: readonly RowCard[],
  ofLibrary: readonly RowCard[],
): (card: RowCard) => boolean {
  const known = new Set(ofLibrary.map(({ id }) => id));
  const imports = [...Map.groupBy(cards, importOf)].filter(
    ([, own]) => 2 * own.filter(({ id }) => known.has(id)).length > own.length,
  );
  const found = new Set(imports.map(([name]) => name));
  return (card) => found.has(importOf(card));
}

// A card that was added alone ends in random digits, which are hardly ever a row of a deck.
const isRow = (id: string): boolean => readRow(id) < limits.cardsPerDeck;

const importOf = ({ id }: RowCard): string => localPart(id).slice(0, -rowLength);
