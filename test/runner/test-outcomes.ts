import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../../infra/build/project-paths.ts';
import type { RunnerName } from './test-totals.ts';

/** A test that ran, passed or failed; the totals tell which. */
export interface TestOutcome {
  /** `<file> > <titles, outermost first>`, without the ids at the end of the title. */
  readonly test: string;
  /** Ids of the specification items that it proves. */
  readonly items: readonly string[];
}

/** End of a title that names what the test proves: ` [one-id, another-id]`. */
export const idsAtEnd = / \[([a-z0-9]+(?:-[a-z0-9]+)+(?:, [a-z0-9]+(?:-[a-z0-9]+)+)*)\]$/;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
        }),
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

const readers: Record<RunnerName, (report: unknown) => readonly TestOutcome[]> = {
  vitest: (report) =>
    vitestReport
      .parse(report)
      .testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ ancestorTitles, title }) => toOutcome(name, [...ancestorTitles, title])),
      ),
  playwright: (report) => {
    const { config, suites } = playwrightReport.parse(report);
    return suites.flatMap((suite) => listSpecs(suite, config.rootDir, []));
  },
};

/** Lists the tests of a suite. Playwright's outermost suite stands for the file, so its name is not part of the title. */
function listSpecs(suite: PlaywrightSuite, rootDir: string, titles: readonly string[]): TestOutcome[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(() => toOutcome(join(rootDir, suite.file), [...titles, title])),
  );
  const inner = (suite.suites ?? []).flatMap((one) => listSpecs(one, rootDir, [...titles, one.title]));
  return [...own, ...inner];
}

function toOutcome(file: string, titles: readonly string[]): TestOutcome {
  const test = [relative(projectRoot, file).replaceAll(sep, '/'), ...titles].join(' > ');
  return { test: test.replace(idsAtEnd, ''), items: idsAtEnd.exec(test)?.[1]?.split(', ') ?? [] };
}

/** Reads the tests that ran from a runner's report. Returns none without a report. */
export async function readOutcomes(runner: RunnerName, report: string): Promise<readonly TestOutcome[]> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return text === undefined ? [] : readers[runner](JSON.parse(text));
}
