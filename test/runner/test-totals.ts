import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

export type RunnerName = 'vitest' | 'playwright';

export type TestTotals = { readonly passed: number; readonly failed: number };

export interface TestRun {
  readonly runner: RunnerName;
  readonly args: readonly string[];
  /** The only one of Vitest's projects that runs, such as a browser engine. */
  readonly project?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const browserTest = /(?:^|[\\/])e2e(?:[\\/]|$)|\.spec\.ts(?::\d+)?$/;
const engineTest = /(?:^|[\\/])engines(?:[\\/]|$)/;

/** Journeys in the other engines that every full run includes: they guard what a child answers and what a family brings. */
const engineJourneysOfEveryDay = ['offline', 'import'];
/** The other journeys, by turns of a day: all of them would make a full run longer than ten minutes. */
const engineJourneysByTurns = [
  ['first-minutes', 'cards'],
  ['study', 'quiz'],
  ['storage', 'import-hitches'],
  ['screens'],
  ['screens-of-parent'],
];

const dayMs = 86_400_000;

/** @returns the files with the journeys of a day (UTC) in the other engines. In five days each journey runs. */
export function listEngineJourneys(now: Date): string[] {
  const turn = engineJourneysByTurns[Math.floor(now.getTime() / dayMs) % engineJourneysByTurns.length] ?? [];
  return [...engineJourneysOfEveryDay, ...turn].map((name) => `test/engines/${name}.test.ts`);
}

/** The screens' tests of a full run, which run beside the other engines. They have no table. */
export const screensRun: TestRun = {
  runner: 'vitest',
  args: [],
  project: 'screens',
  env: { TEST_DYNAMODB_ENDPOINT: '' },
};

/**
 * Chooses the runners for the arguments of `npm test`: Chromium's journeys go to Playwright, everything else but those of other engines to Vitest. A runner
 * without arguments is skipped. With no arguments at all, everything runs but the `screensRun`.
 */
export function planTestRuns(args: readonly string[]): TestRun[] {
  const forBrowser = args.filter((arg) => browserTest.test(arg));
  const others = args.filter((arg) => !browserTest.test(arg) && !engineTest.test(arg));
  if (args.length === 0)
    return [
      { runner: 'vitest', args: ['--project', '!screens'] },
      { runner: 'playwright', args: [] },
    ];
  const runs: TestRun[] = [
    { runner: 'vitest', args: others },
    { runner: 'playwright', args: forBrowser },
  ];
  return runs.filter((run) => run.args.length > 0);
}

/**
 * Chooses the journeys in the other engines for the arguments of `npm test`: those that are named, or with no arguments at all those of the day.
 * @returns the arguments of each engine's run
 */
export function chooseEngineJourneys(args: readonly string[], now = new Date()): string[] {
  return args.length === 0 ? listEngineJourneys(now) : args.filter((arg) => engineTest.test(arg));
}

export function addTotals(a: TestTotals, b: TestTotals): TestTotals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

const vitestReport = z.pipe(
  z.object({ numPassedTests: z.int(), numFailedTests: z.int() }),
  z.transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
);

/** Playwright counts a test that passed on a retry separately, as `flaky`. */
const playwrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) }),
  z.transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
);

const reports = { vitest: vitestReport, playwright: playwrightReport };

/**
 * Reads a runner's totals from its report. A run that ended badly without a failed test, such as one whose file does not
 * load, counts as one failure; so does one without a report.
 */
export async function readTotals(runner: RunnerName, report: string, exitCode: number): Promise<TestTotals> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const totals = text === undefined ? { passed: 0, failed: 0 } : reports[runner].parse(JSON.parse(text));
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
