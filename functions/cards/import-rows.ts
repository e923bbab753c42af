import type { ImportedCard } from '../../shared/schemas/deck.ts';
import {
  type CardImportPlace,
  cardOfRow,
  everyRow,
  refuseUndone,
  rowOfCard,
  type StoredCardImport,
  storedCardImports,
} from '../data/content/card-import.ts';
import { type StoredCard, storedCards, toStoredMarks, toStoredSides } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { hasRow, joinRows, type RowRange } from '../data/operations/row-ranges.ts';
import { ProductError } from '../../shared/errors.ts';
import type { Partition } from '../data/table/partition.ts';
import { readLists } from '../data/table/read-together.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

export interface ImportPart extends CardImportPlace {
  readonly rows: RowRange;
  /** Import id and name as given by the client. */
  readonly importId: string;
  readonly name?: string;
  readonly cards: readonly ImportedCard[];
  /** Identifies this call among those writing rows of the same import. */
  readonly call: string;
  readonly now: Date;
}

interface Progress {
  readonly seen: StoredCardImport | undefined;
  readonly startedAt: string;
  readonly saved: RowRange[];
}

/** @returns the import's state, inferred from its cards if older than row tracking. @throws ProductError `not-found` without its deck, `import-undone`. */
export async function readProgress(rows: Partition, part: ImportPart): Promise<Progress> {
  const { imports, decks } = await readLists(rows, {
    imports: [storedCardImports.at(rows, part)],
    decks: [storedDecks.at(rows, part)],
  });
  if (decks.length === 0) throw new ProductError('not-found');
  const [seen] = imports;
  refuseUndone(seen);
  const { startedAt = part.now.toISOString(), saved } = seen ?? {};
  if (!seen || saved) return { seen, startedAt, saved: saved ?? [] };
  return { seen, startedAt, saved: await findRows(rows, part, seen, everyRow) };
}

export function named({ importId, name }: Pick<ImportPart, 'importId' | 'name'>) {
  return { importId, ...(name && { name }) };
}

/** @returns the rows of an import that have a card. Their ids are adjacent in the deck. */
export async function findRows(
  rows: Partition,
  place: CardImportPlace,
  started: StoredCardImport,
  [first, end]: RowRange,
): Promise<RowRange[]> {
  const [from, before] = [cardOfRow(started, place, first), cardOfRow(started, place, end)];
  const cards = await storedCards.list(rows, { deck: place.deck }, { from, before });
  return joinRows(
    ...cards.flatMap(({ card }): RowRange[] => {
      const row = rowOfCard(started, place, card);
      return row === undefined ? [] : [[row, row + 1]];
    }),
  );
}

export function cardsOfRows(
  householdId: string,
  part: ImportPart,
  { startedAt }: Pick<StoredCardImport, 'startedAt'>,
  missing: readonly RowRange[],
): StoredCard[] {
  const [first] = part.rows;
  return part.cards.flatMap((sides, index): StoredCard[] => {
    if (!hasRow(missing, first + index)) return [];
    const card = cardOfRow({ startedAt }, part, first + index);
    const note = sides.note === undefined ? undefined : `${part.importHash}${sides.note}`;
    const content = { ...toStoredSides(householdId, sides), ...toStoredMarks(sides), ...(note && { note }) };
    return [{ deck: part.deck, card, ...content, createdAt: startedAt, version: 1 }];
  });
}

/** The pending deletion that settles an import nobody finishes. */
export function openImportDeletion(
  scope: HouseholdScope,
  { deck, importHash }: CardImportPlace,
  since: string,
): Deletion {
  return scope.openDeletion({ kind: 'card-import', id: `${deck}.${importHash}`, since });
}
