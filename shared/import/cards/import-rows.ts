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

/**
 * Whether the cards of imports are as many as the ready deck had and lack none before their last one, so that the family hardly deleted any. False if it isn't
 * known, which one card of a deck from before `total` was kept doesn't tell.
 */
export function areRowsWhole(cards: readonly { readonly id: string }[], total = 2): boolean {
  // A card that was added alone ends in random digits, which are hardly ever a row of a deck.
  const ids = cards.map(({ id }) => localPart(id)).filter((id) => readRow(id) < limits.cardsPerDeck);
  const imports = [...Map.groupBy(ids, (id) => id.slice(0, -rowLength)).values()];
  return ids.length >= total && imports.every((own) => Math.max(...own.map(readRow)) === own.length - 1);
}
