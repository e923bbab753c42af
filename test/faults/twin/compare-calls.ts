import { hash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, inject } from 'vitest';
import type { Key } from '../../../functions/data/table/expressions.ts';
import { createLocalTable } from '../../../infra/local/database/create-local-table.ts';
import { makeAccessKeyId } from '../../../infra/local/database/data-directory.ts';
import { localTableName, openLocalClient } from '../../../infra/local/gateway/create-local-context.ts';
import { unitsOf } from '../../support/table/consumption.ts';
import { formsOf, keysOf, nameCommand } from './call-forms.ts';
import { copy, type Fields } from './expressions.ts';
import { orders } from './memory-rows.ts';

/** A table that answers at once, such as the twin. */
export interface Twin {
  readonly answer: (command: string, input: unknown) => object;
  readonly rows: {
    readonly get: (key: Key) => Fields | undefined;
    readonly put: (row: Fields) => void;
    readonly list: (partition?: string) => Fields[];
  };
}

interface SeenCall {
  readonly command: string;
  readonly input: object;
  /** Rows that the call could see before it was made. */
  readonly rows: readonly Fields[];
}

/** Most rows of a partition that a query is repeated on: more than fit into one batch if its answer ended a page, otherwise few, because to write them costs most. */
const mostRows = { ofPage: 40, ofEnd: 12 };
const perBatch = 25;

const commands = {
  BatchGet: BatchGetCommand,
  BatchWrite: BatchWriteCommand,
  Delete: DeleteCommand,
  Put: PutCommand,
  Query: QueryCommand,
  TransactWrite: TransactWriteCommand,
  Update: UpdateCommand,
} as unknown as Readonly<Record<string, new (input: object) => UpdateCommand>>;

/** Forms of calls that this process met already. */
const known = new Set<string>();
const waiting: SeenCall[] = [];

/**
 * Answers a call and, if its form is new in this run, keeps it for {@link compareSeenCalls}.
 * @param folder where the forms of the run are noted; `''` if none are compared.
 */
export function answerAndNote(
  twin: Twin,
  command: string,
  input: object,
  folder: string = inject('comparedForms'),
): object {
  const rows = rowsAt(twin, keysOf(command, input));
  try {
    const answer = twin.answer(command, input);
    note(twin, { command, input, rows }, answer, folder);
    return answer;
  } catch (error) {
    note(twin, { command, input, rows }, error as object, folder);
    throw error;
  }
}

function note(twin: Twin, { command, input, rows }: SeenCall, outcome: object, folder: string): void {
  if (folder === '') return;
  const areNew = formsOf(command, input, outcome, rows).map((form) => isNew(form, folder));
  if (!areNew.includes(true)) return;
  const { Items = [], LastEvaluatedKey } = outcome as { Items?: Fields[]; LastEvaluatedKey?: object };
  const most = LastEvaluatedKey ? mostRows.ofPage : mostRows.ofEnd;
  const seen = nameCommand(command) === 'Query' ? rowsAround(twin, input, Items).slice(0, most) : rows;
  waiting.push({ command, input: copy(input), rows: seen });
}

/** Whether no process of this run met the form before. Each form has a file, which only the first process can make. */
function isNew(form: string, folder: string): boolean {
  if (known.has(form)) return false;
  known.add(form);
  try {
    closeSync(openSync(join(folder, hash('sha256', form)), 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function rowsAt(twin: Twin, keys: readonly Key[]): Fields[] {
  return keys.map((key) => twin.rows.get(key)).filter((row) => row !== undefined);
}

function rowsAround(twin: Twin, input: object, found: readonly Fields[]): Fields[] {
  const { IndexName, ExpressionAttributeValues } = input as {
    IndexName?: string;
    ExpressionAttributeValues: Record<string, string>;
  };
  const others = twin.rows.list(IndexName === 'admin-lists' ? undefined : ExpressionAttributeValues[':partition']);
  return [...new Set([...found, ...others])];
}

/**
 * Repeats each call of a new form in the twin and in DynamoDB Local, on the rows that it saw. Both must answer or refuse alike and leave the same rows. So no
 * test relies on an answer of the twin that the database would not give.
 * @param openTwin opens an empty twin.
 */
export async function compareSeenCalls(openTwin: () => Twin): Promise<void> {
  const calls = waiting.splice(0);
  if (calls.length === 0) return;
  try {
    const client = await openDatabase();
    for (const call of calls) await compare(openTwin(), client, call);
  } catch (error) {
    database = undefined;
    held.clear();
    throw error;
  }
}

let database: Promise<DynamoDBDocumentClient> | undefined;
/** The database's rows. Those that the next call doesn't see stay: to write and remove all of them for each call took most of the time. */
const held = new Map<string, Fields>();

async function openDatabase(): Promise<DynamoDBDocumentClient> {
  database ??= (async () => {
    const client = openLocalClient({ endpoint: inject('dynamoDbEndpoint'), accessKeyId: makeAccessKeyId() });
    await createLocalTable(client, localTableName);
    return client;
  })();
  return await database;
}

async function compare(twin: Twin, client: DynamoDBDocumentClient, { command, input, rows }: SeenCall): Promise<void> {
  for (const row of rows) twin.rows.put(row);
  await hold(client, rows, seenBy(command, input));
  const Command = commands[nameCommand(command)];
  if (!Command) throw new TypeError(`No test compares ${command} with DynamoDB Local.`);
  const call = {
    ...input,
    ...('ClientRequestToken' in input && { ClientRequestToken: makeAccessKeyId() }),
    ReturnConsumedCapacity: 'INDEXES',
  };
  const outcomes = [
    await outcomeOf(() => twin.answer(command, call), input),
    await outcomeOf(async () => await client.send(new Command(call)), input),
  ];
  const keys = keysOf(command, input);
  const isWrite = !['BatchGet', 'Query'].includes(nameCommand(command));
  const left = isWrite ? [rowsAt(twin, keys), await readRows(client, keys)].map(inOrder) : [];
  for (const key of keys) held.delete(nameOf(key));
  for (const row of rowsAt(twin, keys)) held.set(nameOf(row), row);
  if (isDeepStrictEqual(outcomes[0], outcomes[1]) && isDeepStrictEqual(left[0], left[1])) return;
  const said = `The twin and DynamoDB Local differ on ${command} ${JSON.stringify(input)}`;
  expect({ outcome: outcomes[0], rows: left[0] }, said).toEqual({ outcome: outcomes[1], rows: left[1] });
}

/** @returns what must be the same of an answer or a refusal. The engine chooses the order of a batch, and of rows with one key in an index. */
async function outcomeOf(work: () => unknown, input: object): Promise<object> {
  try {
    const answer = (await work()) as {
      Items?: Fields[];
      Responses?: Record<string, Fields[]>;
      LastEvaluatedKey?: object;
    };
    const { Items = [], Responses = {}, LastEvaluatedKey } = answer;
    const sort = sortKeyOf(input);
    const isCut = LastEvaluatedKey !== undefined && sort !== 'SK';
    const rows = isCut ? [] : inOrder([...Items, ...Object.values(Responses).flat()]);
    const isRead = answer.Items ?? answer.Responses;
    return { sortKeys: Items.map((row) => row[sort]), rows, units: isRead && !isCut && unitsOf(answer) };
  } catch (error) {
    const { name, CancellationReasons: reasons } = error as Error & { CancellationReasons?: { Code?: string }[] };
    return { refusal: name, ...(reasons && { reasons: reasons.map(({ Code }) => Code) }) };
  }
}

function sortKeyOf(input: object): string {
  return orders[(input as { IndexName?: string }).IndexName ?? 'table']?.sort ?? '';
}

function inOrder(rows: readonly Fields[]): Fields[] {
  return rows.map(copy).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

async function readRows(client: DynamoDBDocumentClient, keys: readonly Key[]): Promise<Fields[]> {
  if (keys.length === 0) return [];
  const Keys = distinct(keys);
  const answer = await client.send(
    new BatchGetCommand({ RequestItems: { [localTableName]: { Keys, ConsistentRead: true } } }),
  );
  return answer.Responses?.[localTableName] ?? [];
}

/** Makes the database hold these rows, and no others that the next call sees. */
async function hold(
  client: DynamoDBDocumentClient,
  rows: readonly Fields[],
  isSeen: (row: Fields) => boolean,
): Promise<void> {
  const wanted = new Map(rows.map((row) => [nameOf(row), row]));
  const stale = [...held.values()].filter((row) => isSeen(row) && !wanted.has(nameOf(row)));
  const missing = [...wanted.values()].filter((row) => !isDeepStrictEqual(row, held.get(nameOf(row))));
  await writeInBatches(client, [
    ...stale.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
    ...missing.map((Item) => ({ PutRequest: { Item } })),
  ]);
  for (const row of stale) held.delete(nameOf(row));
  for (const row of missing) held.set(nameOf(row), row);
}

/** @returns whether a call sees a row: a query its partition, any other call the keys that it names. */
function seenBy(command: string, input: object): (row: Fields) => boolean {
  const { IndexName = 'table', ExpressionAttributeValues: values = {} } = input as {
    IndexName?: string;
    ExpressionAttributeValues?: Fields;
  };
  const field = orders[IndexName]?.partition ?? '';
  const named = new Set(keysOf(command, input).map(nameOf));
  return nameCommand(command) === 'Query'
    ? (row) => row[field] === values[':partition']
    : (row) => named.has(nameOf(row));
}

function nameOf({ PK, SK }: Fields | Key): string {
  return `${String(PK)}\n${String(SK)}`;
}

function distinct(keys: readonly Key[]) {
  return [...new Map(keys.map(({ PK, SK }) => [nameOf({ PK, SK }), { PK, SK }])).values()];
}

async function writeInBatches(client: DynamoDBDocumentClient, requests: readonly object[]): Promise<void> {
  for (let at = 0; at < requests.length; at += perBatch)
    await client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: requests.slice(at, at + perBatch) } }));
}
