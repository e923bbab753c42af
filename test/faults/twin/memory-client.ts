import { isDeepStrictEqual } from 'node:util';
import {
  ConditionalCheckFailedException,
  IdempotentParameterMismatchException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/data/table/expressions.ts';
import { copy, type Fields, holds, update } from './expressions.ts';
import { compareKeys, MemoryRows } from './memory-rows.ts';

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

export function openMemoryTable(settings: MemorySettings = {}): MemoryTable {
  const table = new MemoryCalls(settings.mostPerPage ?? Number.POSITIVE_INFINITY);
  const send = async (command: { readonly input: unknown }): Promise<object> => {
    await settings.beforeCall?.();
    return { $metadata: {}, ...table.answer(command) };
  };
  return {
    client: { send, destroy: () => undefined } as unknown as DynamoDBDocumentClient,
    rows: (partition) => table.rows.list(partition),
    keep: () => table.keep(),
  };
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

  answer(command: { readonly input: unknown }): object {
    if (command instanceof BatchGetCommand) return this.#batchGet(command.input);
    if (command instanceof QueryCommand) return this.#query(command.input);
    if (command instanceof TransactWriteCommand) return this.#transact(command.input);
    if (command instanceof UpdateCommand) return this.#write(toAction('Update', command.input));
    if (command instanceof DeleteCommand) return this.#write(toAction('Delete', command.input));
    if (command instanceof BatchWriteCommand) return this.#batchWrite(command.input);
    throw new TypeError(`The twin does not know ${command.constructor.name}.`);
  }

  #batchGet({ RequestItems = {} }: BatchGetCommandInput): object {
    const [[table, { Keys = [] }] = ['', { Keys: [] }]] = Object.entries(RequestItems);
    requireDistinct(Keys as Key[], perCall.batchGet, 'Provided list of item keys contains duplicates');
    const found = (Keys as Key[]).flatMap((key) => this.rows.get(key) ?? []);
    return { Responses: { [table]: found }, UnprocessedKeys: {} };
  }

  #query(input: QueryCommandInput): object {
    const values = input.ExpressionAttributeValues ?? {};
    const [partition, from, to] = [':partition', ':from', ':to'].map((name) => String(values[name])) as Triple;
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
    return { Items: items, Count: items.length, ...(nextKey && { LastEvaluatedKey: nextKey }) };
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

type Triple = [string, string, string];

function toAction(kind: Action['kind'], input: object): Action {
  const { Item, Key: ownKey, ...rest } = input as { Item?: Fields; Key?: Fields };
  const { PK, SK } = (Item ?? ownKey) as unknown as Key;
  return { ...rest, kind, key: { PK, SK }, ...(Item && { item: copy(Item) }) };
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
