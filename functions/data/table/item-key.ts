import { createHash } from 'node:crypto';
import { ProductError } from '../../../shared/errors.ts';
import { joinId, splitId } from '../../../shared/ids.ts';
import { type Forms, KeyTemplate, type LeadOf, type Parts, type PartsOf } from './key-template.ts';
import { Partition } from './partition.ts';
import type { Key } from './expressions.ts';
import type { Table } from './table.ts';

type InHousehold = `HH#{${string}}/${string}`;
type PartitionKeyOf<K extends string> = K extends `${infer Name}/${string}` ? Name : never;
type SortKeyOf<K extends string> = K extends `${string}/${infer Name}` ? Name : never;

/** Where an item is read from: a household's items from the ONE partition that the caller was admitted to, all others from the table. */
export type SourceOf<K extends string> = K extends InHousehold ? Partition : Table;

/**
 * The part of a partition key that spreads the list of all families over {@link spreadOver} partitions. It is calculated from the sort key (DynamoDB
 * Developer Guide, "Write sharding: using calculated suffixes"), never passed in; reading a list reads all of them.
 */
type Suffix = 'suffix';

/**
 * A single partition takes at most 1,000 write units a second and, because of the local index, 10 GB. The number can never change: rows
 * under other suffixes would not be found.
 */
export const spreadOver = 4;

/** The values that identify an item in its source: all values of its key except the household and a calculated suffix. */
export type PlaceOf<K extends string> = Parts<Exclude<PartsOf<K extends InHousehold ? SortKeyOf<K> : K>, Suffix>>;

/** The leading key values that select a list of items. */
export type ListOf<K extends string> = K extends InHousehold
  ? LeadOf<SortKeyOf<K>>
  : Parts<Exclude<PartsOf<PartitionKeyOf<K>>, Suffix>> & LeadOf<SortKeyOf<K>>;

/** The key of one kind of item: builds keys, recognizes rows of this kind, and converts public ids. */
export class ItemKey<K extends string> {
  readonly partitionKey: KeyTemplate;
  readonly sortKey: KeyTemplate;
  /** Whether the list is spread over several partitions. */
  protected readonly isSpread: boolean;

  /** @param key partition key and sort key; names in braces stand for values that differ by row. */
  constructor(key: K, forms: Forms = {}) {
    const [partitionKey = '', sortKey = ''] = key.split('/');
    this.partitionKey = new KeyTemplate(partitionKey, forms);
    this.sortKey = new KeyTemplate(sortKey, forms);
    this.isSpread = partitionKey.includes('{suffix}');
  }

  /** @returns all values of the key, if the row is of this kind. */
  readKey({ PK, SK }: Key): Parts<PartsOf<K>> | undefined {
    const [inPartition, inSortKey] = [this.partitionKey.read(PK), this.sortKey.read(SK)];
    return inPartition && inSortKey && ({ ...inPartition, ...inSortKey } as Parts<PartsOf<K>>);
  }

  /** @returns the key as text; each half ends before its first missing value. */
  describe(values: Partial<Parts<PartsOf<K>>>): string {
    return `${this.partitionKey.writeLead(values)}/${this.sortKey.writeLead(values)}`;
  }

  /** @returns the sort key prefix that all these items share, for {@link Partition.removeAll}. */
  beginningOf(by: ListOf<K>): string {
    return this.sortKey.writeLead(by);
  }

  /** @returns the public id of a household's item: the household's id, followed by the values that identify the item in it. */
  idOf(householdId: string, place: PlaceOf<K>): string {
    const values: Parts = place;
    return joinId(householdId, ...this.sortKey.parts.map((part) => values[part] ?? ''));
  }

  /**
   * @param within values that the id must contain, such as the deck of a card.
   * @returns the values that identify the item of a public id.
   * @throws ProductError `not-found` for an id of another kind or of another household.
   */
  placeOf(householdId: string, id: string, within: Partial<PlaceOf<K>> = {}): PlaceOf<K> {
    const { parts } = this.sortKey;
    const [household, ...values] = splitId(id, parts.length + 1) ?? [];
    const place: Parts = Object.fromEntries(parts.map((part, at) => [part, values[at] ?? '']));
    const isWithin = Object.entries(within).every(([part, value]) => place[part] === value);
    if (household !== householdId || !isWithin) throw new ProductError('not-found');
    return place as PlaceOf<K>;
  }

  protected keyAt(where: SourceOf<K>, place: PlaceOf<K>): Key {
    return this.open(where, place).key(this.sortKey.write(place));
  }

  /** @returns the partition that holds the item. */
  protected open(where: Partition | Table, place: Parts): Partition {
    if (where instanceof Partition) return where;
    const suffix = this.isSpread && { suffix: suffixOf(this.sortKey.write(place)) };
    return new Partition(where, this.partitionKey.write({ ...place, ...suffix }));
  }

  /** @returns all partitions over which a list is spread. */
  protected openAll(table: Table, by: Parts): Partition[] {
    return Array.from(
      { length: spreadOver },
      (_, suffix) => new Partition(table, this.partitionKey.write({ ...by, suffix: String(suffix) })),
    );
  }
}

function suffixOf(sortKey: string): string {
  return String(createHash('sha256').update(sortKey).digest().readUInt32BE() % spreadOver);
}
