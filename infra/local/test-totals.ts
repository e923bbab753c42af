import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** The programs that run tests. */
export type RunnerName = 'vitest' | 'playwright';

/** How many tests passed and how many did not. */
export type TestTotals = { readonly passed: number; readonly failed: number };

/** One call of a runner. */
export type TestRun = { readonly runner: RunnerName; readonly args: readonly string[] };

const BROWSER_TEST = /(?:^|[\\/])e2e(?:[\\/]|$)|\.spec\.ts(?::\d+)?$/;

/**
 * Chooses the runners for the arguments of `npm test`: names of browser tests go to Playwright, everything else to
 * Vitest, and a runner that nothing names stays out. Without arguments both run everything.
 */
export function planTestRuns(args: readonly string[]): TestRun[] {
  const forBrowser = args.filter((arg) => BROWSER_TEST.test(arg));
  const others = args.filter((arg) => !BROWSER_TEST.test(arg));
  const runs: TestRun[] = [
    { runner: 'vitest', args: others },
    { runner: 'playwright', args: forBrowser },
  ];
  return args.length === 0 ? runs : runs.filter((run) => run.args.length > 0);
}

/** Adds up the totals of two runs. */
export function addTotals(a: TestTotals, b: TestTotals): TestTotals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** Playwright counts a test that failed at first and passed when tried again apart: as `flaky`. */
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

const readReport: Readonly<Record<RunnerName, (report: unknown) => TestTotals>> = {
  vitest: (report) => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(report);
    return { passed: numPassedTests, failed: numFailedTests };
  },
  playwright: (report) => {
    const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
    return { passed: expected + flaky, failed: unexpected };
  },
};

/**
 * Reads a runner's totals from the report it left. A run that ended badly without a failed test, such as one whose
 * file does not load, counts as one failure; so does one without a report.
 */
export async function readTotals(runner: RunnerName, report: string, exitCode: number): Promise<TestTotals> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const totals = text === undefined ? { passed: 0, failed: 0 } : readReport[runner](JSON.parse(text));
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
