import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import type { Shutdown } from '../../infra/local/launch/shutdown.ts';
import { type CheckoutCopy, copyCheckout } from './checkout-copy.ts';
import { isGenerated, type Mutant, MutantError } from './mutant.ts';
import { type CopyRun, runInCopy, type TestSelection } from './run-in-copy.ts';

/** Number of parallel runs, each in a separate copy. */
const parallelRuns = 2;

export interface TryOptions {
  readonly shutdown: Shutdown;
  /** Whether to run the tests without a defect first; unnecessary right after they passed. */
  readonly checksFirst: boolean;
  /** Time limit after the start of the first mutant. No mutant starts later. */
  readonly budgetMs?: number;
}

export interface MutationResult {
  readonly noticed: number;
  /** A sentence for each mutant that went unnoticed or could not be tried properly. */
  readonly faults: readonly string[];
  /** Ids of the mutants that were not tried because the time limit had passed. */
  readonly leftOut: readonly string[];
}

/** A copy of the project with a function that runs tests in it. */
interface Workspace {
  readonly copy: CheckoutCopy;
  readonly run: (selection: TestSelection) => Promise<CopyRun>;
}

/** Tries each mutant in a copy of the project and prints each result immediately. */
export async function tryMutants(mutants: readonly Mutant[], options: TryOptions): Promise<MutationResult> {
  const { workspaces, close } = await openBenches(options.shutdown);
  try {
    const faults = options.checksFirst ? await findBroken(workspaces, mutants) : [];
    if (faults.length > 0) return { noticed: 0, faults, leftOut: mutants.map(({ id }) => id) };
    return await tryAll(workspaces, mutants, options);
  } finally {
    await close();
  }
}

async function tryAll(
  workspaces: readonly Workspace[],
  mutants: readonly Mutant[],
  { budgetMs = Number.POSITIVE_INFINITY }: TryOptions,
): Promise<MutationResult> {
  const lastBegin = performance.now() + budgetMs;
  const waiting = [...mutants];
  const found: (string | undefined)[] = [];
  await runInEach(workspaces, async (workspace) => {
    while (performance.now() < lastBegin) {
      const mutant = waiting.shift();
      if (!mutant) return;
      found.push(await tryMutant(workspace, mutant));
    }
  });
  const sentences = found.filter((fault) => fault !== undefined);
  return { noticed: found.length - sentences.length, faults: sentences, leftOut: waiting.map(({ id }) => id) };
}

/** Makes the copies and starts the DynamoDB Local that they share. Calling `close`, or a signal, stops the database and removes the copies. */
async function openBenches(shutdown: Shutdown): Promise<{ workspaces: Workspace[]; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-mutants-'));
  // Synchronous, because less than a second remains after a signal. Retries, because a run that is ending may still write a file.
  const removeCopies = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  shutdown.add(removeCopies);
  const { endpoint, stop } = await startDynamoDbLocal({ dataDir: memoryOnly });
  shutdown.add(stop);
  const places = Array.from({ length: parallelRuns }, (_, index) => join(folder, String(index)));
  const workspaces = places.map(async (place): Promise<Workspace> => {
    const copy = await copyCheckout(projectRoot, place);
    return { copy, run: (selection) => runInCopy(selection, { root: copy.root, endpoint, shutdown }) };
  });
  return {
    workspaces: await Promise.all(workspaces),
    close: async () => {
      await stop();
      removeCopies();
    },
  };
}

async function runInEach(
  workspaces: readonly Workspace[],
  work: (workspace: Workspace) => Promise<void>,
): Promise<void> {
  await Promise.all(workspaces.map(work));
}

/** Runs the tests of all mutants with no mutant applied. @returns a sentence for each failure, since a failing test would "notice" any mutant. */
async function findBroken(workspaces: readonly Workspace[], mutants: readonly Mutant[]): Promise<string[]> {
  const waiting = selectAll(mutants);
  const faults: string[] = [];
  await runInEach(workspaces, async ({ run }) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { isGreen, failed, output } = await run(next);
      if (!isGreen) faults.push(`Without any defect these tests fail: ${failed.join('; ') || output}`);
    }
  });
  console.log(`Without any defect: ${faults.length === 0 ? 'all tests pass.' : 'some tests fail.'}`);
  return faults;
}

/** Puts the test files that run in full into two selections of equal size, and the tests that mutants pick by title into a third. */
function selectAll(mutants: readonly Mutant[]): TestSelection[] {
  const whole = [...new Set(mutants.filter(({ titled }) => titled === undefined).flatMap(({ tests }) => tests))];
  const picked = mutants.filter(({ titled }) => titled !== undefined);
  const titles = [...new Set(picked.flatMap(({ titled }) => titled ?? []))];
  const middle = Math.ceil(whole.length / 2);
  const selections: TestSelection[] = [
    { files: [...new Set(picked.flatMap(({ tests }) => tests))], titled: titles, stopsEarly: false },
    { files: whole.slice(0, middle), stopsEarly: false },
    { files: whole.slice(middle), stopsEarly: false },
  ];
  return selections.filter(({ files }) => files.length > 0);
}

async function tryMutant({ copy, run }: Workspace, mutant: Mutant): Promise<string | undefined> {
  const { id, tests, titled } = mutant;
  const selection = { files: tests, stopsEarly: true, ...(titled !== undefined && { titled: [titled] }) };
  const began = performance.now();
  const fault = await copy
    .whileMutated(mutant, async () => judgeRun(mutant, await run(selection)))
    .catch((error: unknown) => {
      if (error instanceof MutantError) return error.message;
      throw error;
    });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const unseen = isGenerated(mutant) ? 'survived' : 'NOT SEEN';
  console.log(`${fault === undefined ? 'noticed ' : unseen} ${seconds.padStart(6)} s  ${id}`);
  if (fault !== undefined && !isGenerated(mutant)) console.error(`         ${fault}`);
  return fault;
}

/**
 * Judges the run of a mutant. For a handwritten mutant, at least one test must have run: files that do not load prove nothing. A
 * generated one may break anything, and a product that does not start counts as noticed. A timeout proves nothing.
 *
 * @returns the fault, or undefined when the tests noticed the mutant.
 */
export function judgeRun(mutant: Mutant, { isGreen, isOver, testCount, output }: CopyRun): string | undefined {
  const { id, does, bar, tests } = mutant;
  if (isGenerated(mutant)) return isOver ? (isGreen ? id : undefined) : `${id} (its tests took too long)`;
  if (testCount === 0) return `${id}: no test ran in ${tests.join(', ')}.\n${output}`;
  return isGreen ? `${id}: no test notices it. ${does} (promise ${bar})` : undefined;
}
