import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import { sendBatches } from './write-items.ts';

const keyOf = ({ PK, SK }: RowKey) => JSON.stringify([PK, SK]);

/** Takes a snapshot, which is much cheaper than creating the rows again. @returns a function that restores exactly these rows. */
export async function takeSnapshot(client: DynamoDBDocumentClient): Promise<() => Promise<void>> {
  const kept = await readRows(client);
  return async () => {
    const present = await readRows(client);
    const lost = [...kept].filter(([key, row]) => !isDeepStrictEqual(row, present.get(key)));
    const added = [...present].filter(([key]) => !kept.has(key));
    const requests = [
      ...lost.map(([, row]) => ({ PutRequest: { Item: row } })),
      ...added.map(([, { PK, SK }]) => ({ DeleteRequest: { Key: { PK, SK } } })),
    ];
    await sendBatches(client, requests);
  };
}

/** Table that tracks which rows each action writes, so that a restore costs only as much as was written. */
export interface WatchedTable {
  /** Runs an action and returns the keys of the rows that it wrote. Safe with concurrent actions. */
  readonly watch: <T>(act: () => Promise<T>) => Promise<{ readonly result: T; readonly written: readonly RowKey[] }>;
  /** @returns those of the given rows that exist and differ from the baseline. */
  readonly listChanged: (keys: readonly RowKey[]) => Promise<readonly RowKey[]>;
  /** Runs an action and takes its result as the new baseline. */
  readonly commitBaseline: (act: () => Promise<void>) => Promise<void>;
  /** Restores the given rows to the baseline. */
  readonly restore: (keys: readonly RowKey[]) => Promise<void>;
}

interface RowKey {
  readonly PK: string;
  readonly SK: string;
}

/** Takes the current rows as the baseline. Only calls through this client are tracked. */
export async function watchTable(client: DynamoDBDocumentClient): Promise<WatchedTable> {
  let kept = await readRows(client);
  const writer = new AsyncLocalStorage<Map<string, RowKey>>();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isWrite = /^(TransactWrite|BatchWrite|Put|Update|Delete)/.test(String(context['commandName']));
      // Failed calls count, too, because only the response may have been lost.
      if (isWrite) for (const key of namedKeys(args.input)) writer.getStore()?.set(keyOf(key), key);
      return await next(args);
    },
    { step: 'initialize', priority: 'high', name: 'watchTable' },
  );
  return {
    watch: async (act) => {
      const written = new Map<string, RowKey>();
      const result = await writer.run(written, act);
      return { result, written: [...written.values()] };
    },
    listChanged: async (keys) => {
      const look = async ({ PK, SK }: RowKey) => {
        const { Item } = await client.send(
          new GetCommand({ TableName: localTableName, Key: { PK, SK }, ConsistentRead: true }),
        );
        return Item !== undefined && !isDeepStrictEqual(Item, kept.get(keyOf({ PK, SK }))) ? [{ PK, SK }] : [];
      };
      return (await Promise.all(keys.map(look))).flat();
    },
    commitBaseline: async (act) => {
      await act();
      kept = await readRows(client);
    },
    restore: async (keys) => {
      const requests = keys.map((key) => {
        const row = kept.get(keyOf(key));
        return row ? { PutRequest: { Item: row } } : { DeleteRequest: { Key: { PK: key.PK, SK: key.SK } } };
      });
      await sendBatches(client, requests);
    },
  };
}

/** @returns all item keys in a call's input, both bare keys and those in written rows. */
function namedKeys(input: unknown): RowKey[] {
  if (typeof input !== 'object' || input === null) return [];
  const { PK, SK } = input as Partial<RowKey>;
  if (typeof PK === 'string' && typeof SK === 'string') return [{ PK, SK }];
  return Object.values(input).flatMap(namedKeys);
}

export async function readRows(client: DynamoDBDocumentClient): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  for await (const row of scanTable(client, localTableName)) rows.set(keyOf(row), row);
  return rows;
}
