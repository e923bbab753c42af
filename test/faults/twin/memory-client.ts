import { isDeepStrictEqual } from 'node:util';
import {
  ConditionalCheckFailedException,
  IdempotentParameterMismatchException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  type BatchGetCommandInput,
  type BatchWriteCommandInput,
  type DeleteCommandInput,
  type DynamoDBDocumentClient,
  type GetCommandInput,
  type PutCommandInput,
  type QueryCommandInput,
  type TransactWriteCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/data/table/expressions.ts';
import { openLocalClient } from '../../../infra/local/gateway/create-local-context.ts';
import { nameCommand } from './call-forms.ts';
import { answerAndNote, compareSeenCalls } from './compare-calls.ts';
import { copy, type Fields, holds, update } from './expressions.ts';
import { bytesOf, compareKeys, MemoryRows } from './memory-rows.ts';

/** In-memory table that answers and rejects the product's calls like DynamoDB. */
export interface MemoryTable {
  readonly client: DynamoDBDocumentClient;
  readonly rows: (partition?: string) => Fields[];
  /** Takes a snapshot. @returns a function that restores it. */
  readonly keep: () => () => void;
}

interface MemorySettings {
  /** Runs before each call, so that concurrent work can continue. */
  readonly beforeCall?: () => Promise<void>;
  /** Maximum number of rows per query page; DynamoDB may end pages anywhere. */
  readonly mostPerPage?: number;
}

/** DynamoDB's limits per call. */
const perCall = { transaction: 100, batchGet: 100, batchWrite: 25 } as const;

/** Bytes that one read unit pays for. */
const bytesPerUnit = 4 * 1024;

export function openMemoryTable(settings: MemorySettings = {}): MemoryTable {
  const table = new MemoryCalls(settings.mostPerPage ?? Number.POSITIVE_INFINITY);
  const send = async (command: { readonly input: unknown }): Promise<object> => {
    await settings.beforeCall?.();
    return { $metadata: {}, ...table.answer(command.constructor.name, command.input) };
  };
  return {
    client: { send, destroy: () => undefined } as unknown as DynamoDBDocumentClient,
    rows: (partition) => table.rows.list(partition),
    keep: () => table.keep(),
  };
}

/** Set in a call's context to `true`: the call passes all steps of the client, including its retries. */
export const needsAllSteps = 'needsAllSteps';

/**
 * Opens an in-memory table behind a real client, for tests that watch the client's calls. The calls pass the client's middleware up to serialization, which is a
 * quarter of the work, or up to the network if a test injects faults into single attempts.
 * @returns a function that opens another client of the same table.
 */
export function prepareMemoryClients(): () => DynamoDBDocumentClient {
  const table = new MemoryCalls(Number.POSITIVE_INFINITY);
  return () => openMemoryClient(table);
}

function openMemoryClient(table: MemoryCalls): DynamoDBDocumentClient {
  const client = openLocalClient({ endpoint: 'http://localhost:1', accessKeyId: 'memory' });
  const answer = async (command: string, input: object) =>
    await Promise.resolve({
      response: {},
      output: { $metadata: {}, ...answerAndNote(table, command, input) } as never,
    });
  // It copies each input and answer for a log that nobody keeps: two thirds of the CPU time of a query with 20 rows.
  client.middlewareStack.remove('loggerMiddleware');
  const plainInputs = new WeakMap<object, object>();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context[needsAllSteps] !== true) return await answer(String(context['commandName']), args.input);
      plainInputs.set(context, args.input);
      return await next(args);
    },
    { step: 'serialize', priority: 'high', name: 'memoryTable' },
  );
  client.middlewareStack.add(
    (_next, context) => async () => await answer(String(context['commandName']), plainInputs.get(context) ?? {}),
    { step: 'deserialize', priority: 'high', name: 'memoryTableOfAttempts' },
  );
  return client;
}

/** Compares the new forms of calls since the last time with DynamoDB Local; see `compare-calls.ts`. */
export async function compareWithDatabase(): Promise<void> {
  await compareSeenCalls(() => new MemoryCalls(Number.POSITIVE_INFINITY));
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Action extends Pick<UpdateCommandInput, 'ConditionExpression' | 'UpdateExpression'> {
  readonly key: Key;
  readonly kind: keyof TransactItem;
  readonly item?: Fields;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

class MemoryCalls {
  readonly rows = new MemoryRows();
  /** Completed transactions by token. DynamoDB remembers them for ten minutes. */
  #done = new Map<string, readonly TransactItem[]>();
  readonly #mostPerPage: number;

  constructor(mostPerPage: number) {
    this.#mostPerPage = mostPerPage;
  }

  keep(): () => void {
    const restore = this.rows.keep();
    return () => {
      restore();
      this.#done = new Map();
    };
  }

  /** @param command name of a command of the document client, or of the client below it. */
  answer(command: string, input: unknown): object {
    switch (nameCommand(command)) {
      case 'BatchGet':
        return this.#batchGet(input as BatchGetCommandInput);
      case 'Get':
        return { Item: this.rows.get((input as GetCommandInput).Key as unknown as Key) };
      case 'Query':
        return this.#query(input as QueryCommandInput);
      case 'Scan':
        return { Items: this.rows.list() };
      case 'TransactWrite':
        return this.#transact(input as TransactWriteCommandInput);
      case 'Update':
        return this.#write(toAction('Update', input as UpdateCommandInput));
      case 'Put':
        return this.#write(toAction('Put', input as PutCommandInput));
      case 'Delete':
        return this.#write(toAction('Delete', input as DeleteCommandInput));
      case 'BatchWrite':
        return this.#batchWrite(input as BatchWriteCommandInput);
      default:
        throw new TypeError(`The twin does not know ${command}.`);
    }
  }

  #batchGet({ RequestItems = {} }: BatchGetCommandInput): object {
    const [[table, { Keys = [] }] = ['', { Keys: [] }]] = Object.entries(RequestItems);
    requireDistinct(Keys as Key[], perCall.batchGet, 'Provided list of item keys contains duplicates');
    const found = (Keys as Key[]).map((key) => this.rows.get(key)).filter((row) => row !== undefined);
    const units = found.reduce((sum, row) => sum + readUnits([row], true), 0);
    return {
      Responses: { [table]: found },
      UnprocessedKeys: {},
      ConsumedCapacity: [{ Table: { CapacityUnits: units } }],
    };
  }

  #query(input: QueryCommandInput): object {
    const values = input.ExpressionAttributeValues ?? {};
    // Tests read whole partitions, or what begins with a prefix.
    const start = String(values[':prefix'] ?? '');
    const { ':partition': partition, ':from': from = start, ':to': to = `${start}\u{10ffff}` } = values as Texts;
    if (compareKeys(from, to) > 0) throw invalid('The BETWEEN operator requires upper bound to be greater than lower');
    const { items, nextKey } = this.rows.query({
      index: input.IndexName,
      partition,
      from,
      to,
      isForward: input.ScanIndexForward !== false,
      limit: Math.min(input.Limit ?? Number.POSITIVE_INFINITY, this.#mostPerPage),
      startKey: input.ExclusiveStartKey,
    });
    const Table = { CapacityUnits: readUnits(items, input.ConsistentRead === true) };
    return {
      Items: items,
      Count: items.length,
      ConsumedCapacity: { Table },
      ...(nextKey && { LastEvaluatedKey: nextKey }),
    };
  }

  #transact({ TransactItems = [], ClientRequestToken: token = '' }: TransactWriteCommandInput): object {
    const known = this.#done.get(token);
    if (known && !isDeepStrictEqual(known, TransactItems))
      throw new IdempotentParameterMismatchException({ message: 'The token was used for another call', $metadata: {} });
    if (known) return {};
    const actions = TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, input]) => toAction(kind as Action['kind'], input as object)),
    );
    const reason = 'Transaction request cannot include multiple operations on one item';
    requireDistinct(
      actions.map(({ key }) => key),
      perCall.transaction,
      reason,
    );
    const failed = actions.map((action) => !holds(this.rows.get(action.key), action));
    if (failed.includes(true)) throw cancelled(failed);
    for (const action of actions) this.#apply(action);
    if (token !== '') this.#done.set(token, TransactItems);
    return {};
  }

  #write(action: Action): object {
    if (!holds(this.rows.get(action.key), action))
      throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} });
    this.#apply(action);
    return {};
  }

  #batchWrite({ RequestItems = {} }: BatchWriteCommandInput): object {
    const actions = Object.values(RequestItems)
      .flat()
      .map(({ PutRequest, DeleteRequest }) =>
        PutRequest ? toAction('Put', { Item: PutRequest.Item }) : toAction('Delete', { Key: DeleteRequest?.Key }),
      );
    requireDistinct(
      actions.map(({ key }) => key),
      perCall.batchWrite,
      'Provided list of item keys contains duplicates',
    );
    for (const action of actions) this.#apply(action);
    return { UnprocessedItems: {} };
  }

  #apply(action: Action): void {
    const { kind, key, item } = action;
    if (kind === 'Put' && item) this.rows.put(item);
    else if (kind === 'Delete') this.rows.remove(key);
    else if (kind === 'Update') this.rows.put(update(this.rows.get(key) ?? { ...key }, action));
  }
}

type Texts = Record<':partition', string> & Partial<Record<':from' | ':to', string>>;

function toAction(kind: Action['kind'], input: object): Action {
  const { Item, Key: ownKey, ...rest } = input as { Item?: Fields; Key?: Fields };
  const { PK, SK } = (Item ?? ownKey) as unknown as Key;
  return { ...rest, kind, key: { PK, SK }, ...(Item && { item: copy(Item) }) };
}

/** @returns the units of a read of these rows: one for each 4 KB, half as many without consistency. */
function readUnits(rows: readonly Fields[], isConsistent: boolean): number {
  const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
  return Math.ceil(bytes / bytesPerUnit) * (isConsistent ? 1 : 0.5);
}

function requireDistinct(keys: readonly Key[], most: number, reason: string): void {
  if (keys.length === 0 || keys.length > most) throw invalid(`Between 1 and ${most} items, not ${keys.length}`);
  if (new Set(keys.map(({ PK, SK }) => `${PK}\n${SK}`)).size < keys.length) throw invalid(reason);
}

function invalid(message: string): Error {
  return Object.assign(new Error(message), { name: 'ValidationException' });
}

function cancelled(failed: readonly boolean[]): Error {
  const CancellationReasons = failed.map((isFailed) => ({ Code: isFailed ? 'ConditionalCheckFailed' : 'None' }));
  return new TransactionCanceledException({ message: 'Transaction cancelled', CancellationReasons, $metadata: {} });
}
