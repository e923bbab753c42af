import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { readRow, rowDigits, rowLength } from '../../../shared/import/cards/import-rows.ts';
import { retention } from '../../../shared/retention.ts';
import { hasRow, joinRows, leaveOutRows, type RowRange } from '../operations/row-ranges.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** `extra` is absent in changes of earlier releases and in those that left it as it was; empty if the card had none. */
const cardTexts = z.object({ front: z.string(), back: z.string(), extra: z.optional(z.string()) });
const rowRange = z.tuple([z.int(), z.int()]);

/** A call that writes rows, or that was interrupted while writing. */
const writingCall = z.object({
  call: z.string(),
  rows: rowRange,
  /** Time until which a write of this call may still arrive. */
  until: z.string(),
});

/**
 * Progress of importing a file into a deck. A row is `writing` while its card is being stored, then `saved` for good; the deck counts both. Cards are written
 * without a condition, which is safe because nobody can change or delete a card while its row is `writing`.
 */
export const storedCardImports = defineItem({
  name: 'card-import',
  key: 'HH#{household}/IMPORT#{deck}#{importHash}',
  schema: z.object({
    /** Start of the import: the time in the ids of all its cards. */
    startedAt: z.string(),
    /** Rows that are never written again, even if their cards were changed or deleted. Absent in older imports, where each row with a card counts as saved. */
    saved: z.optional(z.array(rowRange)),
    writing: z.optional(z.array(writingCall)),
    /** Set while some counted rows are not saved yet; equals `since` of the import's pending deletion. */
    unfinishedSince: z.optional(z.string()),
    /** The import's id, chosen by the client to recognize the import. `name` is shown to the family. Both are absent in older imports. */
    importId: z.optional(z.string()),
    name: z.optional(z.string()),
    /** Number of existing cards that the import changed. `removed` is the number that it removed. */
    changed: z.optional(z.int()),
    removed: z.optional(z.int()),
    /** When the undo began. Nothing is imported afterward. `undoneAt` is when the undo was completed. */
    undoingSince: z.optional(z.string()),
    undoneAt: z.optional(z.string()),
    version: z.optional(z.int()),
  }),
});
export type StoredCardImport = Stored<typeof storedCardImports>;

/**
 * An import's change or removal of an existing card, stored so that a repeated request changes nothing and the import can be undone. The undo removes this row.
 */
export const storedImportChanges = defineItem({
  name: 'import-change',
  key: 'HH#{household}/IMPORTED#{deck}#{importHash}#{card}',
  schema: z.object({
    deck: z.string(),
    importHash: z.string(),
    card: z.string(),
    /** Absent if the card was removed. */
    sides: z.optional(z.object({ before: cardTexts, after: cardTexts })),
    /** Unix seconds: one day after the end of the undo period. */
    expiresAt: z.int(),
  }),
});
export type StoredImportChange = Stored<typeof storedImportChanges>;

/** What an import changes of a card. Without `extra`, the card keeps its own; an empty one removes it. */
export type CardTexts = z.infer<typeof cardTexts>;

/** @returns whether a card has these texts. */
export function hasTexts(card: CardTexts, { front, back, extra }: CardTexts): boolean {
  return card.front === front && card.back === back && (extra ?? card.extra ?? '') === (card.extra ?? '');
}

/** @returns the card with these texts. */
export function withTexts<Card extends CardTexts>(card: Card, { front, back, extra = card.extra }: CardTexts): Card {
  const { extra: _, ...kept } = { ...card, front, back };
  return { ...kept, ...(extra && { extra }) } as Card;
}

export type CardImportPlace = { readonly deck: string; readonly importHash: string };

const timeLength = 10;
const hashLength = 11;

/** The range of all row numbers that fit into a card's id. */
export const everyRow: RowRange = [0, 32 ** rowLength - 1];

/** @returns the key of the import with this client id: 55 bits of the id's SHA-256, in ULID's alphabet. */
export function placeOfImport(deck: string, importId: string): CardImportPlace {
  const digest = createHash('sha256').update(importId).digest();
  return { deck, importHash: Array.from(digest.subarray(0, hashLength), (byte) => rowDigits[byte % 32]).join('') };
}

/**
 * @returns a row's card id, the same each time the row is sent. It consists of the import's start (cards sort where they were added), the import's hash, and
 *   the row number (in text order).
 */
export function cardOfRow(
  { startedAt }: Pick<StoredCardImport, 'startedAt'>,
  { importHash }: Pick<CardImportPlace, 'importHash'>,
  row: number,
): string {
  const digits = row.toString(32).padStart(rowLength, '0');
  const ending = Array.from(digits, (digit) => rowDigits[Number.parseInt(digit, 32)]).join('');
  return encodeTime(Date.parse(startedAt)) + importHash + ending;
}

/** @returns the row number of a card; `undefined` if it did not come with this import. */
export function rowOfCard(
  { startedAt }: Pick<StoredCardImport, 'startedAt'>,
  { importHash }: Pick<CardImportPlace, 'importHash'>,
  card: string,
): number | undefined {
  if (!card.startsWith(encodeTime(Date.parse(startedAt)) + importHash)) return undefined;
  return readRow(card);
}

/** @returns the import hash in a card's id; random text for a card that was added individually. */
function importHashOf(card: string): string {
  return card.slice(timeLength, timeLength + hashLength);
}

const dayMs = 24 * 60 * 60 * 1_000;

export function endOfUndo({ startedAt }: Pick<StoredCardImport, 'startedAt'>): Date {
  return new Date(Date.parse(startedAt) + retention.undoneImportDays * dayMs);
}

/** @returns when an import's changes expire, in Unix seconds: one day after the undo period, so that a late undo can finish. */
export function expiryOfChanges(started: Pick<StoredCardImport, 'startedAt'>): number {
  return Math.ceil((endOfUndo(started).getTime() + dayMs) / 1_000);
}

export function undoStateOf({ undoingSince, undoneAt }: StoredCardImport): 'possible' | 'begun' | 'done' {
  if (undoneAt !== undefined) return 'done';
  return undoingSince === undefined ? 'possible' : 'begun';
}

/** @throws ProductError `import-undone` for an import that is undone or being undone. */
export function refuseUndone(seen: StoredCardImport | undefined): void {
  if (seen?.undoingSince !== undefined) throw new ProductError('import-undone');
}

/** @returns the rows that the deck counts although their cards may not exist. */
export function unsavedRows({ saved = [], writing = [] }: StoredCardImport): RowRange[] {
  return leaveOutRows(joinRows(...writing.map(({ rows }) => rows)), saved);
}

/** @returns the calls whose writes may still arrive. */
export function listLiveCalls({ writing = [] }: StoredCardImport, now: Date) {
  return writing.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** @returns the write of an import's next state, refused when it changed since `seen` was read. */
export function saveImport(
  rows: Partition,
  place: CardImportPlace,
  seen: StoredCardImport | undefined,
  next: Pick<StoredCardImport, 'startedAt' | 'saved' | 'writing' | 'unfinishedSince' | 'importId' | 'name'>,
): WriteAction {
  const version = (seen?.version ?? 0) + 1;
  if (!seen) return storedCardImports.create(rows, { ...place, ...next, version });
  const { startedAt, saved, writing, unfinishedSince } = next;
  const change = {
    set: { startedAt, saved, writing, version, ...(unfinishedSince !== undefined && { unfinishedSince }) },
    ...(unfinishedSince === undefined && { remove: ['unfinishedSince'] as const }),
  };
  return storedCardImports.change(rows, place, change, { equals: { version: seen.version } });
}

/**
 * @returns the writes to add when a card of an interrupted import is changed or deleted: its row counts as saved, so that sending it again changes nothing.
 * @throws ProductError `being-imported` while a write of the card may still arrive.
 */
export async function settleRowActions(
  rows: Partition,
  { deck, card }: { readonly deck: string; readonly card: string },
  now: Date,
): Promise<WriteAction[]> {
  const place = { deck, importHash: importHashOf(card) };
  const seen = await storedCardImports.find(rows, place);
  const row = seen && rowOfCard(seen, place, card);
  if (seen?.saved === undefined || row === undefined) return [];
  if (listLiveCalls(seen, now).some((call) => hasRow([call.rows], row))) throw new ProductError('being-imported');
  if (hasRow(seen.saved, row)) return [];
  return [saveImport(rows, place, seen, { ...seen, saved: joinRows(...seen.saved, [row, row + 1]) })];
}

/** @returns whether cards of an import may still arrive. A deletion at that time would leave them behind. */
export async function isBeingFilled(rows: Partition, by: { readonly deck?: string }, now: Date): Promise<boolean> {
  const { deck } = by;
  const imports = await storedCardImports.list(rows, deck === undefined ? {} : { deck });
  return imports.some((one) => listLiveCalls(one, now).length > 0);
}
