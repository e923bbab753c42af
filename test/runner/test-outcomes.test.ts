import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { readOutcomes } from './test-outcomes.ts';

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
    { test: 'test/shared/a.test.ts > takes two', items: ['learners-tab', 'create-tab'] },
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
