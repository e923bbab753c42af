import { projectRoot } from '../../infra/build/project-paths.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { timeStarts } from '../measure/starting-times.ts';
import { meterRounds } from '../support/table/table-rounds.ts';
import type { BenchResult } from './bench-line.ts';
import { withProduct } from './bench-product.ts';

/** Measures the startup time of each kind of function, and the table round trips of a sign-in. Needs built functions. */
export async function benchStarts(): Promise<BenchResult[]> {
  const starts = (await timeStarts(projectRoot)).flatMap(({ id, floor, measured }): BenchResult[] =>
    measured === undefined ? [] : [{ name: `start ${id}`, unit: 'ms', measured, floor, goal: 1.5, goalOf: 'floor' }],
  );
  return [...starts, ...(await countWaits())];
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
