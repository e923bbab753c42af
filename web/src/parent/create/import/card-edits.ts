import type { CardChanges } from '../../../../../shared/import/cards/compare-cards.ts';
import type { ImportCard } from '../../../../../shared/import/cards/review-rows.ts';
import { addSizes, cardBytesInBin } from '../../../../../shared/card-marks.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import type { CardEditsCall } from '../../../queries/imports.ts';
import type { ReadImport } from './read-import-file.ts';

/** Changes and removals that an import makes to the deck's existing cards. `sizes`: those of the removed ones in the bin; absent in imports kept by earlier releases. */
export interface CardEdits extends Pick<CardEditsCall, 'changes' | 'removed'> {
  readonly sizes?: readonly number[] | undefined;
}

/** The edits of one call. */
type SomeEdits = Pick<CardEditsCall, 'changes' | 'removed' | 'later'>;

export type DeckChanges = CardChanges<Card, ImportCard>;

/** Selected groups of cards. New cards are always included. */
export interface Ticks {
  readonly changed: boolean;
  /** Whether to add cards again that the deck already has. */
  readonly same: boolean;
  /** Whether to remove cards that are only in the deck. */
  readonly gone: boolean;
  /** Whether to include cards that the file repeats. */
  readonly repeated: boolean;
}

/** By default nothing is duplicated or removed. */
export const usualTicks: Ticks = { changed: true, same: false, gone: false, repeated: false };

export interface ChosenCards {
  readonly cards: readonly ImportCard[];
  readonly edits: CardEdits;
}

/** Selects the cards to add and the edits to make, based on the ticked groups. @param changes undefined for a new deck. */
export function chooseCards(
  { cards, refused }: Pick<ReadImport, 'cards' | 'refused'>,
  changes: DeckChanges | undefined,
  ticks: Ticks,
): ChosenCards {
  const repeated = ticks.repeated ? refused.flatMap(({ card }) => card ?? []) : [];
  const gone = ticks.gone ? (changes?.gone ?? []) : [];
  const again = ticks.same && changes ? changes.same.map(({ sides }) => sides) : [];
  const added = [...(changes?.fresh ?? cards), ...again, ...repeated];
  return {
    cards: again.length + repeated.length > 0 ? added.toSorted((one, other) => one.line - other.line) : added,
    edits: {
      changes: ticks.changed ? (changes?.changed ?? []).flatMap(toEdit) : [],
      removed: gone.map(({ id }) => id),
      ...(gone.length > 0 && { sizes: gone.map(cardBytesInBin) }),
    },
  };
}

/** Keeps the text of a side for which the file has only a picture, and then the extra, because pictures aren't compared. */
function toEdit({ card, sides }: DeckChanges['changed'][number]): CardEdits['changes'] {
  const front = sides.front === '' ? card.front : sides.front;
  const back = sides.back === '' ? card.back : sides.back;
  const isOther = sides.front !== '' && sides.back !== '' && sides.extra !== undefined && sides.extra !== card.extra;
  const extra = isOther ? { extra: sides.extra } : undefined;
  return front === card.front && back === card.back && !extra ? [] : [{ cardId: card.id, front, back, ...extra }];
}

export function countEdits({ changes, removed }: CardEdits): number {
  return changes.length + removed.length;
}

/** Returns the edits from index `start` that fit in one call, changes first, with what the later calls put into the bin. */
export function takeEdits({ changes, removed, sizes = [] }: CardEdits, start: number): SomeEdits {
  const first = Math.max(0, start - changes.length);
  const end = start < changes.length ? 0 : first + limits.removalsPerImportCall;
  const [cards, bytes] = [removed.length - end, addSizes(sizes.slice(end))];
  return {
    changes: takeChanges(changes, start),
    removed: removed.slice(first, end),
    ...(cards > 0 && { later: { cards, bytes } }),
  };
}

function takeChanges(changes: CardEdits['changes'], start: number): CardEdits['changes'] {
  const taken: CardEdits['changes'] = [];
  let bytes = 0;
  for (const change of changes.slice(start, start + limits.changesPerImportCall)) {
    bytes += measureJson(change) + 1;
    // A single change never exceeds the limit, because sides are short.
    if (taken.length > 0 && bytes > limits.importCallBytes) break;
    taken.push(change);
  }
  return taken;
}

const encoder = new TextEncoder();

/** @returns the value's size as JSON, in bytes. */
export function measureJson(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
