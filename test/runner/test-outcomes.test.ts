import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { describeFailures, readOutcomes } from './test-outcomes.ts';

let folder: string;
let report: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-outcomes-'));
  report = join(folder, 'report.json');
});

afterEach(() => rm(folder, { recursive: true }));

const assertion = (title: string, status: string, ...ancestorTitles: string[]) => ({ title, status, ancestorTitles });

test('of Vitest are named by file and titles; what failed ran too, what was skipped did not', async () => {
  const assertionResults = [
    assertion('takes one', 'passed', 'a list', 'of cards'),
    assertion('takes two [learners-tab, create-tab]', 'failed'),
    assertion('answers ["learners-tab"] and [learners-tab] to [deck]', 'passed'),
    assertion('takes three', 'skipped'),
    assertion('takes four', 'todo'),
  ];
  await writeFile(
    report,
    JSON.stringify({ testResults: [{ name: join(projectRoot, 'test/shared/a.test.ts'), assertionResults }] }),
  );
  expect(await readOutcomes('vitest', report)).toEqual([
    { test: 'test/shared/a.test.ts > a list > of cards > takes one', items: [] },
    { test: 'test/shared/a.test.ts > takes two', items: ['learners-tab', 'create-tab'], failure: '' },
    { test: 'test/shared/a.test.ts > answers ["learners-tab"] and [learners-tab] to [deck]', items: [] },
  ]);
});

test('of Playwright are named alike, from the folder of its tests', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'a child', file: 'main-job.spec.ts', specs: [spec('resumes', 'flaky')], suites: [] };
  const suite = {
    title: 'main-job.spec.ts',
    file: 'main-job.spec.ts',
    specs: [spec('studies [learners-tab]', 'expected'), spec('waits [learners-tab]', 'skipped')],
    suites: [inner],
  };
  await writeFile(report, JSON.stringify({ config: { rootDir: join(projectRoot, 'test/e2e') }, suites: [suite] }));
  expect(await readOutcomes('playwright', report)).toEqual([
    { test: 'test/e2e/main-job.spec.ts > studies', items: ['learners-tab'] },
    { test: 'test/e2e/main-job.spec.ts > a child > resumes', items: [] },
  ]);
});

test('are none where the runner left no report', async () => {
  expect(await readOutcomes('playwright', report)).toEqual([]);
});

test('say in the end what failed and why, without its stack: a test of either runner, and a file that does not load', async () => {
  const failed = {
    ...assertion('takes two', 'failed', 'a list'),
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2\n    at a.test.ts:3:4'],
  };
  const file = (name: string) => join(projectRoot, 'test/shared', name);
  const testResults = [
    { name: file('a.test.ts'), message: '', assertionResults: [assertion('takes one', 'passed', 'a list'), failed] },
    { name: file('b.test.ts'), message: 'There is no c.ts', assertionResults: [] },
  ];
  await writeFile(report, JSON.stringify({ testResults }));
  expect(describeFailures(await readOutcomes('vitest', report))).toBe(
    [
      'Failed: test/shared/a.test.ts > a list > takes two',
      '  expected 1',
      '  to be 2',
      'Failed: test/shared/b.test.ts',
      '  There is no c.ts',
    ].join('\n'),
  );
  const results = [{ errors: [{ message: 'Timed out' }] }];
  const specs = [{ title: 'studies', tests: [{ status: 'unexpected', results }] }];
  const suites = [{ title: 'main-job.spec.ts', file: 'main-job.spec.ts', specs }];
  await writeFile(report, JSON.stringify({ config: { rootDir: join(projectRoot, 'test/e2e') }, suites }));
  expect(describeFailures(await readOutcomes('playwright', report))).toBe(
    'Failed: test/e2e/main-job.spec.ts > studies\n  Timed out',
  );
});
