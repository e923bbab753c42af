import { localPart } from '../../ids.ts';

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

/**
 * Whether the cards of imports lack none before their last one, so that the family hardly deleted any. Unknown, and so false, if at most one card of an import is
 * left: a card that was added alone ends in random digits.
 */
export function areRowsWhole(cards: readonly { readonly id: string }[]): boolean {
  const ids = cards.map(({ id }) => localPart(id));
  const imports = [...Map.groupBy(ids, (id) => id.slice(0, -rowLength)).values()].filter(({ length }) => length > 1);
  return imports.length > 0 && imports.every((own) => Math.max(...own.map(readRow)) === own.length - 1);
}
