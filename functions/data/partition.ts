import type * as z from 'zod';
import type { Attributes, Change, Condition } from './expressions.ts';
import type { Key, Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

type Guard = Pick<WriteAction, 'condition' | 'otherwise'>;

/** A stretch of sort keys that share a prefix. The index `by-due` has sort keys of its own. */
export interface ListRange {
  readonly prefix: string;
  /** From this key on, the key itself included … */
  readonly from?: string;
  /** … or only from behind this one. */
  readonly after?: string;
  /** Up to this key, the key itself included … */
  readonly upTo?: string;
  /** … or not included. */
  readonly before?: string;
  readonly newestFirst?: boolean;
  readonly index?: 'by-due';
}

export interface ItemPage<T> {
  readonly items: T[];
  readonly hasMore: boolean;
}

/** Rows that are read and removed together. */
const removedPerPage = 500;

/** Sorts behind every character that a key can hold. */
const beyondEveryKey = '\uffff';
/** Sorts directly behind a key: the first key that is not it. */
const justAfter = '\u0000';

/** @returns the largest key that sorts before this one, as far as keys of the product go. */
function justBefore(key: string): string {
  return key.slice(0, -1) + String.fromCharCode((key.codePointAt(key.length - 1) ?? 1) - 1) + beyondEveryKey;
}

/**
 * A table of which only ONE partition can be reached: the key that would name another one is not a parameter.
 * Handlers are handed the partition of the household that the caller was found to be a member of.
 */
export class Partition {
  readonly #table: Table;
  readonly #name: string;

  constructor(table: Table, name: string) {
    this.#table = table;
    this.#name = name;
  }

  async get<S extends z.ZodType>(schema: S, sortKey: string): Promise<z.output<S> | undefined> {
    const item = await this.#table.get(this.key(sortKey));
    return item && schema.parse(item);
  }

  /** @returns the items that exist, by sort key. */
  async getMany<S extends z.ZodType>(schema: S, sortKeys: readonly string[]): Promise<Map<string, z.output<S>>> {
    const items = await this.#table.getMany(sortKeys.map((sortKey) => this.key(sortKey)));
    return new Map(items.map((item) => [String(item['SK']), schema.parse(item)]));
  }

  /** @returns everything in the range, however many pages DynamoDB makes of it. */
  async list<S extends z.ZodType>(schema: S, range: ListRange): Promise<z.output<S>[]> {
    return await this.first(schema, range, Number.POSITIVE_INFINITY);
  }

  /** @returns the first `count` items of the range. */
  async first<S extends z.ZodType>(schema: S, range: ListRange, count: number): Promise<z.output<S>[]> {
    const found: z.output<S>[] = [];
    let startKey: Attributes | undefined;
    do {
      const limit = Number.isFinite(count) ? { limit: count - found.length } : {};
      const page = await this.#table.queryPage({ ...this.#bounds(range), ...limit, ...(startKey && { startKey }) });
      found.push(...page.items.map((item) => schema.parse(item)));
      startKey = page.nextKey;
    } while (startKey && found.length < count);
    return found;
  }

  /** @returns one read's worth of the range: at most `count` items and about 1 MB, and whether more follow. */
  async page<S extends z.ZodType>(schema: S, range: ListRange, count: number): Promise<ItemPage<z.output<S>>> {
    const { items, nextKey } = await this.#table.queryPage({ ...this.#bounds(range), limit: count });
    return { items: items.map((item) => schema.parse(item)), hasMore: nextKey !== undefined };
  }

  #bounds(range: ListRange) {
    const first = range.from ?? range.prefix;
    return {
      partition: this.#name,
      ...(range.index && { index: range.index }),
      ...(range.newestFirst && { newestFirst: true }),
      from: range.after === undefined ? first : range.after + justAfter,
      // BETWEEN includes its end; no key ends in the character that makes the bound just smaller than `before`.
      to: range.before === undefined ? (range.upTo ?? range.prefix + beyondEveryKey) : justBefore(range.before),
    };
  }

  /** A write of a whole item. Without a guard it must be new. */
  put(sortKey: string, item: Attributes, guard: Guard = { condition: { exists: false } }): WriteAction {
    return { kind: 'put', item: { ...item, ...this.key(sortKey) }, ...guard };
  }

  /** A change of some fields. Without a guard the item must exist. */
  change(sortKey: string, change: Change, guard: Guard = { condition: { exists: true } }): WriteAction {
    return { kind: 'change', key: this.key(sortKey), change, ...guard };
  }

  remove(sortKey: string, guard: Guard = {}): WriteAction {
    return { kind: 'remove', key: this.key(sortKey), ...guard };
  }

  /** A condition on an item that the transaction does not write. */
  check(sortKey: string, condition: Condition, otherwise: WriteAction['otherwise']): WriteAction {
    return { kind: 'check', key: this.key(sortKey), condition, ...(otherwise && { otherwise }) };
  }

  /** Does all actions or none; see {@link Table.commit}. */
  async commit(actions: readonly WriteAction[]): Promise<void> {
    await this.#table.commit(actions);
  }

  /**
   * Removes all rows whose sort keys start so, one prefix after the other, each page by page from the last key back: for rows that
   * nothing refers to any more. Safe to repeat, and to go on with after it was cut off. A prefix is done when there is nothing left
   * to find, so that it also takes what was added behind its back before the row went that such an addition depends on.
   * @param hasTime asked before each page; when it says no, the rest stays.
   * @returns whether all rows are gone.
   */
  async removeAll(prefixes: readonly string[], hasTime: () => boolean = () => true): Promise<boolean> {
    for (const prefix of prefixes) {
      if (!(await this.#removePrefix(prefix, hasTime))) return false;
    }
    return true;
  }

  async #removePrefix(prefix: string, hasTime: () => boolean): Promise<boolean> {
    const range = this.#bounds({ prefix, newestFirst: true });
    while (hasTime()) {
      const page = await this.#table.queryPage({ ...range, limit: removedPerPage });
      if (page.items.length === 0) return true;
      await this.#table.removeMany(page.items.map((item) => this.key(String(item['SK']))));
    }
    return false;
  }

  /** Removes rows that nothing refers to any more. Safe to repeat. */
  async removeMany(sortKeys: readonly string[]): Promise<void> {
    await this.#table.removeMany(sortKeys.map((sortKey) => this.key(sortKey)));
  }

  key(sortKey: string): Key {
    return { PK: this.#name, SK: sortKey };
  }
}
