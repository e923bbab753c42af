import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { projectRoot } from '../../infra/build/project-paths.ts';
import type { RunnerName } from './test-totals.ts';

/** A test that ran. */
export interface TestOutcome {
  /** `<file> > <titles, outermost first>`, without the ids at the end of the title. */
  readonly test: string;
  /** Ids of the specification items that it proves. */
  readonly items: readonly string[];
  /** What the runner said about a failed test, without the stack; absent if it passed. */
  readonly failure?: string;
}

/** Lines of a failure's message that are repeated at the end of the run. */
const linesShown = 12;

/** End of a title that names what the test proves: ` [one-id, another-id]`. */
export const idsAtEnd = / \[([a-z0-9]+(?:-[a-z0-9]+)+(?:, [a-z0-9]+(?:-[a-z0-9]+)+)*)\]$/;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why the file could not be read or prepared; else empty. */
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.optional(z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) }))),
        }),
      ),
    }),
  ),
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
      .testResults.flatMap(({ name, message = '', assertionResults }) => [
        ...(message === '' ? [] : [toOutcome(name, [], message)]),
        ...assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ ancestorTitles, title, status, failureMessages = [] }) =>
            toOutcome(name, [...ancestorTitles, title], status === 'failed' ? failureMessages.join('\n') : undefined),
          ),
      ]),
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
      .map(({ status, results = [] }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return toOutcome(
          join(rootDir, suite.file),
          [...titles, title],
          status === 'unexpected' ? messages.join('\n') : undefined,
        );
      }),
  );
  const inner = (suite.suites ?? []).flatMap((one) => listSpecs(one, rootDir, [...titles, one.title]));
  return [...own, ...inner];
}

function toOutcome(file: string, titles: readonly string[], failure?: string): TestOutcome {
  const test = [relative(projectRoot, file).replaceAll(sep, '/'), ...titles].join(' > ');
  const outcome = { test: test.replace(idsAtEnd, ''), items: idsAtEnd.exec(test)?.[1]?.split(', ') ?? [] };
  return failure === undefined ? outcome : { ...outcome, failure: leaveOutStack(failure) };
}

/** Returns a message's first lines, without terminal colors and without the places in the code, which stand above in the runner's own output. */
function leaveOutStack(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, linesShown)
    .join('\n')
    .trim();
}

/** Describes the tests that failed, one paragraph each. */
export function describeFailures(outcomes: readonly TestOutcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  return failed.map(({ test, failure = '' }) => `Failed: ${test}\n${failure.replaceAll(/^/gm, '  ')}`).join('\n');
}

/** Reads the tests that ran from a runner's report. Returns none without a report. */
export async function readOutcomes(runner: RunnerName, report: string): Promise<readonly TestOutcome[]> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return text === undefined ? [] : readers[runner](JSON.parse(text));
}
