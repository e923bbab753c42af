import * as z from 'zod';
import { countKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** What is counted over the whole product, in the very transaction that makes or removes it. */
export interface ProductCounts {
  readonly users: number;
  readonly households: number;
  readonly learners: number;
  readonly decks: number;
}

const storedCounts = z.object({
  users: z.int().default(0),
  households: z.int().default(0),
  learners: z.int().default(0),
  decks: z.int().default(0),
});

/** Families that make something at the same moment seldom meet at the same counter. */
const shardCount = 8;

function shardRows(table: Table, shard: number): Partition {
  return new Partition(table, countKeys.shard(shard));
}

/** @returns the write that counts; `seed` is the id of what is made: it spreads the writes over the counters. */
export function countInProduct(table: Table, seed: string, change: Partial<ProductCounts>): WriteAction {
  const shard = (seed.codePointAt(seed.length - 1) ?? 0) % shardCount;
  return shardRows(table, shard).change(countKeys.only, { add: { ...change } }, {});
}

/** @returns the totals: a fixed number of reads, however large the product is. */
export async function readProductCounts(table: Table): Promise<ProductCounts> {
  const keys = Array.from({ length: shardCount }, (_, shard) => shardRows(table, shard).key(countKeys.only));
  const shards = (await table.getMany(keys)).map((item) => storedCounts.parse(item));
  const sum = (pick: (counts: ProductCounts) => number) => shards.reduce((total, counts) => total + pick(counts), 0);
  return {
    users: sum((counts) => counts.users),
    households: sum((counts) => counts.households),
    learners: sum((counts) => counts.learners),
    decks: sum((counts) => counts.decks),
  };
}

/** Replaces all counters by recounted totals: repairs drift. */
export async function replaceProductCounts(table: Table, counts: ProductCounts): Promise<void> {
  const nothing: ProductCounts = { users: 0, households: 0, learners: 0, decks: 0 };
  await table.commit(
    Array.from({ length: shardCount }, (_, shard) =>
      shardRows(table, shard).put(countKeys.only, { ...(shard === 0 ? counts : nothing) }, {}),
    ),
  );
}
