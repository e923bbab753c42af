import { limits } from '../../../../../shared/limits.ts';
import type { CardSides } from '../../../../../shared/schemas/deck.ts';

/** Rows that are sent in one call. */
export interface CardChunk {
  /** Row number of the first one within its deck's part of the import, from 0. */
  readonly offset: number;
  readonly cards: readonly CardSides[];
}

/**
 * The cards from row `start` on, in chunks of at most so many cards and bytes of JSON as a call may have. A single card never passes
 * that: its sides are short enough.
 *
 * @yields the next chunk to send
 */
export function* chunkCards(cards: readonly CardSides[], start: number): Generator<CardChunk> {
  let offset = start;
  let chunk: CardSides[] = [];
  let bytes = 0;
  for (const { front, back } of cards.slice(start)) {
    const card = { front, back };
    const size = measureJson(card) + 1;
    if (chunk.length === limits.cardsPerImportCall || (chunk.length > 0 && bytes + size > limits.importCallBytes)) {
      yield { offset, cards: chunk };
      offset += chunk.length;
      chunk = [];
      bytes = 0;
    }
    chunk.push(card);
    bytes += size;
  }
  if (chunk.length > 0) yield { offset, cards: chunk };
}

const encoder = new TextEncoder();

function measureJson(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
