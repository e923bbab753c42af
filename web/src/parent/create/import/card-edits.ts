import type { CardChanges } from '../../../../../shared/import/cards/compare-cards.ts';
import type { ImportCard } from '../../../../../shared/import/cards/review-rows.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import type { CardEditsCall } from '../../../queries/imports.ts';
import type { ReadImport } from './read-import-file.ts';

/** What an import does with cards that its deck has: others get the sides of the file, some go. */
export type CardEdits = Pick<CardEditsCall, 'changes' | 'removed'>;

/** How a deck's cards differ from those of a file. */
export type DeckChanges = CardChanges<Card, ImportCard>;

/** What of a file is taken into a deck, by the groups that the person ticked. New cards always are. */
export interface Ticks {
  readonly changed: boolean;
  /** Cards that the deck has already, a second time. */
  readonly same: boolean;
  /** Cards that only the deck has are removed. */
  readonly gone: boolean;
  /** Cards that the file repeats. */
  readonly repeated: boolean;
}

/** Nothing comes in twice and nothing is removed unless somebody says so. */
export const usualTicks: Ticks = { changed: true, same: false, gone: false, repeated: false };

/** The cards that come in, and what becomes of those that are there. */
export interface ChosenCards {
  readonly cards: readonly ImportCard[];
  readonly edits: CardEdits;
}

/** @param changes of a new deck there are none */
export function chooseCards(
  { cards, refused }: Pick<ReadImport, 'cards' | 'refused'>,
  changes: DeckChanges | undefined,
  ticks: Ticks,
): ChosenCards {
  const repeated = ticks.repeated ? refused.flatMap(({ card }) => card ?? []) : [];
  const again = ticks.same && changes ? changes.same.map(({ sides }) => sides) : [];
  const added = [...(changes?.fresh ?? cards), ...again, ...repeated];
  return {
    cards: again.length + repeated.length > 0 ? added.toSorted((one, other) => one.line - other.line) : added,
    edits: {
      changes: ticks.changed ? (changes?.changed ?? []).flatMap(toEdit) : [],
      removed: ticks.gone ? (changes?.gone ?? []).map(({ id }) => id) : [],
    },
  };
}

/** Where the file has a picture alone, the card keeps its text: what it shows is not compared. */
function toEdit({ card, sides }: DeckChanges['changed'][number]): CardEdits['changes'] {
  const front = sides.front === '' ? card.front : sides.front;
  const back = sides.back === '' ? card.back : sides.back;
  return front === card.front && back === card.back ? [] : [{ cardId: card.id, front, back }];
}

/** How many cards are changed or removed. */
export function countEdits({ changes, removed }: CardEdits): number {
  return changes.length + removed.length;
}

/** Those edits from the one at `start` on, changes first, that one call takes. */
export function takeEdits({ changes, removed }: CardEdits, start: number): CardEdits {
  if (start >= changes.length) {
    const first = start - changes.length;
    return { changes: [], removed: removed.slice(first, first + limits.removalsPerImportCall) };
  }
  const taken: CardEdits['changes'] = [];
  let bytes = 0;
  for (const change of changes.slice(start, start + limits.changesPerImportCall)) {
    bytes += measureJson(change) + 1;
    // A single one never passes the bound: its sides are short enough.
    if (taken.length > 0 && bytes > limits.importCallBytes) break;
    taken.push(change);
  }
  return { changes: taken, removed: [] };
}

const encoder = new TextEncoder();

/** @returns how many bytes a value takes in a call. */
export function measureJson(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
