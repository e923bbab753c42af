import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addTotals,
  chooseEngineJourneys,
  listEngineJourneys,
  planTestRuns,
  readTotals,
  screensRun,
} from './test-totals.ts';

describe('choosing the runners', () => {
  test('runs everything without arguments, the screens’ tests apart', () => {
    expect(planTestRuns([])).toEqual([
      { runner: 'vitest', args: ['--project', '!screens'] },
      { runner: 'playwright', args: [] },
    ]);
    expect(screensRun).toMatchObject({ runner: 'vitest', args: [], project: 'screens' });
  });

  test.each(['test/shared', 'streak', '--project=unit', 'specification'])('hands %s to Vitest alone', (arg) => {
    expect(planTestRuns([arg])).toEqual([{ runner: 'vitest', args: [arg] }]);
  });

  test.each(['test/e2e', 'test/e2e/main-job.spec.ts', 'main-job.spec.ts:12', 'e2e'])(
    'hands %s to the browser alone',
    (arg) => {
      expect(planTestRuns([arg])).toEqual([{ runner: 'playwright', args: [arg] }]);
    },
  );

  test('leaves the journeys of the day, or those that are named, to the other engines, and prepares none for anything else', () => {
    const now = new Date('2026-11-27T12:00:00Z');
    expect(chooseEngineJourneys([], now)).toEqual(listEngineJourneys(now));
    expect(chooseEngineJourneys(['test/engines/quiz', 'study'])).toEqual(['test/engines/quiz']);
    expect(planTestRuns(['test/engines/quiz'])).toEqual([]);
    expect(chooseEngineJourneys(['study', 'test/e2e'])).toEqual([]);
  });

  test('every journey in the other engines has its day within five days, and studying offline and importing have every day', async () => {
    const days = Array.from({ length: 5 }, (_, day) => listEngineJourneys(new Date(Date.UTC(2026, 10, 27 + day))));
    const files = await readdir(join(import.meta.dirname, '../engines'));
    const journeys = files.filter((name) => name.endsWith('.test.ts')).map((name) => `test/engines/${name}`);
    expect([...new Set(days.flat())].toSorted()).toEqual(journeys.toSorted());
    for (const day of days)
      expect(day).toEqual(expect.arrayContaining(['test/engines/offline.test.ts', 'test/engines/import.test.ts']));
  });

  test('splits arguments of both kinds', () => {
    expect(planTestRuns(['streak', 'test/e2e'])).toEqual([
      { runner: 'vitest', args: ['streak'] },
      { runner: 'playwright', args: ['test/e2e'] },
    ]);
  });
});

describe('the totals of a run', () => {
  let folder: string;
  let report: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flashspark-totals-'));
    report = join(folder, 'report.json');
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('are those of Vitest’s report', async () => {
    await writeFile(report, '{"numPassedTests":5,"numFailedTests":2,"numTotalTests":7}');
    expect(await readTotals('vitest', report, 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('are those of Playwright’s report', async () => {
    await writeFile(report, '{"stats":{"expected":3,"unexpected":1,"flaky":1,"skipped":4}}');
    expect(await readTotals('playwright', report, 1)).toEqual({ passed: 4, failed: 1 });
  });

  test('hold a failure when a file did not load, though every test that ran passed', async () => {
    await writeFile(report, '{"numPassedTests":5,"numFailedTests":0}');
    expect(await readTotals('vitest', report, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('hold a failure when the runner left no report', async () => {
    expect(await readTotals('playwright', report, 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('add up', () => {
    expect(addTotals({ passed: 1, failed: 2 }, { passed: 30, failed: 40 })).toEqual({ passed: 31, failed: 42 });
  });
});
