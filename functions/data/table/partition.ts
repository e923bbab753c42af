import type { Attributes, Change, Condition, Key } from './expressions.ts';
import type { Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

export type Guard = Pick<WriteAction, 'condition' | 'otherwise'>;

/** Converts a row to its item; an empty list leaves the row out. */
export type ReadRow<T> = (row: Attributes) => readonly T[];

/** A range of sort keys that share a prefix. The index `by-due` has sort keys of its own. */
export interface ListRange {
  readonly prefix: string;
  /** First key, inclusive. */
  readonly from?: string;
  /** First key, exclusive: an alternative to `from`. */
  readonly after?: string;
  /** Last key, inclusive. */
  readonly upTo?: string;
  /** Last key, exclusive: an alternative to `upTo`. */
  readonly before?: string;
  readonly newestFirst?: boolean;
  /** Eventually consistent read at half the cost; it may miss recent writes. For overviews of other people's progress. */
  readonly eventuallyConsistent?: boolean;
  readonly index?: 'by-due';
}

export interface ItemPage<T> {
  readonly items: T[];
  readonly hasMore: boolean;
}

const removedPerPage = 500;

/** Sorts after every character that a key can contain. */
const beyondEveryKey = '\uffff';
/** Appended to a key, it gives the first key that sorts after it. */
const justAfter = '\u0000';

/** @returns the largest of the product's keys that sorts before this one. */
function justBefore(key: string): string {
  return key.slice(0, -1) + String.fromCharCode((key.codePointAt(key.length - 1) ?? 1) - 1) + beyondEveryKey;
}

/**
 * A view of ONE partition of the table; no parameter can name another partition. Handlers get the partition of a household after the caller's membership was
 * checked.
 */
export class Partition {
  readonly #table: Table;
  readonly #name: string;

  constructor(table: Table, name: string) {
    this.#table = table;
    this.#name = name;
  }

  /** @returns the rows that exist, in no particular order. */
  async getMany(sortKeys: readonly string[]): Promise<Attributes[]> {
    return await this.#table.getMany(sortKeys.map((sortKey) => this.key(sortKey)));
  }

  /** @returns everything in the range, across all of DynamoDB's pages. */
  async list<T>(range: ListRange, read: ReadRow<T>): Promise<T[]> {
    return await this.first(range, Number.POSITIVE_INFINITY, read);
  }

  async first<T>(range: ListRange, count: number, read: ReadRow<T>): Promise<T[]> {
    const found: T[] = [];
    let startKey: Attributes | undefined;
    do {
      const limit = Number.isFinite(count) ? { limit: count - found.length } : {};
      const page = await this.#table.queryPage({ ...this.#bounds(range), ...limit, ...(startKey && { startKey }) });
      found.push(...page.items.flatMap(read));
      startKey = page.nextKey;
    } while (startKey && found.length < count);
    return found;
  }

  /** @returns one page of the range, from a single read: at most `count` rows and about 1 MB, with whether more follow. */
  async page<T>(range: ListRange, count: number, read: ReadRow<T>): Promise<ItemPage<T>> {
    const { items, nextKey } = await this.#table.queryPage({ ...this.#bounds(range), limit: count });
    return { items: items.flatMap(read), hasMore: nextKey !== undefined };
  }

  #bounds(range: ListRange) {
    const first = range.from ?? range.prefix;
    return {
      partition: this.#name,
      ...(range.index && { index: range.index }),
      ...(range.newestFirst && { newestFirst: true }),
      ...(range.eventuallyConsistent && { eventuallyConsistent: true }),
      from: range.after === undefined ? first : range.after + justAfter,
      // BETWEEN includes its upper bound, but `before` is exclusive. The bound is therefore moved to a value just below it, which no key equals.
      to: range.before === undefined ? (range.upTo ?? range.prefix + beyondEveryKey) : justBefore(range.before),
    };
  }

  /** Writes a whole item. Without a guard it must be new. */
  put(sortKey: string, item: Attributes, guard: Guard = { condition: { exists: false } }): WriteAction {
    return { kind: 'put', item: { ...item, ...this.key(sortKey) }, ...guard };
  }

  /** Changes some fields. Without a guard the item must exist. */
  change(sortKey: string, change: Change, guard: Guard = { condition: { exists: true } }): WriteAction {
    return { kind: 'change', key: this.key(sortKey), change, ...guard };
  }

  remove(sortKey: string, guard: Guard = {}): WriteAction {
    return { kind: 'remove', key: this.key(sortKey), ...guard };
  }

  /** Checks a condition on an item that the transaction does not write. */
  check(sortKey: string, condition: Condition, otherwise: WriteAction['otherwise']): WriteAction {
    return { kind: 'check', key: this.key(sortKey), condition, ...(otherwise && { otherwise }) };
  }

  /** Commits all actions or none; see {@link Table.commit}. */
  async commit(actions: readonly WriteAction[]): Promise<void> {
    await this.#table.commit(actions);
  }

  /**
   * Removes all rows whose sort keys start with these prefixes, one prefix after the other, each page by page from its last key backward. For rows that
   * nothing refers to. Safe to repeat, and to resume after an interruption. A prefix is done once a read finds nothing, so this also removes rows that were
   * added concurrently before the row they depend on was removed.
   * @param hasTime checked before each page; `false` stops the removal.
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

  /** Removes rows that nothing refers to. Safe to repeat. */
  async removeMany(sortKeys: readonly string[]): Promise<void> {
    await this.#table.removeMany(sortKeys.map((sortKey) => this.key(sortKey)));
  }

  /** Writes whole items without a condition, see {@link Table.putMany}. */
  async putMany(
    items: readonly { readonly sortKey: string; readonly item: Attributes }[],
    hasTime: () => boolean,
  ): Promise<boolean> {
    return await this.#table.putMany(
      items.map(({ sortKey, item }) => ({ ...item, ...this.key(sortKey) })),
      hasTime,
    );
  }

  key(sortKey: string): Key {
    return { PK: this.#name, SK: sortKey };
  }
}
