import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  nameCopy,
  readInstant,
  type Restore,
  type RestoreEffects,
  replayIntoUse,
  runRestore,
  adoptTable,
} from '../../../../infra/operations/restore/run-restore.ts';
import type { Row } from '../../../../infra/table-invariants/row.ts';
import { breakRows, readHealthyRows } from '../../table-invariants/healthy-product.ts';
import { restoredTable, type FakeDynamo, openFakeDynamo } from './fake-dynamo.ts';

const source = 'flashspark-prod-storage-Table1';
const target = 'flashspark-prod-restored-20261120T100000Z';
const restore: Restore = { stage: 'prod', source, at: new Date('2026-11-20T10:00:00Z'), isDrill: false };

let healthyRows: readonly Row[];
let dynamo: FakeDynamo;
let said: string[];
let replayed: Parameters<RestoreEffects['replay']>[];
beforeAll(async () => {
  healthyRows = await readHealthyRows();
});
beforeEach(() => {
  dynamo = openFakeDynamo(source);
  said = [];
  replayed = [];
});

async function* soundRows() {
  yield* healthyRows;
}
async function* brokenRows() {
  yield* breakRows(healthyRows);
}

const replay: RestoreEffects['replay'] = async (...places) => {
  replayed.push(places);
  return await Promise.resolve(['Erased again.']);
};

async function run(wanted: Partial<Restore> = {}, rows = soundRows): Promise<boolean> {
  let minutes = 0;
  const clock = () => new Date(Date.UTC(2026, 10, 20, 13, (minutes += 25)));
  const scanned: string[] = [];
  const scan = (name: string) => (scanned.push(name), expect(replayed).toHaveLength(1), rows());
  const isSound = await runRestore(
    { ...restore, ...wanted },
    { client: dynamo.client, replay, scan, clock, say: (line) => said.push(line) },
  );
  expect(scanned).toEqual([nameCopy({ ...restore, ...wanted })]);
  return isSound;
}

describe('a restore', () => {
  it('makes a copy of the moment, gives it what a restore leaves out, and says how to switch over', async () => {
    expect(await run()).toBe(true);
    expect(dynamo.changes).toEqual([
      ['RestoreTableToPointInTime', { SourceTableName: source, TargetTableName: target, RestoreDateTime: restore.at }],
      [
        'UpdateContinuousBackups',
        {
          TableName: target,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        },
      ],
      [
        'UpdateTimeToLive',
        { TableName: target, TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' } },
      ],
      ['UpdateTable', { TableName: target, DeletionProtectionEnabled: true }],
    ]);
    const text = said.join('\n');
    expect(text).toMatch(/holds \d+ rows\.[^]*card +\d+[^]*All rows are consistent\./);
    expect(text).toContain('Restored in 25 minutes, checked in 25 more.');
    expect(said.slice(-3)).toEqual([
      `  RESTORED_TABLE=${target} npm run deploy -- --stage prod --switch-table`,
      expect.stringContaining('What people erase in the old table until then'),
      `  npm run table:restore -- --stage prod --erased-in ${source}`,
    ]);
  });

  it('erases in the copy what people erased since that moment, before it is checked', async () => {
    await run();
    expect(replayed).toEqual([[source, target, restore.at]]);
    expect(said).toContain('Erased again.');
  });

  it('that was cut off goes on with the copy that is there, and repeats nothing', async () => {
    dynamo.tables.set(target, { ...restoredTable(), recoveryDays: 35 });
    expect(await run()).toBe(true);
    expect(dynamo.changes.map(([name]) => name)).toEqual(['UpdateTimeToLive', 'UpdateTable']);
    expect(said[0]).toContain(`Continuing ${target}`);
    dynamo.changes.length = 0;
    replayed = [];
    await run();
    expect(dynamo.changes).toEqual([]);
    expect(replayed).toHaveLength(1);
  });

  it('tells what in the copy contradicts itself', async () => {
    expect(await run({}, brokenRows)).toBe(false);
    expect(said.join('\n')).toMatch(/9 contradictions:\n {2}email-markers: USER#\w+\/PROFILE stands alone/);
    expect(said.join('\n')).toContain('An earlier moment may have none');
  });

  it.each([
    ['before the first moment that is kept', '2026-10-16T23:59:59Z'],
    ['after the last one', '2026-11-20T12:00:01Z'],
  ])('of a moment %s is refused with those that can be chosen', async (_, at) => {
    await expect(run({ at: new Date(at) })).rejects.toThrow(
      'any moment from 2026-10-17T00:00:00.000Z to 2026-11-20T12:00:00.000Z',
    );
    expect(dynamo.changes).toEqual([]);
  });

  it('of a table without recovery is refused with what to do', async () => {
    dynamo.tables.set(source, restoredTable());
    await expect(run()).rejects.toThrow('no point-in-time recovery, so it can’t be restored');
  });

  it('that the stage uses already has nothing left to do', async () => {
    await expect(run({ source: target })).rejects.toThrow(`The stage already uses ${target}`);
  });
});

describe('a drill', () => {
  const drill = 'flashspark-prod-drill-20261120T100000Z';

  it('does all that a restore does, and deletes its copy again', async () => {
    expect(await run({ isDrill: true })).toBe(true);
    expect(dynamo.changes.map(([name, input]) => [name, (input as { TableName?: string }).TableName])).toEqual([
      ['RestoreTableToPointInTime', undefined],
      ['UpdateContinuousBackups', drill],
      ['UpdateTimeToLive', drill],
      ['UpdateTable', drill],
      ['UpdateTable', drill],
      ['DeleteTable', drill],
    ]);
    expect([...dynamo.tables.keys()]).toEqual([source]);
    expect(replayed).toEqual([[source, drill, restore.at]]);
    expect(said.at(-1)).toContain(`${drill} is deleted.`);
  });

  it('never touches the copy that a restore of the same moment made', async () => {
    dynamo.tables.set(target, restoredTable());
    await run({ isDrill: true });
    expect(dynamo.tables.has(target)).toBe(true);
  });

  it('that comes while an earlier one deletes its copy is put off', async () => {
    dynamo.tables.set(drill, restoredTable('DELETING'));
    await expect(run({ isDrill: true })).rejects.toThrow('is being deleted. Wait a few minutes');
  });
});

describe('the moment', () => {
  it('is read with its time zone', () => {
    expect(readInstant('2026-11-20T12:00:00+02:00').toISOString()).toBe('2026-11-20T10:00:00.000Z');
  });

  it.each([undefined, '', 'yesterday', '2026-11-20', '2026-11-20T10:00:00'])('is asked for when it is %j', (text) => {
    expect(() => readInstant(text)).toThrow('--at 2026-11-20T10:00:00Z');
  });
});

const existing = 'from-aws-backup';

describe('a table that was restored by other means', () => {
  beforeEach(() => {
    dynamo.tables.set(existing, restoredTable());
  });

  async function adopt(table = existing, rows = soundRows): Promise<boolean> {
    const scanned: string[] = [];
    const scan = (name: string) => (scanned.push(name), rows());
    const isSound = await adoptTable(
      { stage: 'prod', inUse: source, existing: table },
      { client: dynamo.client, replay, scan, say: (line) => said.push(line) },
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
    expect(said.join('\n')).toMatch(/from-aws-backup holds \d+ rows\.[^]*All rows are consistent\./);
    expect(said.at(-3)).toBe('  RESTORED_TABLE=from-aws-backup npm run deploy -- --stage prod --switch-table');
    // The time of this backup is unknown, so all recorded erasures are replayed.
    expect(replayed).toEqual([[source, existing]]);
  });

  it('repeats nothing when it is run again', async () => {
    await adopt();
    dynamo.changes.length = 0;
    expect(await adopt()).toBe(true);
    expect(dynamo.changes).toEqual([]);
  });

  it('tells what in the table contradicts itself', async () => {
    expect(await adopt(existing, brokenRows)).toBe(false);
    expect(said.join('\n')).toMatch(/9 contradictions:\n {2}email-markers: USER#\w+\/PROFILE stands alone/);
  });

  it('refuses the table that the stage uses already', async () => {
    await expect(adopt(source)).rejects.toThrow(`The stage prod already uses ${source}`);
  });

  it.each(['not-there', 'going'])('refuses the table %s instead of waiting for it', async (name) => {
    dynamo.tables.set('going', restoredTable('DELETING'));
    await expect(adopt(name)).rejects.toThrow(`There is no table ${name} in this account and region.`);
  });

  it.each([
    [
      'without its local index',
      { indexes: { local: [], global: ['admin-lists'] } },
      'It has no index by-due. Nothing was changed.',
    ],
    ['without its global index', { indexes: { local: ['by-due'], global: [] } }, 'It has no index admin-lists.'],
    [
      'of something else',
      { keys: ['id'], indexes: { local: [], global: [] } },
      'It has no key PK, no key SK, no index by-due, no index admin-lists.',
    ],
  ])('refuses a table %s before anything is changed', async (_, shape, words) => {
    dynamo.tables.set(existing, { ...restoredTable(), ...shape });
    await expect(adopt()).rejects.toThrow(words);
    expect(dynamo.changes).toEqual([]);
  });
});

describe('after the switch, what was erased in the table before', () => {
  const old = 'flashspark-prod-storage-Table0';

  async function replayFrom(erasedIn: string, rows = soundRows): Promise<boolean> {
    dynamo.tables.set(old, restoredTable());
    const effects = { client: dynamo.client, replay, scan: rows, say: (line: string) => said.push(line) };
    return await replayIntoUse({ inUse: source, erasedIn }, effects);
  }

  it('is erased in the one in use, which is checked then; nothing else is changed', async () => {
    expect(await replayFrom(old)).toBe(true);
    expect([replayed, dynamo.changes]).toEqual([[[old, source]], []]);
    expect(said.join('\n')).toContain('All rows are consistent.');
    expect(await replayFrom(old, brokenRows)).toBe(false);
  });

  it('is not looked for in the table itself, nor in one that is not there', async () => {
    await expect(replayFrom(source)).rejects.toThrow('Name the table it used before');
    await expect(replayFrom('not-there')).rejects.toThrow('There is no table not-there');
    expect(replayed).toEqual([]);
  });
});
