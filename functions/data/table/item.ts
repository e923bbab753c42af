import * as z from 'zod/mini';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { Attributes } from './expressions.ts';
import type { PlaceOf, SourceOf } from './item-key.ts';
import { ItemReader, type ObjectSchema } from './item-reader.ts';
import type { Forms, Parts, PartsOf } from './key-template.ts';
import type { Guard, Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** Field of an item that can be hidden: set when its deletion begins. From then on nobody sees it, and its rows follow. */
export const hideable = { deletingSince: z.optional(z.string()) };

/** Field of an item that is written on condition that nobody else changed it since it was read. */
export const versioned = { version: z.int() };

/** A set of texts as DynamoDB keeps it: never empty, and of one kind. `z.set` would look at each, for 1.2 KB more in every function. */
export const textSet = z.custom<ReadonlySet<string>>((value) => value instanceof Set);

/** Fields by which rows stand in an index, and that are no part of the item. */
export type IndexKeys = Partial<Parts<'dueKey' | 'listKey' | 'listSort'>>;

export interface ItemDefinition<N extends string, K extends string, S extends ObjectSchema> {
  /** As rows of this kind are called where the table is checked, and their frozen sample. */
  readonly name: N;
  /**
   * Partition key and sort key. What is in braces differs from row to row; where the item has a field of that name, both agree.
   * What stands in `HH#{…}` is a household's: it is only reached through a `Partition` that is bound to one household. What all families
   * share stands in `…#{suffix}`: it is spread over several partitions, see `ItemKey`.
   */
  readonly key: K;
  /** With `...hideable` and `...versioned` where the item is that. No other fields are ever written. */
  readonly schema: S;
  /** What values in the key look like, where it is not "anything but `#` and `/`". */
  readonly forms?: Forms;
  readonly indexKeys?: (item: z.output<S>) => IndexKeys;
  /** Fields that are read out of the key and not stored beside it: for rows of which a family has thousands. */
  readonly inKey?: readonly (keyof z.output<S> & PartsOf<K>)[];
}

/** @returns one kind of stored item, with all that follows from its key and its schema. It belongs into the catalogue: lists there, and the check of the table, know it by that. */
export function defineItem<const N extends string, const K extends string, S extends ObjectSchema>(
  definition: ItemDefinition<N, K, S>,
): Item<N, K, S> {
  return new Item(definition);
}

/** An item as it is read. */
export type Stored<I extends { readonly schema: ObjectSchema }> = z.output<I['schema']>;

type NumbersOf<T> = { readonly [F in keyof T as T[F] extends number | undefined ? F : never]?: number };

type SetsOf<T> = {
  readonly [F in keyof T as T[F] extends ReadonlySet<string> | undefined ? F : never]?: ReadonlySet<string>;
};

interface ChangeOf<T> {
  readonly set?: Partial<T>;
  readonly add?: NumbersOf<T> & SetsOf<T>;
  readonly takeOut?: SetsOf<T>;
  readonly remove?: readonly (keyof T & string)[];
}

/** What else must be true of the stored item, and the refusal when it is not: `conflict` unless said otherwise. */
interface GuardOf<T> {
  readonly equals?: Partial<T>;
  readonly atMost?: NumbersOf<T>;
  readonly otherwise?: ErrorCode;
}

type SeenOf<T> = T extends { readonly version: number } ? Pick<T, 'version'> : never;

/**
 * One kind of stored item: its key, how it is read, and its writes. Each is an action for a transaction, which refuses with `conflict`
 * when its condition does not hold, unless another refusal is named.
 */
export class Item<
  N extends string,
  K extends string,
  S extends ObjectSchema,
  T extends object = z.output<S>,
> extends ItemReader<K, S, T> {
  readonly name: N;
  /** @returns the fields by which an item stands in an index. */
  readonly indexKeys: (item: T) => IndexKeys;
  readonly #fields: ReadonlySet<string>;
  readonly #isHere: Attributes;

  constructor({ name, key, schema, forms, inKey = [], indexKeys = () => ({}) }: ItemDefinition<N, K, S>) {
    super(key, schema, { forms, inKey });
    this.name = name;
    this.indexKeys = indexKeys as (item: T) => IndexKeys;
    this.#fields = new Set(Object.keys(schema.shape).filter((field) => !this.inKey.includes(field)));
    this.#isHere = this.#fields.has('deletingSince') ? { deletingSince: undefined } : {};
  }

  /** The write of a new item. */
  create(where: SourceOf<K>, item: T & PlaceOf<K>, otherwise: ErrorCode = 'conflict'): WriteAction {
    return this.#put(where, item, { condition: { exists: false }, otherwise });
  }

  /** The write of an item, whatever stood in its place. */
  replace(where: SourceOf<K>, item: T & PlaceOf<K>): WriteAction {
    return this.#put(where, item, {});
  }

  /** The write of an item's next version, refused when it changed since it was `seen`. Not seen, or seen as version 0, it must be new. */
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

  /** The change of some fields of an item that is there. */
  change(where: SourceOf<K>, place: PlaceOf<K>, change: ChangeOf<T>, guard: GuardOf<T> = {}): WriteAction {
    return this.#change(where, place, change, this.#guard(guard));
  }

  changeEvenHidden(where: SourceOf<K>, place: PlaceOf<K>, change: ChangeOf<T>): WriteAction {
    return this.#change(where, place, change, { condition: { exists: true } });
  }

  /** The change of some fields, as the next version: refused when the item changed since it was `seen`. */
  changeSeen(
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

  /** The change of some fields of an item that need not be there yet. */
  changeOrCreate(
    where: SourceOf<K>,
    place: PlaceOf<K>,
    change: ChangeOf<T>,
    { atMost, otherwise }: Pick<GuardOf<T>, 'atMost' | 'otherwise'> = {},
  ): WriteAction {
    const guard = atMost ? { condition: { atMost: atMost as Record<string, number> } } : {};
    return this.#change(where, place, change, { ...guard, ...(otherwise && { otherwise }) });
  }

  /** The condition that an item is there when its transaction writes what belongs to it. Refuses with `not-found` unless said otherwise. */
  check(where: SourceOf<K>, place: PlaceOf<K>, guard: GuardOf<T> = {}): WriteAction {
    const { condition, otherwise = 'not-found' } = this.#guard(guard);
    return this.open(where, place).check(this.sortKey.write(place), condition, otherwise);
  }

  /** The condition that there is no such item, hidden or not, when its transaction is done. */
  checkAbsent(where: SourceOf<K>, place: PlaceOf<K>, otherwise: ErrorCode): WriteAction {
    return this.open(where, place).check(this.sortKey.write(place), { exists: false }, otherwise);
  }

  /** The removal of an item, whether or not it is there. */
  remove(where: SourceOf<K>, place: PlaceOf<K>): WriteAction {
    return this.open(where, place).remove(this.sortKey.write(place));
  }

  /** The removal of an item that must be there. */
  removeExisting(
    where: SourceOf<K>,
    place: PlaceOf<K>,
    { otherwise = 'not-found', equals }: GuardOf<T> = {},
  ): WriteAction {
    const condition = { exists: true, ...(equals && { equals: equals as Attributes }) };
    return this.open(where, place).remove(this.sortKey.write(place), { condition, otherwise });
  }

  /** The removal of an item, refused when it changed since it was `seen`. */
  removeSeen(where: SourceOf<K>, seen: SeenOf<T> & PlaceOf<K>, guard: GuardOf<T> = {}): WriteAction {
    return this.open(where, seen).remove(this.sortKey.write(seen), this.#guard(guard, { version: seen.version }));
  }

  /** Removes items of a household that nothing refers to any more, in pages. Safe to repeat. */
  async removeMany(where: SourceOf<K> & Partition, places: readonly PlaceOf<K>[]): Promise<void> {
    await where.removeMany(places.map((place) => this.sortKey.write(place)));
  }

  /** Puts items of a household that nobody else may change meanwhile, see {@link Table.putMany}. Safe to repeat. */
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
    const fields = Object.entries(item).filter(([field]) => this.#fields.has(field));
    return { ...Object.fromEntries(fields), ...this.indexKeys(item as unknown as T) };
  }

  #change(where: SourceOf<K>, place: PlaceOf<K>, change: object, guard: Guard): WriteAction {
    return this.open(where, place).change(this.sortKey.write(place), change, guard);
  }

  /** The item is there, not hidden, and of the version that was seen. */
  #guard({ otherwise, equals, atMost }: GuardOf<T>, seen: Attributes = {}) {
    const values: Attributes = { ...this.#isHere, ...seen, ...equals };
    const condition = {
      exists: true,
      ...(Object.keys(values).length > 0 && { equals: values }),
      ...(atMost && { atMost: atMost as Record<string, number> }),
    };
    return { condition, ...(otherwise && { otherwise }) };
  }
}
