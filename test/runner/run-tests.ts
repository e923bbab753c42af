/**
 * `npm test`: runs every test of the project, or those that the arguments name, and prints one line with the totals. A full run also compares the specification
 * and the promises with the tests that ran: an unproved item counts as a failure, and so does a granted right that no test needed. Finally it tries a share of
 * the seeded defects that changes daily; an unnoticed one is a failure, too.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../infra/build/ensure-built.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { prepareEngines } from '../../infra/local/launch/engines.mjs';
import { interrupted, prepareShutdown, type Shutdown } from '../../infra/local/launch/shutdown.ts';
import { bars } from '../bars.ts';
import { listUnusedRights } from '../support/granted-rights.ts';
import { mutants } from '../mutants/mutants.ts';
import { tryShare } from '../mutants/try-share.ts';
import { specification } from '../specification/specification.ts';
import { describeBars, listBarFaults, listMutantFaults } from './bar-coverage.ts';
import { describeCoverage, listCoverageFaults } from './spec-coverage.ts';
import { describeFailures, readOutcomes, type TestOutcome } from './test-outcomes.ts';
import {
  addTotals,
  chooseEngineJourneys,
  planTestRuns,
  readTotals,
  type RunnerName,
  screensRun,
  type TestRun,
  type TestTotals,
} from './test-totals.ts';

const require = createRequire(import.meta.url);

/** Command of each runner. The runner shows its progress and writes its totals to a file. */
const runners: Record<RunnerName, (report: string) => { command: string; args: string[]; env: NodeJS.ProcessEnv }> = {
  vitest: (report) => ({
    command: join(require.resolve('vitest/package.json'), '..', 'vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: { USED_RIGHTS_FILE: usedRightsBeside(report) },
  }),
  playwright: (report) => ({
    command: require.resolve('@playwright/test/cli'),
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
};

/** Returns the path of the file with a line for each right that a function needed in a test. */
function usedRightsBeside(report: string): string {
  return `${report}.used-rights`;
}

async function runTests(shutdown: Shutdown, args: readonly string[]): Promise<TestTotals> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-tests-'));
  shutdown.add(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  // Some hundred Node processes of a run load the same modules. From this cache all handlers load in 0.8 s of CPU time instead of 1.3 s.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled');
  let totals: TestTotals = { passed: 0, failed: 0 };
  const outcomes: TestOutcome[] = [];
  const usedRights = new Set<string>();
  if (args.length === 0) await buildOnce(shutdown);
  const run = async (plan: TestRun): Promise<void> => {
    const report = join(folder, `${plan.project ?? plan.runner}.json`);
    const exitCode = await runRunner(shutdown, plan, report);
    // Read before they are added, because two runs may end at the same moment.
    const more = await readTotals(plan.runner, report, exitCode);
    totals = addTotals(totals, more);
    outcomes.push(...(await readOutcomes(plan.runner, report)));
    const used = await readFile(usedRightsBeside(report), 'utf8').catch(() => '');
    for (const right of used.split('\n')) usedRights.add(right);
  };
  const journeys = chooseEngineJourneys(args);
  // Missing engines are installed while the other tests run: that takes a minute and a half. At a terminal it may ask first.
  const preparing = journeys.length > 0 ? prepareEngines() : [];
  if (process.stdin.isTTY) await preparing;
  for (const plan of planTestRuns(args)) await run(plan);
  const engines = planEngineRuns(await preparing, journeys);
  if (engines.length > 0) await ensureBuilt('web', (child) => shutdown.add(() => void child.kill()));
  // At the same time, because the engines and the seeded defects wait for a third of theirs.
  const beside = args.length === 0 ? [screensRun, ...engines] : engines;
  const [unproved] = await Promise.all([
    args.length === 0 ? tryDefects(shutdown, totals) : 0,
    ...beside.map(async (plan) => await run(plan)),
  ]);
  if (totals.failed > 0) console.error(describeFailures(outcomes));
  if (args.length === 0)
    return addTotals(compareWithPromises(outcomes, usedRights), addTotals(totals, { passed: 0, failed: unproved }));
  console.log('Run all tests to compare them with the specification.');
  return totals;
}

/** Plans a run for each engine. It has one worker, and so one browser and one product. */
function planEngineRuns(engines: readonly string[], journeys: readonly string[]): readonly TestRun[] {
  return engines.map((engine) => ({
    runner: 'vitest',
    args: journeys,
    project: engine,
    // Only these runs have the variable, because it changes Vitest's projects and setup.
    env: { FLASHSPARK_ENGINES: engine },
  }));
}

/**
 * Tries seeded defects if all tests so far passed. After a failure, a noticed defect would prove nothing.
 *
 * @returns the number of failures
 */
async function tryDefects(shutdown: Shutdown, totals: TestTotals): Promise<number> {
  if (totals.failed === 0) return await tryShare(shutdown, new Date());
  console.log('Seeded defects run only when all tests pass.');
  return 0;
}

/** Builds what several tests need before they run in parallel. */
async function buildOnce(shutdown: Shutdown): Promise<void> {
  const parts = ['functions', 'web'] as const;
  await Promise.all(
    parts.map(async (part) => {
      await ensureBuilt(part, (child) => shutdown.add(() => void child.kill()));
    }),
  );
}

function compareWithPromises(outcomes: readonly TestOutcome[], usedRights: ReadonlySet<string>): TestTotals {
  const faults = [
    ...listCoverageFaults(specification, outcomes),
    ...listBarFaults(bars, outcomes),
    ...listMutantFaults(mutants, outcomes),
    ...listUnusedRights(usedRights),
  ];
  if (faults.length === 0) console.log(`${describeCoverage(specification)}\n${describeBars(bars)}`);
  for (const fault of faults) console.error(fault);
  return { passed: 0, failed: faults.length };
}

function runRunner(shutdown: Shutdown, plan: TestRun, report: string): Promise<number> {
  const { command, args, env } = runners[plan.runner](report);
  const { project } = plan;
  const child = spawn(process.execPath, [command, ...args, ...(project ? ['--project', project] : []), ...plan.args], {
    cwd: projectRoot,
    env: { ...process.env, ...env, ...plan.env },
    // Runs at the same time write whole lines: on a terminal each would redraw its own.
    stdio: project ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  // Both runners clean up after themselves only on SIGINT.
  shutdown.add(() => void child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const began = performance.now();
const shutdown = prepareShutdown(interrupted);
const { passed, failed } = await runTests(shutdown, process.argv.slice(2));
if (passed + failed === 0) console.error('No test ran, so this proves nothing.');
console.log(`It took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
await shutdown.run(failed > 0 || passed === 0 ? 1 : 0);
