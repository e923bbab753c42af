import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import type { Attributes, Change, Condition } from '../../../functions/data/table/expressions.ts';
import { toTransactItem, type WriteAction } from '../../../functions/data/table/write-action.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';

/** An SDK call in the forms that the product uses. All commands share a few rows. */
export type Command =
  | { readonly kind: 'transact'; readonly actions: readonly WriteAction[]; readonly token: string }
  | { readonly kind: 'update' | 'delete'; readonly action: WriteAction }
  | { readonly kind: 'get' | 'remove'; readonly sortKeys: readonly string[] }
  | {
      readonly kind: 'query';
      readonly index: 'by-due' | 'admin-lists' | undefined;
      readonly from: string;
      readonly to: string;
      readonly limit: number | undefined;
      readonly isForward: boolean;
    };

const sortKeys = ['A#1', 'A#2', 'A#10', 'B#1', 'B#ä', 'B#😀', 'B#\uffee'] as const;
const places = ['x#', 'y#', 'z#'] as const;
const texts = ['', 'one', 'two'] as const;

const sortKey = fc.constantFrom(...sortKeys);
const field = fc.constantFrom('n', 'm');
const number = fc.integer({ min: -3, max: 3 });
const value = fc.oneof(number, fc.constantFrom(...texts), fc.constant([1, { deep: 'x' }]), fc.boolean());

/** Sets are never empty, because DynamoDB stores no empty sets. The field `s` only holds sets. */
const set = fc.uniqueArray(fc.constantFrom(...places), { minLength: 1 }).map((some) => new Set<string>(some));

const condition: fc.Arbitrary<Condition> = fc.record(
  {
    exists: fc.boolean(),
    equals: fc
      .record({
        own: fc.dictionary(fc.constantFrom('n', 't', 'gone'), fc.option(value, { nil: undefined }), { maxKeys: 2 }),
        s: fc.option(set, { freq: 1, nil: 'unasked' as const }),
      })
      .map(({ own, s }) => (s === 'unasked' ? own : { ...own, s })),
    atMost: fc.dictionary(field, number, { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

const change: fc.Arbitrary<Change> = fc
  .record({
    set: fc.dictionary(fc.constantFrom('t', 'l'), value, { maxKeys: 2 }),
    add: fc.dictionary(field, number, { maxKeys: 2 }),
    remove: fc.constantFrom([], ['gone'], ['dueKey']),
    ofSet: fc.constantFrom('add', 'removeFromSet', undefined),
    texts: set,
  })
  .map(({ ofSet, texts: s, ...rest }) => {
    if (ofSet === undefined) return rest;
    return ofSet === 'add' ? { ...rest, add: { ...rest.add, s } } : { ...rest, removeFromSet: { s } };
  })
  .filter((parts) => Object.values(parts).some((part) => Object.keys(part).length > 0));

/** The product never adds a number to a text, so the field `n` only contains numbers. */
const item: fc.Arbitrary<Attributes> = fc.record(
  {
    n: number,
    t: value,
    s: set,
    gone: fc.constant(undefined),
    due: fc.constantFrom(...places),
    listed: fc.constantFrom(...places),
  },
  { requiredKeys: [] },
);

/** An action without its partition. The partition is added per run, so that each run has its own. */
type ActionWithoutPartition = fc.Arbitrary<WriteAction>;
const key = sortKey.map((SK) => ({ PK: '', SK }));
const guard = { condition: fc.option(condition, { nil: undefined }) };
const put: ActionWithoutPartition = fc
  .record({ kind: fc.constant('put' as const), key, item, ...guard })
  .map(({ key: own, item: fields, ...rest }) => withCondition({ ...rest, item: { ...fields, ...own } }));
const update: ActionWithoutPartition = fc
  .record({ kind: fc.constant('change' as const), key, change, ...guard })
  .map(withCondition);
const remove: ActionWithoutPartition = fc
  .record({ kind: fc.constant('remove' as const), key, ...guard })
  .map(withCondition);
const check: ActionWithoutPartition = fc
  .record({ kind: fc.constant('check' as const), key, condition })
  .filter((action) => 'ConditionExpression' in (toTransactItem(action, '').ConditionCheck ?? {}));
const anyAction: ActionWithoutPartition = fc.oneof(
  { weight: 4, arbitrary: put },
  { weight: 4, arbitrary: update },
  remove,
  check,
);

function withCondition({
  condition: wanted,
  ...rest
}: {
  readonly condition?: Condition | undefined;
  readonly [part: string]: unknown;
}): WriteAction {
  return { ...rest, ...(wanted && { condition: wanted }) } as unknown as WriteAction;
}

function sortKeyOf(action: WriteAction): string {
  return action.kind === 'put' ? action.item.SK : action.key.SK;
}

const bound = fc.constantFrom(...sortKeys, ...places, 'A', 'B', 'z', '\uffff');

/** Any of the product's calls. Only three different request tokens are generated, so that some are reused. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('transact' as const),
      // At most one action per row. Two would be a programming error, which DynamoDB Local reports differently because it checks conditions first.
      actions: fc.uniqueArray(anyAction, { minLength: 1, maxLength: 4, selector: sortKeyOf }),
      token: fc.constantFrom('1', '2', '3'),
    }),
  },
  fc.record({ kind: fc.constant('update' as const), action: update }),
  fc.record({ kind: fc.constant('delete' as const), action: remove }),
  fc.record({ kind: fc.constantFrom('get', 'remove'), sortKeys: fc.array(sortKey, { minLength: 1, maxLength: 5 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('query' as const),
      index: fc.constantFrom(undefined, 'by-due', 'admin-lists'),
      from: bound,
      to: bound,
      limit: fc.constantFrom(undefined, 1, 2, 3),
      isForward: fc.boolean(),
    }),
  },
);

/** Runs a command in the given partition. @returns the answer with all its pages, or the error with its reasons. */
export async function run(client: DynamoDBDocumentClient, command: Command, partition: string): Promise<unknown> {
  try {
    return command.kind === 'query'
      ? await queryAll(client, command, partition)
      : await send(client, command, partition);
  } catch (error) {
    const { name, CancellationReasons: reasons } = error as Error & { CancellationReasons?: { Code?: string }[] };
    return { refusal: name, ...(reasons && { reasons: reasons.map(({ Code }) => Code) }) };
  }
}

async function send(
  client: DynamoDBDocumentClient,
  command: Exclude<Command, { kind: 'query' }>,
  partition: string,
): Promise<unknown> {
  switch (command.kind) {
    case 'transact': {
      const TransactItems = command.actions.map((action) => toTransactItem(at(partition, action), localTableName));
      return !(await client.send(
        new TransactWriteCommand({ TransactItems, ClientRequestToken: partition + command.token }),
      ));
    }
    case 'update':
    case 'delete': {
      const { Update, Delete } = toTransactItem(at(partition, command.action), localTableName);
      if (Update) return !(await client.send(new UpdateCommand(Update)));
      return !(Delete && (await client.send(new DeleteCommand(Delete))));
    }
    case 'get': {
      const Keys = command.sortKeys.map((SK) => ({ PK: partition, SK }));
      const answer = await client.send(
        new BatchGetCommand({ RequestItems: { [localTableName]: { Keys, ConsistentRead: true } } }),
      );
      const found = answer.Responses?.[localTableName] ?? [];
      return found.toSorted((a, b) => (String(a['SK']) < String(b['SK']) ? -1 : 1));
    }
    case 'remove': {
      const requests = command.sortKeys.map((SK) => ({ DeleteRequest: { Key: { PK: partition, SK } } }));
      return !(await client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: requests } })));
    }
  }
}

function at(partition: string, action: WriteAction): WriteAction {
  if (action.kind !== 'put') return { ...action, key: { ...action.key, PK: partition } };
  const { listed, due, SK, ...fields } = action.item;
  // Index keys are unique, because DynamoDB does not define the order of equal ones.
  const inIndexes = {
    ...(typeof due === 'string' && { dueKey: due + SK }),
    ...(typeof listed === 'string' && { listKey: `list of ${partition}`, listSort: listed + SK }),
  };
  return { ...action, item: { ...fields, ...inIndexes, SK, PK: partition } };
}

async function queryAll(
  client: DynamoDBDocumentClient,
  { index, from, to, limit, isForward }: Extract<Command, { kind: 'query' }>,
  partition: string,
): Promise<unknown[]> {
  const [own, sort] = { table: ['PK', 'SK'], 'by-due': ['PK', 'dueKey'], 'admin-lists': ['listKey', 'listSort'] }[
    index ?? 'table'
  ] as [string, string];
  const pages: unknown[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: localTableName,
        IndexName: index,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#partition': own, '#sort': sort },
        ExpressionAttributeValues: {
          ':partition': index === 'admin-lists' ? `list of ${partition}` : partition,
          ':from': from,
          ':to': to,
        },
        ConsistentRead: index !== 'admin-lists',
        ScanIndexForward: isForward,
        Limit: limit,
        ExclusiveStartKey: startKey,
      }),
    );
    // Skips an empty last page. When the limit coincides with the end, each database decides for itself whether to return one.
    if (page.Items?.length !== 0) pages.push(page.Items);
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return pages;
}
