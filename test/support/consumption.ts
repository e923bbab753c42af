import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

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

/** Counts what a client's calls cost from now on. */
export function meterConsumption(client: DynamoDBDocumentClient): { readonly take: () => Consumption } {
  let sum = nothing();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = { ...(args.input as Fields), ReturnConsumedCapacity: 'INDEXES' };
      const outcome = await next({ ...args, input });
      sum = add(sum, costOf(String(context['commandName']), input, outcome.output as Fields));
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

function costOf(command: string, input: Fields, output: Fields): Partial<Consumption> {
  const capacities = [output['ConsumedCapacity'] ?? []].flat() as Capacity[];
  const table = total(capacities.map((capacity) => capacity.Table?.CapacityUnits));
  const index = total(
    capacities.flatMap(({ LocalSecondaryIndexes = {}, GlobalSecondaryIndexes = {} }) =>
      [...Object.values(LocalSecondaryIndexes), ...Object.values(GlobalSecondaryIndexes)].map((one) => one.CapacityUnits),
    ),
  );
  switch (command) {
    case 'QueryCommand':
      return { reads: Math.max(table + index, input['ConsistentRead'] === true ? 1 : 0.5) };
    case 'BatchGetItemCommand':
      return { reads: table + missingKeys(input, output) };
    case 'TransactWriteItemsCommand':
      return transactionCost(input['TransactItems'] as Fields[]);
    case 'BatchWriteItemCommand':
      return { writes: Math.max(table, batchLength(input)), indexWrites: index };
    default:
      return { writes: Math.max(table, 1), indexWrites: index };
  }
}

/** DynamoDB Local reports no cost for keys that hold nothing; DynamoDB charges a strongly consistent read's least. */
function missingKeys(input: Fields, output: Fields): number {
  const [asked] = Object.values(input['RequestItems'] as Record<string, { Keys: unknown[] }>);
  const [found = []] = Object.values((output['Responses'] ?? {}) as Record<string, unknown[]>);
  return (asked?.Keys.length ?? 0) - found.length;
}

function batchLength(input: Fields): number {
  return Object.values(input['RequestItems'] as Record<string, unknown[]>).flat().length;
}

interface Put {
  readonly Item: Fields;
  readonly ConditionExpression?: string;
}

/**
 * DynamoDB Local counts transactions wrong, so they are counted here: two units for every item and begun kilobyte. Changes,
 * removals and checks tell nothing of their item's size: those that the product makes are about items below a kilobyte.
 * An item in an index costs one write there when it is new, two when it moves in it.
 */
function transactionCost(actions: readonly Fields[]): Partial<Consumption> {
  const puts = actions.flatMap((action) => (action['Put'] as Put | undefined) ?? []);
  const kilobytes = ({ Item }: Put) => Math.ceil(pairBytes(Item) / 1_024);
  const indexed = puts.filter(({ Item }) => 'dueKey' in Item || 'listKey' in Item);
  return {
    writes: 2 * (actions.length - puts.length + total(puts.map(kilobytes))),
    indexWrites: total(indexed.map((put) => kilobytes(put) * (put.ConditionExpression?.startsWith('attribute_not_exists') ? 1 : 2))),
  };
}

function pairBytes(fields: Fields): number {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return total(present.map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)));
}

/** Bytes of a value as DynamoDB counts them (developer guide, "DynamoDB item sizes and formats"). */
function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/[-.]/g, '').length / 2) + 1;
  if (Array.isArray(value)) return 3 + total(value.map((child) => valueBytes(child) + 1));
  if (typeof value === 'object' && value !== null) return 3 + Object.keys(value).length + pairBytes(value as Fields);
  return 1;
}

function total(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
}
