import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localTableName } from '../../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../../infra/operations/admin/table-report.ts';
import { adoptTable } from '../../../../infra/operations/restore/run-restore.ts';
import { type HealthyProduct, openHealthyProduct, readBrokenRows } from '../../table-invariants/healthy-product.ts';
import { bareCopy, type FakeDynamo, openFakeDynamo } from './fake-dynamo.ts';

const inUse = 'flashspark-prod-storage-Table1';
const existing = 'from-aws-backup';

let product: HealthyProduct;
let dynamo: FakeDynamo;
let said: string[];
beforeAll(async () => {
  product = await openHealthyProduct();
});
afterAll(async () => await product.close());
beforeEach(() => {
  dynamo = openFakeDynamo(inUse);
  dynamo.tables.set(existing, bareCopy());
  said = [];
});

const soundRows = () => scanTable(product.client, localTableName);
const brokenRows = () => readBrokenRows(product);

async function adopt(table = existing, rows = soundRows): Promise<boolean> {
  const scanned: string[] = [];
  const scan = (name: string) => (scanned.push(name), rows());
  const isSound = await adoptTable(
    { stage: 'prod', inUse, existing: table },
    { client: dynamo.client, scan, say: (line) => said.push(line) },
  );
  expect(scanned).toEqual([table]);
  return isSound;
}

it('protects and checks a table that AWS Backup restored, restores nothing, and says how to switch over', async () => {
  expect(await adopt()).toBe(true);
  expect(dynamo.changes).toEqual([
    [
      'UpdateContinuousBackups',
      {
        TableName: existing,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ],
    [
      'UpdateTimeToLive',
      { TableName: existing, TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' } },
    ],
    ['UpdateTable', { TableName: existing, DeletionProtectionEnabled: true }],
  ]);
  expect(said.join('\n')).toMatch(/from-aws-backup holds \d+ rows\.[^]*All rows agree with each other\./);
  expect(said.at(-1)).toBe('  RESTORED_TABLE=from-aws-backup npm run deploy -- --stage prod --switch-table');
});

it('repeats nothing when it is run again', async () => {
  await adopt();
  dynamo.changes.length = 0;
  expect(await adopt()).toBe(true);
  expect(dynamo.changes).toEqual([]);
});

it('tells what in the table contradicts itself', async () => {
  expect(await adopt(existing, brokenRows)).toBe(false);
  expect(said.join('\n')).toMatch(/8 contradictions:\n {2}email-markers: USER#\w+\/PROFILE stands alone/);
});

it('refuses the table that the stage uses already', async () => {
  await expect(adopt(inUse)).rejects.toThrow(`The stage prod uses ${inUse} already`);
});

it.each(['not-there', 'going'])('refuses the table %s instead of waiting for it', async (name) => {
  dynamo.tables.set('going', bareCopy('DELETING'));
  await expect(adopt(name)).rejects.toThrow(`There is no table ${name} in this account and region.`);
});

it.each([
  [
    'without its local index',
    { indexes: { local: [], global: ['admin-lists'] } },
    'it has no index by-due. Nothing was changed.',
  ],
  ['without its global index', { indexes: { local: ['by-due'], global: [] } }, 'it has no index admin-lists.'],
  [
    'of something else',
    { keys: ['id'], indexes: { local: [], global: [] } },
    'it has no key PK, no key SK, no index by-due, no index admin-lists.',
  ],
])('refuses a table %s before anything is changed', async (_, shape, words) => {
  dynamo.tables.set(existing, { ...bareCopy(), ...shape });
  await expect(adopt()).rejects.toThrow(words);
  expect(dynamo.changes).toEqual([]);
});
