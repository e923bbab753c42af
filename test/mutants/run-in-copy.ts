import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { captureProcess } from '../../infra/build/run-process.ts';
import type { Shutdown } from '../../infra/local/launch/shutdown.ts';

/** Tests that run together: all of the files, or those of them with certain titles. */
export interface TestSelection {
  readonly files: readonly string[];
  /** Texts of which a title holds one. */
  readonly titled?: readonly string[];
  /** Whether the first failure is enough. */
  readonly stopsEarly: boolean;
}

/** How a run of tests ended. */
export interface CopyRun {
  readonly isGreen: boolean;
  /** Whether it came to its end within the time for one mutant. */
  readonly isOver: boolean;
  /** How many tests ran, green or not. */
  readonly ran: number;
  /** Titles of the tests that failed, and what was wrong with a file beside its tests. */
  readonly failed: readonly string[];
  /** All that the runner printed. */
  readonly output: string;
}

interface Surroundings {
  /** Root of the copy. */
  readonly root: string;
  /** Where the DynamoDB Local answers that all runs share. */
  readonly endpoint: string;
  readonly shutdown: Shutdown;
}

/** How long one mutant may take: a defect may also make its tests hang. */
const limitMs = 120_000;
const keptWords = 500;

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Runs tests of a copy as `npm test` runs them, with the project's own Vitest. */
export async function runInCopy(
  selection: TestSelection,
  { root, endpoint, shutdown }: Surroundings,
): Promise<CopyRun> {
  const outcome = join(root, 'outcome.json');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...argumentsFor(selection, outcome)],
    {
      cwd: root,
      env: { ...process.env, TEST_DYNAMODB_ENDPOINT: endpoint },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(selection.stopsEarly && { timeout: limitMs }),
    },
  );
  shutdown.add(() => void child.kill('SIGINT'));
  const { succeeded, output } = await captureProcess(child);
  const isOver = !selection.stopsEarly || performance.now() - began < limitMs;
  const files = await readReport(outcome);
  // Tests that a pattern left out, and those behind the first failure, did not run.
  const tests = files.flatMap((file) => file.assertionResults).filter(({ status }) => /^(passed|failed)$/.test(status));
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const words = files.filter(({ status }) => status === 'failed').map(({ message }) => message.slice(0, keptWords));
  return {
    isGreen: succeeded,
    isOver,
    ran: tests.length,
    failed: [...failed, ...words.filter((word) => word !== '')],
    output,
  };
}

function argumentsFor({ files, titled, stopsEarly }: TestSelection, outcome: string): string[] {
  return [
    'run',
    '--reporter=json',
    `--outputFile=${outcome}`,
    // Two runs at once have one processor each.
    '--maxWorkers=1',
    ...(stopsEarly ? ['--bail=1'] : []),
    ...(titled === undefined ? [] : [`--testNamePattern=${titled.map(escapePattern).join('|')}`]),
    ...files,
  ];
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

async function readReport(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? [] : report.parse(JSON.parse(text)).testResults;
}
