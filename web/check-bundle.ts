import { fileURLToPath } from 'node:url';
import { findForeignModules, measureFirstLoads, printTable } from './build/bundle-report.ts';

/** Checks the build in `dist/web`: prints the sizes, answers the sentences that say what is wrong. */
function checkBundle(folder: string): string[] {
  const loads = measureFirstLoads(folder);
  process.stdout.write(`${printTable(loads)}\n`);
  return loads.flatMap(({ name, bytes, limit, modules }) => [
    ...(bytes > limit
      ? [`A ${name} visitor downloads ${bytes} bytes of JavaScript before the first screen; the limit is ${limit}.`]
      : []),
    ...(name === 'learner' ? findForeignModules(modules) : []).map(
      (module) => `A learner downloads ${module}, which is not a learner's screen.`,
    ),
  ]);
}

const problems = checkBundle(fileURLToPath(new URL('../dist/web', import.meta.url)));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
