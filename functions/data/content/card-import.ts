import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { retention } from '../../../shared/retention.ts';
import { hasRow, joinRows, leaveOutRows, type RowRange } from '../operations/row-ranges.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

const cardTexts = z.object({ front: z.string(), back: z.string() });
const rowRange = z.tuple([z.int(), z.int()]);

/** A call that puts rows, or that was cut off while it did. */
const writingCall = z.object({
  call: z.string(),
  rows: rowRange,
  /** Until then a put of it may still arrive. */
  until: z.string(),
});

/**
 * An import of a file into a deck, and how far it is. Cards are put without a condition, and so only while nobody can have changed or
 * deleted them: a row is `writing` first and `saved` then, for good. The deck counts both.
 */
export const storedCardImports = defineItem({
  name: 'card-import',
  key: 'HH#{household}/IMPORT#{deck}#{importHash}',
  schema: z.object({
    /** When it began: the time in the ids of all its cards. */
    startedAt: z.string(),
    /** Nobody puts these rows again, whatever became of their cards since. Absent in an import of before, whose cards all count. */
    saved: z.optional(z.array(rowRange)),
    writing: z.optional(z.array(writingCall)),
    /** When the first row was counted that is not saved yet: as its note among the deletions that are not through. */
    unfinishedSince: z.optional(z.string()),
    /** As the client calls it, and as the person does: so it is found again and told of. Absent in an import of before. */
    importId: z.optional(z.string()),
    name: z.optional(z.string()),
    /** Cards of the deck that got other sides, and that were removed. */
    changed: z.optional(z.int()),
    removed: z.optional(z.int()),
    /** From then on nothing comes in by it any more … */
    undoingSince: z.optional(z.string()),
    /** … and then it is taken back as a whole. */
    undoneAt: z.optional(z.string()),
    /** Absent in an import of before. */
    version: z.optional(z.int()),
  }),
});
export type StoredCardImport = Stored<typeof storedCardImports>;

/**
 * What an import changed of a card that was there: its sides before and what became of them, or that it was removed. With it the change is
 * made once however often it is sent, and can be taken back; then it is no longer there.
 */
export const storedImportChanges = defineItem({
  name: 'import-change',
  key: 'HH#{household}/IMPORTED#{deck}#{importHash}#{card}',
  schema: z.object({
    deck: z.string(),
    importHash: z.string(),
    card: z.string(),
    /** Absent where the card was removed. */
    sides: z.optional(z.object({ before: cardTexts, after: cardTexts })),
    /** Seconds since 1970, some time after the import can be undone no more. */
    expiresAt: z.int(),
  }),
});
export type StoredImportChange = Stored<typeof storedImportChanges>;

export type CardImportPlace = { readonly deck: string; readonly importHash: string };

const timeLength = 10;
const hashLength = 11;
const rowLength = 5;
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Rows that an id can tell apart. */
export const everyRow: RowRange = [0, 32 ** rowLength - 1];

/** @returns where the import of a client's id stands: by 55 bits of the id's SHA-256, in ULID's alphabet. */
export function placeOfImport(deck: string, importId: string): CardImportPlace {
  const digest = createHash('sha256').update(importId).digest();
  return { deck, importHash: Array.from(digest.subarray(0, hashLength), (byte) => crockford[byte % 32]).join('') };
}

/**
 * An import gives each row an id that is the same whenever the row is sent: the time at which the import began (so that the
 * cards stand where they were added), a hash of the import's id, and the row's number, so that text order is row order.
 */
export function cardOfRow(
  { startedAt }: Pick<StoredCardImport, 'startedAt'>,
  { importHash }: Pick<CardImportPlace, 'importHash'>,
  row: number,
): string {
  const digits = row.toString(32).padStart(rowLength, '0');
  const ending = Array.from(digits, (digit) => crockford[Number.parseInt(digit, 32)]).join('');
  return encodeTime(Date.parse(startedAt)) + importHash + ending;
}

/** @returns the row of a card, if it came with this import. */
export function rowOfCard(
  { startedAt }: Pick<StoredCardImport, 'startedAt'>,
  { importHash }: Pick<CardImportPlace, 'importHash'>,
  card: string,
): number | undefined {
  if (!card.startsWith(encodeTime(Date.parse(startedAt)) + importHash)) return undefined;
  return Array.from(card.slice(timeLength + hashLength)).reduce((row, digit) => row * 32 + crockford.indexOf(digit), 0);
}

/** @returns which import the card came with, if it came with any: ids that were made one by one have chance there. */
function importHashOf(card: string): string {
  return card.slice(timeLength, timeLength + hashLength);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** @returns until when an import can be undone. */
export function endOfUndo({ startedAt }: Pick<StoredCardImport, 'startedAt'>): Date {
  return new Date(Date.parse(startedAt) + retention.undoneImportDays * dayMs);
}

/** @returns until when what an import changed is kept: an undo that began at the very end has a day to come through. */
export function expiryOfChanges(started: Pick<StoredCardImport, 'startedAt'>): number {
  return Math.ceil((endOfUndo(started).getTime() + dayMs) / 1_000);
}

/** @returns how far the undo of an import is. */
export function undoStateOf({ undoingSince, undoneAt }: StoredCardImport): 'possible' | 'begun' | 'done' {
  if (undoneAt !== undefined) return 'done';
  return undoingSince === undefined ? 'possible' : 'begun';
}

/** @throws ProductError `import-undone` for an import that is, or is being, taken back. */
export function refuseUndone(seen: StoredCardImport | undefined): void {
  if (seen?.undoingSince !== undefined) throw new ProductError('import-undone');
}

/** @returns the rows that the deck counts, although their cards need not be there. */
export function unsavedRows({ saved = [], writing = [] }: StoredCardImport): RowRange[] {
  return leaveOutRows(joinRows(...writing.map(({ rows }) => rows)), saved);
}

/** @returns the calls of which a put may still arrive. */
export function listLiveCalls({ writing = [] }: StoredCardImport, now: Date) {
  return writing.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** @returns the write of an import's next state, refused when it changed since it was `seen`. */
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
 * What must go along with the change or the deletion of a card: if its import was cut off, its row counts as saved from then on, so
 * that the same part of the file, sent again, neither overwrites the card nor brings it back.
 * @throws ProductError `being-imported` while a put of the card may be on its way.
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

/** @returns whether cards of an import may still arrive: what is deleted then would leave them behind. */
export async function isBeingFilled(rows: Partition, by: { readonly deck?: string }, now: Date): Promise<boolean> {
  const { deck } = by;
  const imports = await storedCardImports.list(rows, deck === undefined ? {} : { deck });
  return imports.some((one) => listLiveCalls(one, now).length > 0);
}
