import { hash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, inject } from 'vitest';
import { Table } from '../../functions/data/table/table.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { createLocalTable } from '../../infra/local/database/create-local-table.ts';
import { makeAccessKeyId } from '../../infra/local/database/data-directory.ts';
import { openProcessClient, type ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import {
  createLocalContext,
  type LocalContext,
  localTableName,
  openLocalClient,
} from '../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../infra/operations/admin/table-report.ts';
import { checkTable } from '../../infra/table-invariants/check-table.ts';
import type { Row } from '../../infra/table-invariants/row.ts';
import { compareWithDatabase, prepareMemoryClients } from '../faults/twin/memory-client.ts';
import { afterFile } from './after-file.ts';
import { findBeyondBounds } from './table/largest-item.ts';
import { enforceRole, runAs } from './role-of-function.ts';

/** All handlers in this process with DynamoDB Local. The test controls the clock and the data. */
export interface TestProduct extends ProcessClient {
  readonly context: LocalContext;
  readonly client: DynamoDBDocumentClient;
  /** Sets the clock, which otherwise stands still. */
  readonly setNow: (instant: string | Date) => void;
  readonly pass: (seconds: number) => void;
  readonly now: () => Date;
}

/** A Monday morning in UTC, far from a change of day, month or year. */
export const startOfTests = '2026-01-05T09:00:00.000Z';

/** Origin of the product's pages, for links in mails and for passkeys. */
export const appAddress = 'https://cards.example.com';

interface TestSettings {
  /** Reason to skip the final consistency check: the tests write rows that contradict each other. */
  readonly breaksInvariants?: string;
  /**
   * Keeps the rows in DynamoDB Local every day. Most files do so one day in two weeks only. On the others their rows are in this process, in the twin of the table,
   * at a tenth of the CPU time, and each form of call is also sent to DynamoDB Local, once in a run (`faults/twin/compare-calls.ts`). For files about concurrency,
   * or about rows as they are stored.
   */
  readonly isInDatabase?: boolean;
  /** DynamoDB Local endpoint; by default the one that all API tests share. */
  readonly endpoint?: string;
}

export async function openTestProduct(
  overrides: Partial<LocalContext> = {},
  settings: TestSettings = {},
): Promise<TestProduct> {
  const isInMemory = settings.isInDatabase !== true && !isTurnOf(expect.getState().testPath ?? '');
  const place = {
    endpoint: settings.endpoint ?? inject('dynamoDbEndpoint'),
    accessKeyId: makeAccessKeyId(),
    dataDir: 'memory',
  };
  const openClient = isInMemory ? prepareMemoryClients() : () => openLocalClient(place);
  const client = openClient();
  // Without it, each product would have a database of its own in DynamoDB Local, which takes 0.2 s of CPU time even if nothing is ever in it.
  const table = new Table(client, localTableName);
  if (!isInMemory) await createLocalTable(client, localTableName);
  // At the end of the file all rows must be consistent. A separate client reads them, unaffected by injected faults.
  if (settings.breaksInvariants === undefined) afterFile.push(async () => await expectConsistentTable(openClient()));
  const used = new Set<string>();
  const refused = enforceRole(client, used);
  afterFile.push(async () => {
    await noteUsedRights(used);
    if (isInMemory) await compareWithDatabase();
    expectNothingRefused(refused);
  });
  let now = new Date(startOfTests);
  const context: LocalContext = {
    ...(await createLocalContext({ ...place, table, appAddress: () => appAddress })),
    clock: () => now,
    // Runs like a stage in the cloud, not like a self-hosted copy.
    isOwnMachine: false,
    callBudget: { admit: () => Promise.resolve() },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...overrides,
  };
  const direct = await openProcessClient(context);
  return {
    call: async (route, ...call) => await runAs(route.id, async () => await direct.call(route, ...call)),
    send: async (route, ...call) => await runAs(route.id, async () => await direct.send(route, ...call)),
    context,
    client,
    setNow: (instant) => {
      now = new Date(instant);
    },
    pass: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    now: () => now,
  };
}

/** Days until each test file has kept its rows in DynamoDB Local once. */
const daysOfRound = 14;

/** @returns whether today this test file keeps its rows in DynamoDB Local. These digits of the hash spread the files with the most calls best. */
function isTurnOf(testPath: string): boolean {
  const place = relative(join(projectRoot, 'test'), testPath).replaceAll('\\', '/');
  const turn = Number.parseInt(hash('sha256', place).slice(8, 16), 16);
  return (turn + inject('dayOfRun')) % daysOfRound === 0;
}

/** Asserts that all rows are consistent. This also runs after the last test of each file. */
export async function expectConsistentRows({ client }: Pick<TestProduct, 'client'>): Promise<void> {
  const { violations } = await checkTable(scanTable(client, localTableName));
  expect(violations).toEqual([]);
}

/** Fails when a function exceeded its role. In the cloud, such a call would be denied. */
function expectNothingRefused(refused: readonly string[]): void {
  const sentences = [...new Set(refused)];
  if (sentences.length === 0) return;
  throw new Error(
    `Functions wanted more than their roles allow (infra/constructs/route-grants.ts, event-grants.ts).\n${sentences.join('\n')}`,
  );
}

/** Records the used permissions in a file. `npm test` compares them with the granted ones. */
async function noteUsedRights(used: ReadonlySet<string>): Promise<void> {
  const file = process.env['USED_RIGHTS_FILE'];
  if (file !== undefined) await appendFile(file, [...used].map((right) => `${right}\n`).join(''));
}

async function expectConsistentTable(client: DynamoDBDocumentClient): Promise<void> {
  const beyond = new Set<string>();
  const { violations } = await checkTable(watchSizes(scanTable(client, localTableName), beyond));
  client.destroy();
  if (beyond.size > 0)
    throw new Error(
      `The tests of this file left more than there should ever be (item-bounds.ts) in ${[...beyond].join(', ')}.`,
    );
  if (violations.length === 0) return;
  const sentences = violations.slice(0, 20).map(({ sentence }) => sentence);
  throw new Error(
    `The tests of this file left ${violations.length} contradictions in the table.\n${sentences.join('\n')}`,
  );
}

/**
 * Collects the paths at which rows exceed their bounds.
 * @yields the unchanged rows.
 */
async function* watchSizes(rows: AsyncIterable<Row>, beyond: Set<string>): AsyncGenerator<Row> {
  for await (const row of rows) {
    for (const path of findBeyondBounds(row)) beyond.add(path);
    yield row;
  }
}
