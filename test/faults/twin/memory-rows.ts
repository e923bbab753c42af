import { tableDefinition } from '../../../functions/data/table/table-definition.ts';
import type { Key } from '../../../functions/data/table/expressions.ts';
import { itemBytes } from '../../support/table/item-size.ts';
import type { Fields } from './expressions.ts';

/** Key fields of the table and of each index. */
export const orders: Readonly<Record<string, { readonly partition: string; readonly sort: string }>> = {
  table: { partition: tableDefinition.partitionKey, sort: tableDefinition.sortKey },
  ...Object.fromEntries(
    tableDefinition.localIndexes.map(({ name, sortKey }) => [
      name,
      { partition: tableDefinition.partitionKey, sort: sortKey },
    ]),
  ),
  ...Object.fromEntries(
    tableDefinition.globalIndexes.map(({ name, partitionKey, sortKey }) => [
      name,
      { partition: partitionKey, sort: sortKey },
    ]),
  ),
};

/** A sort key range in one partition of the table or of an index. */
export interface KeyRange {
  readonly index: string | undefined;
  readonly partition: string;
  readonly from: string;
  readonly to: string;
  readonly isForward: boolean;
  readonly limit: number;
  readonly startKey: Fields | undefined;
}

type Rows = ReadonlyMap<string, ReadonlyMap<string, Fields>>;

/** Rows by partition and sort key. Stored rows are never modified, only replaced. */
export class MemoryRows {
  #partitions = new Map<string, Map<string, Fields>>();

  get({ PK, SK }: Key): Fields | undefined {
    return this.#partitions.get(PK)?.get(SK);
  }

  put(row: Fields): void {
    const [partition, sort] = [String(row['PK']), String(row['SK'])];
    const rows = this.#partitions.get(partition) ?? new Map<string, Fields>();
    this.#partitions.set(partition, rows.set(sort, row));
  }

  remove({ PK, SK }: Key): void {
    this.#partitions.get(PK)?.delete(SK);
  }

  /** @returns the rows of a partition, or all rows by partition, without a particular order. */
  list(partition?: string): Fields[] {
    const chosen = partition === undefined ? [...this.#partitions.keys()] : [partition];
    return chosen.flatMap((name) => [...(this.#partitions.get(name)?.values() ?? [])]);
  }

  /** @returns one page of rows, and the start key of the next page if the limit ended this one. */
  query({ index = 'table', partition, from, to, isForward, limit, startKey }: KeyRange) {
    const order = orders[index];
    if (!order) throw new TypeError(`The twin has no index ${index}.`);
    const keys = index === 'table' ? ['SK'] : [order.sort, 'PK', 'SK'];
    const isIn = (row: Fields) => {
      const [own, sort] = [row[order.partition], row[order.sort]];
      return (
        own === partition && typeof sort === 'string' && compareKeys(sort, from) >= 0 && compareKeys(sort, to) <= 0
      );
    };
    const compare = byKeys(keys);
    const found = this.#candidates(order.partition, partition).filter(isIn).toSorted(compare);
    if (!isForward) found.reverse();
    const sign = isForward ? 1 : -1;
    const rest = startKey ? found.filter((row) => sign * compare(row, startKey) > 0) : found;
    const items = rest.slice(0, Math.min(limit, countOfPage(rest)));
    const last = items.length === limit || items.length < rest.length ? items.at(-1) : undefined;
    const keyFields = new Set(['PK', 'SK', order.partition, order.sort]);
    const nextKey = last && Object.fromEntries([...keyFields].map((field) => [field, last[field]]));
    return { items, nextKey };
  }

  #candidates(field: string, partition: string): Fields[] {
    if (field === 'PK') return [...(this.#partitions.get(partition)?.values() ?? [])];
    return [...this.#partitions.values()].flatMap((rows) => [...rows.values()]);
  }

  /** Takes a snapshot. @returns a function that restores it. */
  keep(): () => void {
    const kept: Rows = copyRows(this.#partitions);
    return () => {
      this.#partitions = copyRows(kept);
    };
  }
}

/** Bytes after which DynamoDB ends a page: with the row that goes beyond them. */
const pageBytes = 1024 * 1024;

/** @returns how many of these rows fit into one page. */
function countOfPage(rows: readonly Fields[]): number {
  let bytes = 0;
  const beyond = rows.findIndex((row) => (bytes += bytesOf(row)) > pageBytes);
  return beyond === -1 ? rows.length : beyond + 1;
}

/** Sizes are kept, because rows never change. */
const sizes = new WeakMap<Fields, number>();

/** @returns the size of a stored row, as DynamoDB counts it. */
export function bytesOf(row: Fields): number {
  const bytes = sizes.get(row) ?? itemBytes(row);
  sizes.set(row, bytes);
  return bytes;
}

function copyRows(rows: Rows): Map<string, Map<string, Fields>> {
  return new Map([...rows].map(([partition, own]) => [partition, new Map(own)]));
}

function byKeys(fields: readonly string[]): (a: Fields, b: Fields) => number {
  return (a, b) => {
    for (const field of fields) {
      const order = compareKeys(String(a[field]), String(b[field]));
      if (order !== 0) return order;
    }
    return 0;
  };
}

const [firstSurrogate, lastSurrogate] = [0xd8_00, 0xdf_ff];

/** Compares by UTF-8 bytes, as DynamoDB does. The order differs from JavaScript's only for surrogate pairs. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [unitA, unitB] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (unitA !== unitB) return weighUnit(unitA) - weighUnit(unitB);
  }
  return a.length - b.length;
}

/** Sorts surrogates after all other code units. */
function weighUnit(unit: number): number {
  return unit >= firstSurrogate && unit <= lastSurrogate ? unit + 0x1_00_00 : unit;
}
