import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../project-paths.ts';
import type { RunnerName } from './test-totals.ts';

/** Which tests a run knows, each as `<file> > <titles from the outermost in>`, and whether it ran. */
export type TestOutcomes = ReadonlyMap<string, boolean>;

type Outcome = readonly [test: string, hasRun: boolean];

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(playwrightSuite) });

const readers: Record<RunnerName, (report: unknown) => readonly Outcome[]> = {
  vitest: (report) =>
    vitestReport
      .parse(report)
      .testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ ancestorTitles, title, status }) => [
          nameTest(name, [...ancestorTitles, title]),
          status === 'passed' || status === 'failed',
        ]),
      ),
  playwright: (report) => {
    const { config, suites } = playwrightReport.parse(report);
    return suites.flatMap((suite) => listSpecs(suite, config.rootDir, []));
  },
};

/** A suite of Playwright's outermost level stands for its file, whose name is no title. */
function listSpecs(suite: PlaywrightSuite, rootDir: string, titles: readonly string[]): Outcome[] {
  const own = suite.specs.map(({ title, tests }): Outcome => {
    const hasRun = tests.length > 0 && tests.every(({ status }) => status !== 'skipped');
    return [nameTest(join(rootDir, suite.file), [...titles, title]), hasRun];
  });
  const inner = (suite.suites ?? []).flatMap((one) => listSpecs(one, rootDir, [...titles, one.title]));
  return [...own, ...inner];
}

function nameTest(file: string, titles: readonly string[]): string {
  return [relative(projectRoot, file).replaceAll(sep, '/'), ...titles].join(' > ');
}

/**
 * Reads from the report that a runner left which tests there are and which of them ran. A test that failed ran too:
 * the totals tell of it. Without a report there are none. A test of which one run of several was left out did not run.
 */
export async function readOutcomes(runner: RunnerName, report: string): Promise<TestOutcomes> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const outcomes = new Map<string, boolean>();
  for (const [test, hasRun] of text === undefined ? [] : readers[runner](JSON.parse(text))) {
    outcomes.set(test, hasRun && outcomes.get(test) !== false);
  }
  return outcomes;
}
