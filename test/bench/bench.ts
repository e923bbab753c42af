import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../infra/build/project-paths.ts';
import type { BenchResult } from './bench-line.ts';
import { benchBill } from './bill.ts';
import { benchCalls } from './calls.ts';
import { describeLines, replaceTable } from './describe-lines.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFits } from './fits.ts';
import { benchGrowth } from './growth.ts';
import { benchImports } from './imports.ts';
import { benchJobs } from './jobs.ts';
import { benchLearning } from './learning/bench-learning.ts';
import { benchScans } from './scans.ts';
import { benchScreens } from './screens.ts';
import { benchStarts } from './starts.ts';
import { benchStudyRounds } from './study-rounds.ts';
import { benchWithoutConnection } from './without-connection.ts';

/**
 * `npm run bench [-- topic …]`: measures speed and cost against goals, and against a floor that the same run measures in alternation. It asserts nothing,
 * because times depend on the machine. A run of all topics updates the tables in results.md and in the README.
 */
const topics: Readonly<Record<string, () => Promise<BenchResult[]>>> = {
  calls: benchCalls,
  starts: benchStarts,
  study: benchStudyRounds,
  growth: benchGrowth,
  imports: benchImports,
  scans: benchScans,
  jobs: benchJobs,
  fits: benchFits,
  learning: benchLearning,
  'first-load': benchFirstLoad,
  screens: benchScreens,
  'without-connection': benchWithoutConnection,
  bill: benchBill,
};

/** Name prefixes of the figures that the README shows. */
const frontPage = [
  'JavaScript before the first screen, learner',
  'next card after an answer',
  'opens without a connection: until the first card',
  "a family's month",
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in topics));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown.join(', ')}. There are: ${Object.keys(topics).join(', ')}.`);
  process.exit(1);
}

const lines: BenchResult[] = [];
for (const [name, measure] of Object.entries(topics)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.info(`\n${name}: measuring …`);
  const own = await measure();
  lines.push(...own);
  console.info(describeLines(own));
}
if (asked.length === 0) {
  const withGoal = lines.filter(({ goal }) => goal !== undefined);
  writeTable('test/bench/results.md', withGoal);
  writeTable(
    'README.md',
    withGoal.filter(({ name }) => frontPage.some((figure) => name.startsWith(figure))),
  );
  console.info('\ntest/bench/results.md and README.md have these figures now.');
}

function writeTable(page: string, shown: readonly BenchResult[]): void {
  const file = join(projectRoot, page);
  writeFileSync(file, replaceTable(readFileSync(file, 'utf8'), 'bench', describeLines(shown)));
}
