import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Item, writeCost } from './write-cost.ts';

/** What calls cost, in DynamoDB's units. */
export interface Consumption {
  /** Calls of the SDK. */
  calls: number;
  /** Read units. A read that finds nothing costs one, too. */
  reads: number;
  /** Write units of the table itself. */
  writes: number;
  /** Write units of the indexes on top of that. */
  indexWrites: number;
}

interface Capacity {
  readonly Table?: { readonly CapacityUnits?: number };
  readonly LocalSecondaryIndexes?: Record<string, { readonly CapacityUnits?: number }>;
  readonly GlobalSecondaryIndexes?: Record<string, { readonly CapacityUnits?: number }>;
}

type Fields = Record<string, unknown>;

/** Set while the meter itself reads: that costs nobody anything. */
const unmetered = new AsyncLocalStorage<true>();

/**
 * Counts what a client's calls cost from now on. Reads are counted as DynamoDB Local reports them. What it reports for writes is
 * wrong (transactions, indexes), so the written items are looked at before and after each write, and the cost is worked out
 * from their sizes. A write that is refused is taken to cost what it would on the items as they are.
 */
export function meterConsumption(client: DynamoDBDocumentClient): { readonly take: () => Consumption } {
  let sum = nothing();
  const meterWrite = async <T>(writes: Writes, work: () => Promise<T>): Promise<T> => {
    const before = await readItems(client, writes);
    try {
      return await work();
    } finally {
      const after = await readItems(client, writes);
      const items = writes.keys.map((key) => ({ before: before.get(nameOf(key)), after: after.get(nameOf(key)) }));
      sum = add(sum, writeCost(items, writes.isTransaction));
    }
  };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (unmetered.getStore()) return await next(args);
      const command = String(context['commandName']);
      const input = { ...(args.input as Fields), ReturnConsumedCapacity: 'INDEXES' };
      const work = async () => await next({ ...args, input });
      const writes = writesOf(command, input);
      if (writes) return await meterWrite(writes, work);
      const outcome = await work();
      sum = add(sum, { reads: readCost(command, input, outcome.output as Fields) });
      return outcome;
    },
    { step: 'initialize', priority: 'low', name: 'consumption' },
  );
  return {
    /** @returns what was spent since the last time, and starts anew. */
    take: () => {
      const spent = sum;
      sum = nothing();
      return spent;
    },
  };
}

function nothing(): Consumption {
  return { calls: 0, reads: 0, writes: 0, indexWrites: 0 };
}

function add(a: Consumption, b: Partial<Consumption>): Consumption {
  return {
    calls: a.calls + 1,
    reads: a.reads + (b.reads ?? 0),
    writes: a.writes + (b.writes ?? 0),
    indexWrites: a.indexWrites + (b.indexWrites ?? 0),
  };
}

interface ItemKey {
  readonly PK: string;
  readonly SK: string;
}

interface Writes {
  readonly table: string;
  readonly keys: readonly ItemKey[];
  readonly isTransaction: boolean;
}

/** @returns which items a call writes; `undefined` when it reads. */
function writesOf(command: string, input: Fields): Writes | undefined {
  switch (command) {
    case 'TransactWriteItemsCommand': {
      const actions = (input['TransactItems'] as Record<string, Fields>[]).flatMap((action) => Object.values(action));
      return { table: String(actions[0]?.['TableName']), keys: actions.map(keyOf), isTransaction: true };
    }
    case 'BatchWriteItemCommand': {
      const [entry] = Object.entries(input['RequestItems'] as Record<string, Record<string, Fields>[]>);
      const requests = entry?.[1].flatMap((request) => Object.values(request)) ?? [];
      return { table: entry?.[0] ?? '', keys: requests.map(keyOf), isTransaction: false };
    }
    case 'PutItemCommand':
    case 'UpdateItemCommand':
    case 'DeleteItemCommand':
      return { table: String(input['TableName']), keys: [keyOf(input)], isTransaction: false };
    default:
      return undefined;
  }
}

function keyOf(action: Fields): ItemKey {
  const { PK, SK } = (action['Key'] ?? action['Item']) as ItemKey;
  return { PK, SK };
}

function nameOf({ PK, SK }: ItemKey): string {
  return `${PK}\n${SK}`;
}

/** @returns the items as they are now, by name of their key. One call never writes more than one read can hold. */
async function readItems(client: DynamoDBDocumentClient, { table, keys }: Writes): Promise<Map<string, Item>> {
  const RequestItems = { [table]: { Keys: keys.map((key) => ({ ...key })), ConsistentRead: true } };
  const answer = await unmetered.run(true, async () => await client.send(new BatchGetCommand({ RequestItems })));
  return new Map((answer.Responses?.[table] ?? []).map((item) => [nameOf(item as unknown as ItemKey), item]));
}

function readCost(command: string, input: Fields, output: Fields): number {
  const capacities = [output['ConsumedCapacity'] ?? []].flat() as Capacity[];
  const units = total(
    capacities.flatMap(({ Table, LocalSecondaryIndexes = {}, GlobalSecondaryIndexes = {} }) =>
      [Table, ...Object.values(LocalSecondaryIndexes), ...Object.values(GlobalSecondaryIndexes)].map(
        (one) => one?.CapacityUnits,
      ),
    ),
  );
  switch (command) {
    case 'QueryCommand':
      return Math.max(units, input['ConsistentRead'] === true ? 1 : 0.5);
    case 'BatchGetItemCommand':
      return units + missingKeys(input, output);
    default:
      throw new Error(`The meter does not know what ${command} costs.`);
  }
}

/** DynamoDB Local reports no cost for keys that hold nothing; DynamoDB charges a strongly consistent read's least. */
function missingKeys(input: Fields, output: Fields): number {
  const [asked] = Object.values(input['RequestItems'] as Record<string, { Keys: unknown[] }>);
  const [found = []] = Object.values((output['Responses'] ?? {}) as Record<string, unknown[]>);
  return (asked?.Keys.length ?? 0) - found.length;
}

function total(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
}
