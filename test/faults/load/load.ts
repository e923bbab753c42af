/** Script of `npm run test:load`: 50 concurrent families for two minutes, or `-- --families 10 --seconds 20`. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { memoryOnly } from '../../../infra/local/database/data-directory.ts';
import { interrupted, prepareShutdown } from '../../../infra/local/launch/shutdown.ts';
import { makeRandom } from '../running/make-random.ts';
import { startProduct } from '../running/product-process.ts';
import { LoadFamily, type LoadNotes, newNotes } from './load-family.ts';

const { values } = parseArgs({
  options: { families: { type: 'string', default: '50' }, seconds: { type: 'string', default: '120' } },
});
const [families, seconds] = [Number(values.families), Number(values.seconds)];
/** Duration in seconds of the run with a single family. That family makes few calls, so the run must be long enough for slow ones to occur. */
const secondsAlone = Math.max(10, seconds / 2);

async function live(crowd: readonly LoadFamily[], lengthSeconds: number): Promise<LoadNotes> {
  const notes = newNotes();
  const until = performance.now() + lengthSeconds * 1_000;
  await Promise.all(crowd.map(async (family) => await family.run(until, notes)));
  return notes;
}

function describe({ times, throttledCalls, errors }: LoadNotes, lengthSeconds: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    calls: times.length,
    'a second': Math.round(times.length / lengthSeconds),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'told to wait': throttledCalls,
    errors: errors.length,
  };
}

const shutdown = prepareShutdown(interrupted);
await ensureBuilt('web', () => undefined);
const product = startProduct(memoryOnly);
shutdown.add(() => void product.node.kill());
const url = await product.ready;
if (url === undefined) throw new Error(`The product did not start. ${product.output()}`);
const crowd = Array.from(
  { length: families },
  (_, index) => new LoadFamily(url, `127.0.1.${index + 1}`, makeRandom(index + 1)),
);
for (const [index, family] of crowd.entries()) await family.settle(`family${index}`);
// Warm-up: compilation at first use is not measured.
await live(crowd.slice(0, 4), 5);
const alone = await live(crowd.slice(0, 1), secondsAlone);
const together = await live(crowd, seconds);
const [one, all] = [describe(alone, secondsAlone), describe(together, seconds)];
console.table({ 'one family': one, [`${families} families`]: all });
console.log(`p99 of ${families} families is ${(all['p99 ms'] / one['p99 ms']).toFixed(1)} times that of one alone.`);
const errors = [...alone.errors, ...together.errors];
for (const error of new Set(errors.slice(0, 20))) console.log(error);
console.log(errors.length === 0 ? '0 errors' : `${errors.length} errors`);
await shutdown.run(errors.length === 0 ? 0 : 1);
