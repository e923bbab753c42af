import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Item, writeCost } from './write-cost.ts';

/** Cost of calls in DynamoDB's units. */
export interface Consumption {
  calls: number;
  /** Read units; a read that finds nothing also costs one. */
  reads: number;
  writes: number;
  /** Write units of the indexes, in addition to `writes`. */
  indexWrites: number;
}

interface Capacity {
  readonly Table?: { readonly CapacityUnits?: number };
  readonly LocalSecondaryIndexes?: Record<string, { readonly CapacityUnits?: number }>;
  readonly GlobalSecondaryIndexes?: Record<string, { readonly CapacityUnits?: number }>;
}

type Fields = Record<string, unknown>;

const isUnmetered = new AsyncLocalStorage<true>();

/** Runs work that the meter must not count: its own reads, and the setup before a measurement. */
export async function unmetered<T>(work: () => Promise<T>): Promise<T> {
  return await isUnmetered.run(true, work);
}

export function isMeterReading(): boolean {
  return isUnmetered.getStore() === true;
}

/**
 * Meters the cost of a client's calls. Read units are taken from DynamoDB Local. Its write units are wrong for transactions and indexes, so
 * they are computed from the item sizes before and after each write, with extra reads where needed. A rejected write costs as much as a
 * write of the unchanged items.
 */
export function meterConsumption(client: DynamoDBDocumentClient): { readonly take: () => Consumption } {
  let sum = nothing();
  const meterWrite = async <T>(writes: Writes, work: () => Promise<T>): Promise<T> => {
    const before = await readItems(client, writes.table, writes.actions);
    const asBefore = ({ key }: Write) => before.get(nameOf(key));
    const count = (after: (write: Write) => Item | undefined) => {
      const items = writes.actions.map((write) => ({ before: asBefore(write), after: after(write) }));
      sum = add(sum, writeCost(items, writes.isTransaction));
    };
    try {
      const outcome = await work();
      const updates = writes.actions.filter(({ kind }) => kind === 'Update');
      const updated = await readItems(client, writes.table, updates);
      count((write) =>
        write.kind === 'ConditionCheck' ? asBefore(write) : (write.item ?? updated.get(nameOf(write.key))),
      );
      return outcome;
    } catch (error) {
      count(asBefore);
      throw error;
    }
  };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (isUnmetered.getStore()) return await next(args);
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
    /** @returns the consumption since the last `take`, and resets it. */
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

/** Write to one item; `kind` is the name of the operation in a transaction. */
interface Write {
  readonly kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
  readonly key: ItemKey;
  readonly item: Item | undefined;
}

interface Writes {
  readonly table: string;
  readonly actions: readonly Write[];
  readonly isTransaction: boolean;
}

/** @returns the items that a call writes; `undefined` for reads. */
function writesOf(command: string, input: Fields): Writes | undefined {
  switch (command) {
    case 'TransactWriteItemsCommand': {
      const actions = (input['TransactItems'] as Record<string, Fields>[]).flatMap((action) => Object.entries(action));
      return { table: String(actions[0]?.[1]['TableName']), actions: actions.map(toWrite), isTransaction: true };
    }
    case 'BatchWriteItemCommand': {
      const [entry] = Object.entries(input['RequestItems'] as Record<string, Record<string, Fields>[]>);
      const requests = entry?.[1].flatMap((request) => Object.entries(request)) ?? [];
      return { table: entry?.[0] ?? '', actions: requests.map(toWrite), isTransaction: false };
    }
    case 'PutItemCommand':
    case 'UpdateItemCommand':
    case 'DeleteItemCommand':
      return { table: String(input['TableName']), actions: [toWrite([command, input])], isTransaction: false };
    default:
      return undefined;
  }
}

/** @param action an operation name, such as `Put`, `PutRequest` or `PutItemCommand`, with its input. */
function toWrite([action, input]: readonly [string, Fields]): Write {
  const { PK, SK } = (input['Key'] ?? input['Item']) as ItemKey;
  const kind = action.replace(/Request$|ItemCommand$/, '') as Write['kind'];
  return { kind, key: { PK, SK }, item: input['Item'] ? asStored(input['Item']) : undefined };
}

/** Drops fields without a value, which the table does not store. */
function asStored(item: object): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

function nameOf({ PK, SK }: ItemKey): string {
  return `${PK}\n${SK}`;
}

/** @returns the current items by key name. One batch read is enough, because no call writes more items. */
async function readItems(
  client: DynamoDBDocumentClient,
  table: string,
  writes: readonly Write[],
): Promise<Map<string, Item>> {
  if (writes.length === 0) return new Map();
  const RequestItems = { [table]: { Keys: writes.map(({ key }) => ({ ...key })), ConsistentRead: true } };
  const answer = await unmetered(async () => await client.send(new BatchGetCommand({ RequestItems })));
  return new Map((answer.Responses?.[table] ?? []).map((item) => [nameOf(item as unknown as ItemKey), item]));
}

/** @returns the read units that an answer reports, in the table and all indexes. */
export function unitsOf(output: object): number {
  const capacities = [(output as Fields)['ConsumedCapacity'] ?? []].flat() as Capacity[];
  return total(
    capacities.flatMap(({ Table, LocalSecondaryIndexes = {}, GlobalSecondaryIndexes = {} }) =>
      [Table, ...Object.values(LocalSecondaryIndexes), ...Object.values(GlobalSecondaryIndexes)].map(
        (one) => one?.CapacityUnits,
      ),
    ),
  );
}

function readCost(command: string, input: Fields, output: Fields): number {
  const units = unitsOf(output);
  switch (command) {
    case 'QueryCommand':
      return Math.max(units, input['ConsistentRead'] === true ? 1 : 0.5);
    case 'BatchGetItemCommand':
      return units + missingKeys(input, output);
    default:
      throw new Error(`The meter does not know what ${command} costs.`);
  }
}

/** Counts keys without an item. DynamoDB Local reports no cost for them; DynamoDB charges the minimum of a consistent read. */
function missingKeys(input: Fields, output: Fields): number {
  const [asked] = Object.values(input['RequestItems'] as Record<string, { Keys: unknown[] }>);
  const [found = []] = Object.values((output['Responses'] ?? {}) as Record<string, unknown[]>);
  return (asked?.Keys.length ?? 0) - found.length;
}

function total(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
}
