import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { captureProcess } from '../../infra/build/run-process.ts';
import type { Shutdown } from '../../infra/local/launch/shutdown.ts';

export interface TestSelection {
  readonly files: readonly string[];
  /** Runs only tests whose title contains one of these texts. */
  readonly titled?: readonly string[];
  readonly stopsEarly: boolean;
}

export interface CopyRun {
  readonly isGreen: boolean;
  /** Whether the test run finished within the time limit. */
  readonly isOver: boolean;
  /** Number of tests that ran, passed or failed. */
  readonly testCount: number;
  /** Titles of failed tests, and errors that occurred outside the tests of a file. */
  readonly failed: readonly string[];
  readonly output: string;
}

interface Surroundings {
  readonly root: string;
  /** Address of the DynamoDB Local that all runs share. */
  readonly endpoint: string;
  readonly shutdown: Shutdown;
}

/** Time limit for one mutant, because a defect may make tests hang. */
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

/** Runs tests in a copy as `npm test` does, with the project's own Vitest. */
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
  // Skips tests that did not run: filtered out by title, or after the first failure.
  const tests = files.flatMap((file) => file.assertionResults).filter(({ status }) => /^(passed|failed)$/.test(status));
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const words = files.filter(({ status }) => status === 'failed').map(({ message }) => message.slice(0, keptWords));
  return {
    isGreen: succeeded,
    isOver,
    testCount: tests.length,
    failed: [...failed, ...words.filter((word) => word !== '')],
    output,
  };
}

function argumentsFor({ files, titled, stopsEarly }: TestSelection, outcome: string): string[] {
  return [
    'run',
    '--reporter=json',
    `--outputFile=${outcome}`,
    // One processor per run, because two runs are active at a time.
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
