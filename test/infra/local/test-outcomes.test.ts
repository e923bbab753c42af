import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOutcomes } from '../../../infra/local/test-outcomes.ts';
import { projectRoot } from '../../../infra/project-paths.ts';

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
    assertion('takes two', 'failed'),
    assertion('takes three', 'skipped'),
    assertion('takes four', 'todo'),
  ];
  await writeFile(
    report,
    JSON.stringify({ testResults: [{ name: join(projectRoot, 'test/shared/a.test.ts'), assertionResults }] }),
  );
  expect([...(await readOutcomes('vitest', report))]).toEqual([
    ['test/shared/a.test.ts > a list > of cards > takes one', true],
    ['test/shared/a.test.ts > takes two', true],
    ['test/shared/a.test.ts > takes three', false],
    ['test/shared/a.test.ts > takes four', false],
  ]);
});

test('of Playwright are named alike, from the folder of its tests', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'a child', file: 'main-job.spec.ts', specs: [spec('resumes', 'flaky')], suites: [] };
  const suite = {
    title: 'main-job.spec.ts',
    file: 'main-job.spec.ts',
    specs: [spec('studies', 'expected'), spec('waits', 'skipped')],
    suites: [inner],
  };
  await writeFile(report, JSON.stringify({ config: { rootDir: join(projectRoot, 'test/e2e') }, suites: [suite] }));
  expect([...(await readOutcomes('playwright', report))]).toEqual([
    ['test/e2e/main-job.spec.ts > studies', true],
    ['test/e2e/main-job.spec.ts > waits', false],
    ['test/e2e/main-job.spec.ts > a child > resumes', true],
  ]);
});

test('tell that a test did not run when one of its runs was left out', async () => {
  const assertionResults = [assertion('of %s', 'passed'), assertion('of %s', 'skipped'), assertion('of %s', 'passed')];
  await writeFile(
    report,
    JSON.stringify({ testResults: [{ name: join(projectRoot, 'test/a.test.ts'), assertionResults }] }),
  );
  expect([...(await readOutcomes('vitest', report)).values()]).toEqual([false]);
});

test('are none where the runner left no report', async () => {
  expect((await readOutcomes('playwright', report)).size).toBe(0);
});
