import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Totals over the whole product, each updated in the transaction that creates or removes what it counts. */
export interface ProductCounts {
  readonly users: number;
  readonly households: number;
  readonly learners: number;
  readonly decks: number;
}

const kinds = ['users', 'households', 'learners', 'decks'] as const satisfies readonly (keyof ProductCounts)[];

/** One of the counters (shards) that make up a total. */
export const storedCounts = defineItem({
  name: 'product-count',
  key: 'COUNT#{kind}#{shard}/ONLY',
  schema: z.object({ kind: z.enum(kinds), count: z.int() }),
  forms: { shard: /\d+/ },
});

/** Shards of a counter of the whole product. Several shards keep simultaneous writes of different families from often hitting the same counter. */
export const counterShards: readonly string[] = Array.from({ length: 8 }, (_, shard) => String(shard));

/** @returns the shard in which an object with this id is always counted. */
export function counterShardOf(id: string): string {
  return String((id.codePointAt(id.length - 1) ?? 0) % counterShards.length);
}

/** @returns the writes that change the totals. `seed` is the id of the object that is counted; it selects the shard. */
export function countInProduct(table: Table, seed: string, change: Partial<ProductCounts>): WriteAction[] {
  const shard = counterShardOf(seed);
  return kinds.flatMap((kind) => {
    const count = change[kind] ?? 0;
    return count === 0 ? [] : [storedCounts.changeOrCreate(table, { kind, shard }, { set: { kind }, add: { count } })];
  });
}

/** @returns the totals, from a fixed number of reads no matter how much data there is. */
export async function readProductCounts(table: Table): Promise<ProductCounts> {
  const counters = await storedCounts.findMany(table, kinds.flatMap(allCounters));
  const sum = (wanted: keyof ProductCounts) =>
    counters.filter(({ kind }) => kind === wanted).reduce((total, { count }) => total + count, 0);
  return { users: sum('users'), households: sum('households'), learners: sum('learners'), decks: sum('decks') };
}

/** Replaces all counters with recounted totals, to repair drift. */
export async function replaceProductCounts(table: Table, counts: ProductCounts): Promise<void> {
  await table.commit(
    kinds
      .flatMap(allCounters)
      .map(({ kind, shard }) => storedCounts.replace(table, { kind, shard, count: shard === '0' ? counts[kind] : 0 })),
  );
}

function allCounters<Kind extends keyof ProductCounts>(kind: Kind) {
  return counterShards.map((shard) => ({ kind, shard }));
}
