import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { ProductError } from '../../shared/errors.ts';
import { storedDecks } from './deck.ts';
import { defineItem, type Stored } from './table/item.ts';
import type { Partition } from './table/partition.ts';

/** When an import into a deck began: the time in the ids of all its cards. */
export const storedCardImports = defineItem({
  name: 'card-import',
  key: 'HH#{household}/IMPORT#{deck}#{importHash}',
  schema: z.object({ startedAt: z.string() }),
});
type StoredCardImport = Stored<typeof storedCardImports>;

const hashLength = 11;
const rowLength = 5;
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An import gives each row an id that is the same whenever the row is sent: the time at which the import began (so that the
 * cards stand where they were added), a hash of the import's id, and the row's number.
 */
export interface CardImport {
  readonly cardOfRow: (row: number) => string;
}

/**
 * Finds the import, or notes that it begins now. Of two calls at the same moment one decides for both.
 * @throws ProductError `not-found` when the deck was deleted meanwhile.
 */
export async function openCardImport(rows: Partition, deck: string, importId: string, now: Date): Promise<CardImport> {
  const importHash = hashImport(importId);
  const place = { deck, importHash };
  const started = (await storedCardImports.find(rows, place)) ?? (await beginImport(rows, place, now));
  const prefix = encodeTime(Date.parse(started.startedAt)) + importHash;
  return { cardOfRow: (row) => prefix + encodeRow(row) };
}

async function beginImport(
  rows: Partition,
  place: { readonly deck: string; readonly importHash: string },
  now: Date,
): Promise<StoredCardImport> {
  const fresh = { ...place, startedAt: now.toISOString() };
  try {
    await rows.commit([storedCardImports.create(rows, fresh), storedDecks.check(rows, place)]);
    return fresh;
  } catch (error) {
    const isTaken = error instanceof ProductError && error.code === 'conflict';
    const known = isTaken ? await storedCardImports.find(rows, place) : undefined;
    if (!known) throw error;
    return known;
  }
}

/** @returns 55 bits of the id's SHA-256, in ULID's alphabet. */
function hashImport(importId: string): string {
  const digest = createHash('sha256').update(importId).digest();
  return Array.from(digest.subarray(0, hashLength), (byte) => crockford[byte % 32]).join('');
}

/** @returns the row's number as 5 digits in ULID's alphabet, so that text order is row order. */
function encodeRow(row: number): string {
  const digits = row.toString(32).padStart(rowLength, '0');
  return Array.from(digits, (digit) => crockford[Number.parseInt(digit, 32)]).join('');
}
