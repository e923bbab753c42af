import { randomUUID } from 'node:crypto';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ProductError } from '../../../shared/errors.ts';
import type { Attributes, Key } from './expressions.ts';
import { repeatAfterPause } from './repeat-on-conflict.ts';
import {
  describeRefusal,
  isIdempotent,
  refusalOf,
  toTransactItem,
  maxTransactionActions,
  type WriteAction,
} from './write-action.ts';

export interface QueryInput {
  readonly partition: string;
  /** `by-due` is local and strongly consistent; `admin-lists` is global and eventually consistent. */
  readonly index?: 'by-due' | 'admin-lists';
  /** First sort key, inclusive. */
  readonly from: string;
  /** Last sort key, inclusive. */
  readonly to: string;
  readonly newestFirst?: boolean;
  /** Eventually consistent read at half the cost; it may miss recent writes. */
  readonly eventuallyConsistent?: boolean;
  /** Maximum number of items in one page. */
  readonly limit?: number;
  readonly startKey?: Attributes;
}

export interface QueryPage {
  readonly items: Attributes[];
  /** Key at which the next page starts; absent at the end. */
  readonly nextKey?: Attributes;
}

const indexKeys = {
  table: { partition: 'PK', sort: 'SK' },
  'by-due': { partition: 'PK', sort: 'dueKey' },
  'admin-lists': { partition: 'listKey', sort: 'listSort' },
} as const;

type BatchWriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

/** Number of batch writes sent in parallel. */
const batchesAtOnce = 4;

/** One round of batch writes: its write units as counted by DynamoDB, indexes included, and its duration in milliseconds. */
export interface BulkRound {
  readonly units: number;
  readonly milliseconds: number;
}

/** Waits after each round, so that bulk writes leave room in their partition; see `open-table.ts`. */
export type KeepPace = (round: BulkRound) => Promise<void>;

/** DynamoDB's limits per call. */
const perCall = { transaction: maxTransactionActions, batchGet: 100, batchWrite: 25 } as const;

/**
 * The single table. Reads are strongly consistent, except those of the index `admin-lists` and those with `eventuallyConsistent`. Batch calls repeat until
 * everything is processed.
 */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;
  readonly #keepPace: KeepPace | undefined;

  /** @param keepPace without it, bulk writes are not slowed down. */
  constructor(client: DynamoDBDocumentClient, name: string, keepPace?: KeepPace) {
    this.#client = client;
    this.#name = name;
    this.#keepPace = keepPace;
  }

  /** @returns the same table with this condition added to every transaction. It comes first, and fails with its own `otherwise`. */
  guardedBy(check: WriteAction & { readonly kind: 'check' }): Table {
    return new GuardedTable(this, check, this.#client, this.#name, this.#keepPace);
  }

  /** @returns the items that exist, in no particular order, for any number of keys. Duplicate keys count once. */
  async getMany(keys: readonly Key[]): Promise<Attributes[]> {
    const distinct = [...new Map(keys.map((key) => [`${key.PK}\n${key.SK}`, { PK: key.PK, SK: key.SK }])).values()];
    const chunks = chunk(distinct, perCall.batchGet);
    return (await Promise.all(chunks.map((part) => this.#getChunk(part)))).flat();
  }

  async #getChunk(keys: Attributes[]): Promise<Attributes[]> {
    const found: Attributes[] = [];
    let open = keys;
    await repeatAfterPause(async () => {
      const answer = await this.#client.send(
        new BatchGetCommand({ RequestItems: { [this.#name]: { Keys: open, ConsistentRead: true } } }),
      );
      found.push(...(answer.Responses?.[this.#name] ?? []));
      open = answer.UnprocessedKeys?.[this.#name]?.Keys ?? [];
      return open.length === 0;
    });
    return found;
  }

  /** @returns one page of a query. Fewer than `limit` items do not mean the end; only an absent `nextKey` does. */
  async queryPage(query: QueryInput): Promise<QueryPage> {
    const keys = indexKeys[query.index ?? 'table'];
    const answer = await this.#client.send(
      new QueryCommand({
        TableName: this.#name,
        IndexName: query.index,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#partition': keys.partition, '#sort': keys.sort },
        ExpressionAttributeValues: { ':partition': query.partition, ':from': query.from, ':to': query.to },
        ConsistentRead: query.index !== 'admin-lists' && query.eventuallyConsistent !== true,
        ScanIndexForward: query.newestFirst !== true,
        Limit: query.limit,
        ExclusiveStartKey: query.startKey,
      }),
    );
    return { items: answer.Items ?? [], ...(answer.LastEvaluatedKey && { nextKey: answer.LastEvaluatedKey }) };
  }

  /**
   * Commits all actions or none, in one transaction of at most 100 actions. All attempts share one token, so that a retry after a lost response does not
   * write twice.
   * @throws ProductError the `otherwise` of the first action whose condition does not hold, or `conflict`.
   */
  async commit(actions: readonly WriteAction[]): Promise<void> {
    if (actions.length > perCall.transaction) {
      throw new RangeError(`A transaction holds ${perCall.transaction} actions, not ${actions.length}`);
    }
    const token = randomUUID();
    try {
      await repeatAfterPause(async () => await this.#tryCommit(actions, token));
    } catch (error) {
      const refusal = describeRefusal(error);
      if (refusal?.kind !== 'condition') throw error;
      throw new ProductError(refusalOf(actions, refusal.actionIndex), { cause: error });
    }
  }

  /** @returns false when the transaction collided with another one on the same item and must be repeated. */
  async #tryCommit(actions: readonly WriteAction[], token: string): Promise<boolean> {
    if (actions.length === 0) return true;
    const items = actions.map((action) => toTransactItem(action, this.#name));
    try {
      const { Delete, Update } = (actions.length === 1 && actions.every(isIdempotent) && items[0]) || {};
      if (Delete) await this.#client.send(new DeleteCommand(Delete));
      else if (Update) await this.#client.send(new UpdateCommand(Update));
      else await this.#client.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }));
      return true;
    } catch (error) {
      if (describeRefusal(error)?.kind === 'contention') return false;
      throw error;
    }
  }

  /** Removes items without a condition: for rows that nothing refers to. Safe to repeat. */
  async removeMany(keys: readonly Key[]): Promise<void> {
    await this.#writeMany(keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));
  }

  /**
   * Writes items without a condition, at half the cost of a transaction: for rows that nobody else can change at the same time. Safe to repeat.
   * @param hasTime checked before each call; `false` stops further calls.
   * @returns whether each call succeeded at its first attempt. Otherwise an attempt whose response was lost may still arrive.
   * @throws ProductError `unavailable` when the time is up.
   */
  async putMany(items: readonly (Key & Attributes)[], hasTime: () => boolean): Promise<boolean> {
    return await this.#writeMany(
      items.map((Item) => ({ PutRequest: { Item } })),
      hasTime,
    );
  }

  async #writeMany(requests: BatchWriteRequests, hasTime: () => boolean = () => true): Promise<boolean> {
    let isFirstTry = true;
    for (const batch of chunk(chunk(requests, perCall.batchWrite), batchesAtOnce)) {
      const began = performance.now();
      const answers = await Promise.allSettled(batch.map(async (part) => await this.#writeChunk(part, hasTime)));
      let units = 0;
      // Throws errors only after all calls have ended, so that no write arrives after the caller learned of the failure.
      for (const answer of answers) {
        if (answer.status === 'rejected') throw answer.reason;
        isFirstTry &&= answer.value.isFirstTry;
        units += answer.value.units;
      }
      await this.#keepPace?.({ units, milliseconds: performance.now() - began });
    }
    return isFirstTry;
  }

  async #writeChunk(requests: BatchWriteRequests, hasTime: () => boolean) {
    let open = requests;
    let isFirstTry = true;
    let units = 0;
    await repeatAfterPause(async () => {
      if (!hasTime()) throw new ProductError('unavailable');
      const answer = await this.#client.send(
        new BatchWriteCommand({
          RequestItems: { [this.#name]: open },
          ...(this.#keepPace && { ReturnConsumedCapacity: 'TOTAL' }),
        }),
      );
      units += answer.ConsumedCapacity?.[0]?.CapacityUnits ?? 0;
      isFirstTry &&= (answer.$metadata.attempts ?? 1) === 1;
      open = answer.UnprocessedItems?.[this.#name] ?? [];
      return open.length === 0;
    });
    return { isFirstTry, units };
  }
}

class GuardedTable extends Table {
  readonly #whole: Table;
  readonly #check: WriteAction & { readonly kind: 'check' };

  constructor(
    whole: Table,
    check: WriteAction & { readonly kind: 'check' },
    ...place: ConstructorParameters<typeof Table>
  ) {
    super(...place);
    this.#whole = whole;
    this.#check = check;
  }

  /** Commits without the guard if the actions include the guarded item, because a transaction may name an item only once. */
  override async commit(actions: readonly WriteAction[]): Promise<void> {
    const { PK, SK } = this.#check.key;
    const isAsked = actions.some((action) => {
      const key = action.kind === 'put' ? action.item : action.key;
      return key.PK === PK && key.SK === SK;
    });
    await this.#whole.commit(actions.length === 0 || isAsked ? actions : [this.#check, ...actions]);
  }
}

function chunk<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
