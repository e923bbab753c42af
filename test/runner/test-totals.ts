import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

export type RunnerName = 'vitest' | 'playwright';

export type TestTotals = { readonly passed: number; readonly failed: number };

export type TestRun = { readonly runner: RunnerName; readonly args: readonly string[] };

const browserTest = /(?:^|[\\/])e2e(?:[\\/]|$)|\.spec\.ts(?::\d+)?$/;

/**
 * Chooses the runners for the arguments of `npm test`: browser tests go to Playwright, everything else to Vitest. A runner
 * without arguments is skipped. With no arguments at all, both run everything.
 */
export function planTestRuns(args: readonly string[]): TestRun[] {
  const forBrowser = args.filter((arg) => browserTest.test(arg));
  const others = args.filter((arg) => !browserTest.test(arg));
  const runs: TestRun[] = [
    { runner: 'vitest', args: others },
    { runner: 'playwright', args: forBrowser },
  ];
  return args.length === 0 ? runs : runs.filter((run) => run.args.length > 0);
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
