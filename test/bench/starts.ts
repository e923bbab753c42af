import { projectRoot } from '../../infra/build/project-paths.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { kinds, listBuiltFunctions, timeStarts } from '../measure/starting-times.ts';
import { meterRounds } from '../support/table/table-rounds.ts';
import type { BenchResult } from './bench-line.ts';
import { withProduct } from './bench-product.ts';

/** Functions that are shown beside the kinds: the slowest of all. */
const slowest = 10;

/** Measures the startup time of each kind of function and of the slowest of all, and the table round trips of a sign-in. Needs built functions. */
export async function benchStarts(): Promise<BenchResult[]> {
  return [...(await timeKinds(kinds, 1.5)), ...(await timeSlowest()), ...(await countWaits())];
}

async function timeKinds(ids: readonly string[], goal: number): Promise<BenchResult[]> {
  return (await timeStarts(projectRoot, ids)).flatMap(({ id, floor, measured }): BenchResult[] =>
    measured === undefined ? [] : [{ name: `start ${id}`, unit: 'ms', measured, floor, goal, goalOf: 'floor' }],
  );
}

/** Finds the slowest functions by five starts each, then measures them again. */
async function timeSlowest(): Promise<BenchResult[]> {
  const all = await timeStarts(
    projectRoot,
    listBuiltFunctions(projectRoot).filter((id) => !kinds.includes(id)),
    5,
  );
  const found = all.toSorted((a, b) => (b.measured ?? 0) - (a.measured ?? 0)).slice(0, slowest);
  return await timeKinds(
    found.map(({ id }) => id),
    1.6,
  );
}

async function countWaits(): Promise<BenchResult[]> {
  return await withProduct(async ({ call, client }) => {
    const waits = meterRounds(client);
    const body = { email: 'bench@example.org', password: 'correct horse 42' };
    await call(register, undefined, { body: { ...body, role: 'parent' } });
    waits.take();
    await call(login, undefined, { body });
    return [{ name: 'sign in: rounds to the table', unit: 'rounds', measured: waits.take(), goal: 5 }];
  });
}
