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

/** How many runs are under way at once, each in a copy of its own. */
const atOnce = 2;

export interface TryOptions {
  readonly shutdown: Shutdown;
  /** Whether the tests are run without any defect first. Not needed right after they all passed. */
  readonly checksFirst: boolean;
  /** No mutant is begun later than this after the first one. */
  readonly budgetMs?: number;
}

/** What came out. */
export interface Tried {
  readonly noticed: number;
  /** A sentence for each mutant that is not as it should be. */
  readonly faults: readonly string[];
  /** Ids of those for which no time was left. */
  readonly leftOut: readonly string[];
}

/** A place where a mutant can be tried. */
interface Bench {
  readonly copy: CheckoutCopy;
  readonly run: (selection: TestSelection) => Promise<CopyRun>;
}

/** Tries each mutant in a copy of the project, and says of each at once what came out. */
export async function tryMutants(mutants: readonly Mutant[], options: TryOptions): Promise<Tried> {
  const { benches, close } = await openBenches(options.shutdown);
  try {
    const faults = options.checksFirst ? await findBroken(benches, mutants) : [];
    if (faults.length > 0) return { noticed: 0, faults, leftOut: mutants.map(({ id }) => id) };
    return await tryAll(benches, mutants, options);
  } finally {
    await close();
  }
}

async function tryAll(
  benches: readonly Bench[],
  mutants: readonly Mutant[],
  { budgetMs = Number.POSITIVE_INFINITY }: TryOptions,
): Promise<Tried> {
  const lastBegin = performance.now() + budgetMs;
  const waiting = [...mutants];
  const found: (string | undefined)[] = [];
  await atEach(benches, async (bench) => {
    while (performance.now() < lastBegin) {
      const mutant = waiting.shift();
      if (!mutant) return;
      found.push(await tryMutant(bench, mutant));
    }
  });
  const sentences = found.filter((fault) => fault !== undefined);
  return { noticed: found.length - sentences.length, faults: sentences, leftOut: waiting.map(({ id }) => id) };
}

/** Makes the copies, and the one DynamoDB Local of all their runs. All of it goes when it is closed, or on a signal. */
async function openBenches(shutdown: Shutdown): Promise<{ benches: Bench[]; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-mutants-'));
  // In one piece: on a signal there is less than a second, and a run that is ended may write a last file.
  const removeCopies = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  shutdown.add(removeCopies);
  const { endpoint, stop } = await startDynamoDbLocal({ dataDir: memoryOnly });
  shutdown.add(stop);
  const places = Array.from({ length: atOnce }, (_, index) => join(folder, String(index)));
  const benches = places.map(async (place): Promise<Bench> => {
    const copy = await copyCheckout(projectRoot, place);
    return { copy, run: (selection) => runInCopy(selection, { root: copy.root, endpoint, shutdown }) };
  });
  return {
    benches: await Promise.all(benches),
    close: async () => {
      await stop();
      removeCopies();
    },
  };
}

async function atEach(benches: readonly Bench[], work: (bench: Bench) => Promise<void>): Promise<void> {
  await Promise.all(benches.map(work));
}

/** Runs without any defect all that the mutants name. @returns a sentence when a test fails: it would notice everything. */
async function findBroken(benches: readonly Bench[], mutants: readonly Mutant[]): Promise<string[]> {
  const waiting = selectAll(mutants);
  const faults: string[] = [];
  await atEach(benches, async ({ run }) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { isGreen, failed, output } = await run(next);
      if (!isGreen) faults.push(`Without any defect these tests fail: ${failed.join('; ') || output}`);
    }
  });
  console.log(`Without any defect: ${faults.length === 0 ? 'all tests pass.' : 'some tests fail.'}`);
  return faults;
}

/** Two halves of the files that are run as a whole, and all tests that are picked by their titles. */
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

async function tryMutant({ copy, run }: Bench, mutant: Mutant): Promise<string | undefined> {
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
 * A test that does not even load proves nothing: a defect by hand has to leave a product that runs. A generated one may break
 * anything, and a product that does not start is noticed by everybody. What takes too long proves nothing either.
 *
 * @returns what is wrong, or nothing when the tests noticed the mutant.
 */
export function judgeRun(mutant: Mutant, { isGreen, isOver, ran, output }: CopyRun): string | undefined {
  const { id, does, bar, tests } = mutant;
  if (isGenerated(mutant)) return isOver ? (isGreen ? id : undefined) : `${id} (its tests took too long)`;
  if (ran === 0) return `${id}: no test ran in ${tests.join(', ')}.\n${output}`;
  return isGreen ? `${id}: no test notices it. ${does} (promise ${bar})` : undefined;
}
