/**
 * `npm run test:mutants`: applies one small defect at a time to a copy of the project and checks that tests notice it. With ids it tries only those, and with
 * `--share <n>` a selection that changes daily. `--generated <n>` makes defects from the sources, at places that `--seed <text>` picks, below the path in
 * `--under`; survivors are listed but cause no failure.
 */
import { interrupted, prepareShutdown } from '../../infra/local/launch/shutdown.ts';
import { chooseMutants } from './choose-mutants.ts';
import { isGenerated, MutantError } from './mutant.ts';
import { mutants } from './mutants.ts';
import { tryMutants } from './try-mutants.ts';

const shutdown = prepareShutdown(interrupted);

async function runMutants(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const chosen = chooseMutants(mutants, args, new Date());
  const generated = chosen.some(isGenerated);
  console.log(`Trying ${chosen.length} ${generated ? 'generated' : `of ${mutants.length} seeded`} defects.`);
  const { noticed, faults, leftOut } = await tryMutants(chosen, { shutdown, checksFirst: true });
  for (const fault of faults) console.error(fault);
  console.log(`It took ${Math.round((performance.now() - began) / 1000)} s.`);
  console.log(`${noticed} noticed, ${faults.length} not`);
  return noticed > 0 && (faults.length === 0 || (generated && leftOut.length === 0)) ? 0 : 1;
}

async function explainFailure(error: unknown): Promise<number> {
  if (!(error instanceof MutantError)) throw error;
  console.error(error.message);
  return 1;
}

await shutdown.run(await runMutants(process.argv.slice(2)).catch(explainFailure));
