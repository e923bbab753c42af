import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import type { Attributes, Key } from './expressions.ts';
import { ItemKey, type ListOf, type PlaceOf, type SourceOf } from './item-key.ts';
import type { Forms, Parts } from './key-template.ts';
import { type ItemPage, type ListRange, Partition, type ReadRow } from './partition.ts';
import type { Table } from './table.ts';

/** The result type of `z.object`. */
export type ObjectSchema = z.core.$ZodObject & { readonly shape: object };

/** A section of a list. Its bounds are values of the first part of the key that the list is not filtered by. */
export interface Range {
  /** First value, inclusive. */
  readonly from?: string | undefined;
  /** First value, exclusive: an alternative to `from`. */
  readonly after?: string | undefined;
  /** Last value, inclusive. */
  readonly upTo?: string | undefined;
  /** Last value, exclusive: an alternative to `upTo`. */
  readonly before?: string | undefined;
  readonly newestFirst?: boolean;
  /** See {@link ListRange}. */
  readonly eventuallyConsistent?: boolean;
}

type ListArguments<K extends string> =
  object extends ListOf<K> ? [by?: ListOf<K>, range?: Range] : [by: ListOf<K>, range?: Range];

interface Bound<K extends string> {
  readonly id: string;
  readonly rows: SourceOf<K>;
}

/** Reference to one row, so that rows of several kinds can be read in one call; see `readTogether`. */
export interface Reference<T> {
  readonly key: Key;
  readonly read: ReadRow<T>;
}

/** Reads items of one kind. Hidden items are left out, except by methods named `…EvenHidden`. */
export class ItemReader<K extends string, S extends ObjectSchema, T extends object = z.output<S>> extends ItemKey<K> {
  readonly #schema: S | (() => S);
  #built: S | undefined;
  /** Fields that are read from the key instead of the row. */
  readonly inKey: readonly string[];

  constructor(
    key: K,
    schema: S | (() => S),
    { forms, inKey = [] }: { forms?: Forms | undefined; inKey?: readonly string[] } = {},
  ) {
    super(key, forms);
    this.#schema = schema;
    this.inKey = inKey;
  }

  get schema(): S {
    this.#built ??= typeof this.#schema === 'function' ? this.#schema() : this.#schema;
    return this.#built;
  }

  async find(where: SourceOf<K>, place: PlaceOf<K>): Promise<T | undefined> {
    return (await this.findMany(where, [place]))[0];
  }

  async findEvenHidden(where: SourceOf<K>, place: PlaceOf<K>): Promise<T | undefined> {
    const [row] = await this.#rowsAt(where, [place]);
    return row && this.parse(row);
  }

  /** @throws ProductError `not-found` */
  async require(where: SourceOf<K>, place: PlaceOf<K>): Promise<T> {
    const found = await this.find(where, place);
    if (!found) throw new ProductError('not-found');
    return found;
  }

  /** @returns the item of a public id, see {@link ItemKey.placeOf}. @throws ProductError `not-found` */
  async requireById(household: Bound<K>, id: string, within?: Partial<PlaceOf<K>>): Promise<T> {
    return await this.require(household.rows, this.placeOf(household.id, id, within));
  }

  /** @returns the items that exist, in the order of the places. */
  async findMany(where: SourceOf<K>, places: readonly PlaceOf<K>[]): Promise<T[]> {
    return (await this.#rowsAt(where, places)).flatMap(this.read);
  }

  /** @returns all items, or all that match `by` (`{ deck }` for the cards of a deck), in key order. */
  async list(where: SourceOf<K>, ...[by, range]: ListArguments<K>): Promise<T[]> {
    return await this.first(where, by ?? ({} as ListOf<K>), Number.POSITIVE_INFINITY, range);
  }

  async first(where: SourceOf<K>, by: ListOf<K>, count: number, range: Range = {}): Promise<T[]> {
    const stretch = this.#stretch(by, range);
    if (where instanceof Partition || !this.isSpread) {
      return await this.open(where, by).first(stretch, count, this.read);
    }
    const inAll = this.openAll(where, by).map(
      async (partition) => await partition.first(stretch, count, (row) => [row]),
    );
    const sign = range.newestFirst ? -1 : 1;
    const rows = (await Promise.all(inAll)).flat();
    return rows
      .toSorted((one, other) => (String(one['SK']) < String(other['SK']) ? -sign : sign))
      .slice(0, count)
      .flatMap(this.read);
  }

  /** @returns one page of a list, from a single read: up to `count` items and about 1 MB, and whether more follow. */
  async page(where: SourceOf<K>, by: ListOf<K>, count: number, range: Range = {}): Promise<ItemPage<T>> {
    return await this.open(where, by).page(this.#stretch(by, range), count, this.read);
  }

  at(where: SourceOf<K>, place: PlaceOf<K>): Reference<T> {
    return { key: this.keyAt(where, place), read: this.read };
  }

  atEvenHidden(where: SourceOf<K>, place: PlaceOf<K>): Reference<T> {
    return { key: this.keyAt(where, place), read: (row) => [this.parse(row)] };
  }

  /** @returns the item of a row; an empty list if it is hidden. */
  readonly read = (row: Attributes): T[] => {
    const item = this.parse(row);
    return 'deletingSince' in item && item.deletingSince !== undefined ? [] : [item];
  };

  /** @returns the item of a row, hidden or not. @throws ZodError when the row does not match the schema. */
  parse(row: Attributes): T {
    return z.parse(this.schema, this.complete(row)) as T;
  }

  /** @returns the row with the fields that are read from its key. Older rows may store them as well. */
  complete(row: Attributes): Attributes {
    if (this.inKey.length === 0) return row;
    const place: Parts = this.readKey({ PK: String(row['PK']), SK: String(row['SK']) }) ?? {};
    return { ...Object.fromEntries(this.inKey.map((field) => [field, place[field]])), ...row };
  }

  async #rowsAt(where: Partition | Table, places: readonly PlaceOf<K>[]): Promise<Attributes[]> {
    const keys = places.map((place) => this.open(where, place).key(this.sortKey.write(place)));
    const rows: Attributes[] =
      where instanceof Partition ? await where.getMany(keys.map(({ SK }) => SK)) : await where.getMany(keys);
    const byKey = new Map(rows.map((row) => [`${String(row['PK'])}/${String(row['SK'])}`, row] as const));
    return keys.map(({ PK, SK }) => byKey.get(`${PK}/${SK}`)).filter((row) => row !== undefined);
  }

  #stretch(by: ListOf<K>, { newestFirst, eventuallyConsistent, ...bounds }: Range): ListRange {
    const prefix = this.beginningOf(by);
    const given = Object.entries(bounds).filter(([, value]) => value !== undefined);
    const keys = Object.fromEntries(given.map(([bound, value]) => [bound, prefix + value]));
    return {
      prefix,
      ...keys,
      ...(newestFirst && { newestFirst }),
      ...(eventuallyConsistent && { eventuallyConsistent }),
    };
  }
}
