import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { productionPasswordCost } from '../../functions/platform/password-hash.ts';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import { createLocalContext, openLocalClient } from '../../infra/local/gateway/create-local-context.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { importTime } from '../measure/starting-times.ts';
import { prepareCalls, prepareExport, type TimedCall } from './calls.ts';

/**
 * How long the main calls take in one process over DynamoDB Local, and how long a bundled function takes to be imported by a
 * fresh process. Prints tables and judges nothing: the numbers depend on the machine.
 */
const usualRounds = 40;
const coldStarts = 5;

const database = await startDynamoDbLocal({ dataDir: memoryOnly });
try {
  const place = { endpoint: database.endpoint, accessKeyId: makeAccessKeyId() };
  const context = await createLocalContext({ ...place, dataDir: memoryOnly });
  // As families have it, though here nothing is kept.
  const client = await openProcessClient({ ...context, passwordCost: productionPasswordCost });
  await benchCalls(await prepareCalls(client, context.clock));
  await benchCalls([await prepareExport(client, openLocalClient(place), context.clock)]);
} finally {
  await database.stop();
}
benchImports();

async function benchCalls(calls: readonly TimedCall[]): Promise<void> {
  const lines: Record<string, Record<string, number>> = {};
  for (const { name, run, rounds = usualRounds } of calls) {
    const times: number[] = [];
    await run(0);
    for (let round = 1; round <= rounds; round += 1) {
      const begun = performance.now();
      await run(round);
      times.push(performance.now() - begun);
    }
    lines[name] = summarize(times);
  }
  console.table(lines);
}

function benchImports(): void {
  const bundles = globSync('dist/functions/*/*/index.mjs', { cwd: projectRoot }).toSorted();
  if (bundles.length === 0) {
    console.info('No bundled functions in dist/functions: `npm run build:functions` makes them.');
    return;
  }
  const lines: Record<string, Record<string, number>> = {};
  for (const bundle of ['auth/login', 'auth/sign-in-with-google', 'decks/list-decks', 'study/record-reviews']) {
    const file = join(projectRoot, 'dist/functions', bundle, 'index.mjs');
    if (existsSync(file))
      lines[`import ${bundle}`] = summarize(Array.from({ length: coldStarts }, () => importTime(file)));
  }
  console.table(lines);
}

/** Median and 95th percentile, in milliseconds. */
function summarize(times: readonly number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0) * 10) / 10;
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
}
