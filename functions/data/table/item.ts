import * as z from 'zod/mini';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { Attributes } from './expressions.ts';
import type { PlaceOf, SourceOf } from './item-key.ts';
import { ItemReader, type ObjectSchema } from './item-reader.ts';
import type { Forms, Parts, PartsOf } from './key-template.ts';
import type { Guard, Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** Field of an item that can be hidden. It is set when the item's deletion begins: from then on nobody sees the item, and its rows are removed afterward. */
export const hideable = { deletingSince: z.optional(z.string()) };

/** Field of an item with optimistic locking: a write is refused if the item changed since it was read. */
export const versioned = { version: z.int() };

/** A DynamoDB string set, which is never empty. `z.set` would check each entry, and adds 1.2 KB to every function. */
export const textSet = z.custom<ReadonlySet<string>>((value) => value instanceof Set);

/** Keys that place a row in an index. They are not fields of the item. */
export type IndexKeys = Partial<Parts<'dueKey' | 'listKey' | 'listSort'>>;

export interface ItemDefinition<N extends string, K extends string, S extends ObjectSchema> {
  /** Identifies this kind of item in the catalogue, and its frozen sample in the tests. */
  readonly name: N;
  /**
   * Partition key and sort key. Names in braces stand for values that differ by row; an item field of the same name has the same value. Keys in `HH#{…}`
   * belong to a household and are only reachable through a `Partition` bound to that household. Keys in `…#{suffix}` belong to a list of all
   * families, which is spread over several partitions (see `ItemKey`).
   */
  readonly key: K;
  /**
   * Includes `...hideable` and `...versioned` where they apply. Ids of items in a household omit the household part. No other fields are written. A function
   * where every bundle has the item and few calls use it: the schema is then built on first use.
   */
  readonly schema: S | (() => S);
  /** Patterns of key values, where the default (anything except `#` and `/`) does not fit. */
  readonly forms?: Forms;
  readonly indexKeys?: (item: z.output<S>) => IndexKeys;
  /** Fields that are read from the key instead of being stored twice. Used for items of which one family has thousands. */
  readonly inKey?: readonly (keyof z.output<S> & PartsOf<K>)[];
}

/** @returns one kind of stored item. Add it to the catalogue: only the kinds listed there are checked, and deleted with their household. */
export function defineItem<const N extends string, const K extends string, S extends ObjectSchema>(
  definition: ItemDefinition<N, K, S>,
): Item<N, K, S> {
  return new Item(definition);
}

/** The type of an item as it is read. */
export type Stored<I extends { readonly schema: ObjectSchema }> = z.output<I['schema']>;

type NumbersOf<T> = { readonly [F in keyof T as T[F] extends number | undefined ? F : never]?: number };

type SetsOf<T> = {
  readonly [F in keyof T as T[F] extends ReadonlySet<string> | undefined ? F : never]?: ReadonlySet<string>;
};

interface ChangeOf<T> {
  readonly set?: Partial<T>;
  readonly add?: NumbersOf<T> & SetsOf<T>;
  readonly removeFromSet?: SetsOf<T>;
  readonly remove?: readonly (keyof T & string)[];
}

/** Further conditions on the stored item, and the error when they fail (`conflict` by default). */
interface GuardOf<T> {
  readonly equals?: Partial<T>;
  readonly atMost?: NumbersOf<T>;
  readonly otherwise?: ErrorCode;
}

type SeenOf<T> = T extends { readonly version: number } ? Pick<T, 'version'> : never;

/** A kind of stored item: its key, reads and writes. A write is an action that fails with `conflict` on an unmet condition unless another error is named. */
export class Item<
  N extends string,
  K extends string,
  S extends ObjectSchema,
  T extends object = z.output<S>,
> extends ItemReader<K, S, T> {
  readonly name: N;
  readonly indexKeys: (item: T) => IndexKeys;
  #fields: ReadonlySet<string> | undefined;

  constructor({ name, key, schema, forms, inKey = [], indexKeys = () => ({}) }: ItemDefinition<N, K, S>) {
    super(key, schema, { forms, inKey });
    this.name = name;
    this.indexKeys = indexKeys as (item: T) => IndexKeys;
  }

  /** The fields that are stored. */
  get #stored(): ReadonlySet<string> {
    this.#fields ??= new Set(Object.keys(this.schema.shape).filter((field) => !this.inKey.includes(field)));
    return this.#fields;
  }

  /** Creates an item that must not exist yet. */
  create(where: SourceOf<K>, item: T & PlaceOf<K>, otherwise: ErrorCode = 'conflict'): WriteAction {
    return this.#put(where, item, { condition: { exists: false }, otherwise });
  }

  /** Writes an item and replaces any existing one. */
  replace(where: SourceOf<K>, item: T & PlaceOf<K>): WriteAction {
    return this.#put(where, item, {});
  }

  /** Writes the next version of an item; refused if it changed since `seen` was read. Without `seen`, or with version 0, the item must be new. */
  save(
    where: SourceOf<K>,
    seen: SeenOf<T> | undefined,
    next: Omit<T, 'version'> & PlaceOf<K>,
    { equals }: Pick<GuardOf<T>, 'equals'> = {},
  ): WriteAction {
    const version = seen?.version ?? 0;
    const asSeen = this.#guard(equals ? { equals } : {}, { version });
    const guard = version === 0 ? { condition: { exists: false } } : asSeen;
    return this.#put(where, { ...next, version: version + 1 }, guard);
  }

  /** Changes some fields of an existing item that is not hidden. */
  change(where: SourceOf<K>, place: PlaceOf<K>, change: ChangeOf<T>, guard: GuardOf<T> = {}): WriteAction {
    return this.#change(where, place, change, this.#guard(guard));
  }

  changeEvenHidden(where: SourceOf<K>, place: PlaceOf<K>, change: ChangeOf<T>): WriteAction {
    return this.#change(where, place, change, { condition: { exists: true } });
  }

  /** Changes some fields as the next version; refused if the item changed since `seen` was read. */
  changeIfUnchanged(
    where: SourceOf<K>,
    seen: SeenOf<T> & PlaceOf<K>,
    { set, ...change }: ChangeOf<T>,
    guard: GuardOf<T> = {},
  ): WriteAction {
    const { version } = seen;
    return this.#change(
      where,
      seen,
      { ...change, set: { ...set, version: version + 1 } },
      this.#guard(guard, { version }),
    );
  }

  /** Changes some fields of an item, and creates it if it does not exist. */
  changeOrCreate(
    where: SourceOf<K>,
    place: PlaceOf<K>,
    change: ChangeOf<T>,
    { atMost, otherwise }: Pick<GuardOf<T>, 'atMost' | 'otherwise'> = {},
  ): WriteAction {
    const guard = atMost ? { condition: { atMost: atMost as Record<string, number> } } : {};
    return this.#change(where, place, change, { ...guard, ...(otherwise && { otherwise }) });
  }

  /** Requires that an item exists and is not hidden when the transaction commits. The default error is `not-found`. */
  check(where: SourceOf<K>, place: PlaceOf<K>, guard: GuardOf<T> = {}): WriteAction {
    const { condition, otherwise = 'not-found' } = this.#guard(guard);
    return this.open(where, place).check(this.sortKey.write(place), condition, otherwise);
  }

  /** Requires that no such item exists, hidden or not, when the transaction commits. */
  checkAbsent(where: SourceOf<K>, place: PlaceOf<K>, otherwise: ErrorCode): WriteAction {
    return this.open(where, place).check(this.sortKey.write(place), { exists: false }, otherwise);
  }

  /** Removes an item, if it exists. */
  remove(where: SourceOf<K>, place: PlaceOf<K>): WriteAction {
    return this.open(where, place).remove(this.sortKey.write(place));
  }

  /** Removes an item that must exist. */
  removeExisting(
    where: SourceOf<K>,
    place: PlaceOf<K>,
    { otherwise = 'not-found', equals }: GuardOf<T> = {},
  ): WriteAction {
    const condition = { exists: true, ...(equals && { equals: equals as Attributes }) };
    return this.open(where, place).remove(this.sortKey.write(place), { condition, otherwise });
  }

  /** Removes an item; refused if it changed since `seen` was read. */
  removeIfUnchanged(where: SourceOf<K>, seen: SeenOf<T> & PlaceOf<K>, guard: GuardOf<T> = {}): WriteAction {
    return this.open(where, seen).remove(this.sortKey.write(seen), this.#guard(guard, { version: seen.version }));
  }

  /** Removes a household's items that nothing refers to, in batches. Safe to repeat. */
  async removeMany(where: SourceOf<K> & Partition, places: readonly PlaceOf<K>[]): Promise<void> {
    await where.removeMany(places.map((place) => this.sortKey.write(place)));
  }

  /** Writes a household's items that nobody else can change at the same time, see {@link Table.putMany}. Safe to repeat. */
  async putMany(
    where: SourceOf<K> & Partition,
    items: readonly (T & PlaceOf<K>)[],
    hasTime: () => boolean,
  ): Promise<boolean> {
    return await where.putMany(
      items.map((item) => ({ sortKey: this.sortKey.write(item), item: this.#toRow(item) })),
      hasTime,
    );
  }

  #put(where: SourceOf<K>, item: object & PlaceOf<K>, guard: Guard): WriteAction {
    return this.open(where, item).put(this.sortKey.write(item), this.#toRow(item), guard);
  }

  #toRow(item: object): Attributes {
    const fields = Object.entries(item).filter(([field]) => this.#stored.has(field));
    return { ...Object.fromEntries(fields), ...this.indexKeys(item as unknown as T) };
  }

  #change(where: SourceOf<K>, place: PlaceOf<K>, change: object, guard: Guard): WriteAction {
    return this.open(where, place).change(this.sortKey.write(place), change, guard);
  }

  /** Builds the condition that the item exists, is not hidden, and has the version that was seen. */
  #guard({ otherwise, equals, atMost }: GuardOf<T>, seen: Attributes = {}) {
    const isHere = this.#stored.has('deletingSince') && { deletingSince: undefined };
    const values: Attributes = { ...isHere, ...seen, ...equals };
    const condition = {
      exists: true,
      ...(Object.keys(values).length > 0 && { equals: values }),
      ...(atMost && { atMost: atMost as Record<string, number> }),
    };
    return { condition, ...(otherwise && { otherwise }) };
  }
}
