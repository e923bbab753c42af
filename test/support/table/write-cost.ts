import { isDeepStrictEqual } from 'node:util';
import { tableDefinition } from '../../../functions/data/table/table-definition.ts';
import { itemBytes } from './item-size.ts';

export type Item = Readonly<Record<string, unknown>>;

/** An item before and after a write; `undefined` where it does not exist. */
export interface WrittenItem {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Write units of the table and, in addition, of its indexes. */
export interface WriteUnits {
  readonly writes: number;
  readonly indexWrites: number;
}

interface IndexKeys {
  /** The index contains exactly the items that have all of these fields. */
  readonly fields: readonly string[];
}

const indexes: readonly IndexKeys[] = [
  ...tableDefinition.localIndexes.map(({ sortKey }) => ({ fields: [sortKey] })),
  ...tableDefinition.globalIndexes.map(({ partitionKey, sortKey }) => ({ fields: [partitionKey, sortKey] })),
];

/**
 * Cost of writing items (DynamoDB developer guide). Each item costs one unit per started kilobyte of the larger of its two states, at least
 * one, and double in a transaction. Indexes hold whole items. An index costs nothing for an item outside it, one write to insert, remove or
 * update it in place, and two when the item's index key changes.
 * Assumed, not confirmed on AWS: a condition check costs as much as a write of its item, and an index is written once, not twice, for a
 * transaction.
 */
export function writeCost(items: readonly WrittenItem[], isTransaction: boolean): WriteUnits {
  const factor = isTransaction ? 2 : 1;
  return {
    writes:
      factor * items.reduce((sum, { before, after }) => sum + Math.max(1, kilobytes(before), kilobytes(after)), 0),
    indexWrites: items.reduce((sum, item) => sum + indexes.reduce((own, index) => own + upkeep(index, item), 0), 0),
  };
}

/** @returns the number of stored copies of an item, in the table and its indexes; each is charged. */
export function storedCopies(item: Item): number {
  return 1 + indexes.filter((index) => placeIn(index, item) !== undefined).length;
}

function upkeep(index: IndexKeys, { before, after }: WrittenItem): number {
  const from = placeIn(index, before);
  const to = placeIn(index, after);
  if (from === to)
    return from === undefined || isDeepStrictEqual(before, after) ? 0 : Math.max(kilobytes(before), kilobytes(after));
  return (from === undefined ? 0 : kilobytes(before)) + (to === undefined ? 0 : kilobytes(after));
}

function placeIn({ fields }: IndexKeys, item: Item | undefined): string | undefined {
  const values = fields.map((field) => item?.[field]);
  return values.every((value) => typeof value === 'string') ? values.join('\n') : undefined;
}

function kilobytes(item: Item | undefined): number {
  return item === undefined ? 0 : Math.ceil(itemBytes(item) / 1_024);
}
