/** Script of `npm run test:kill`: 100 kills, or `-- --kills 10`. `-- --seed 7` repeats a run. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { interrupted, prepareShutdown } from '../../../infra/local/launch/shutdown.ts';
import { runKills } from './run-kills.ts';

// Child processes exit with this process, because its end closes their IPC channel.
const shutdown = prepareShutdown(interrupted);

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
console.log(`${kills} kills with seed ${seed}`);
const begun = performance.now();
await ensureBuilt('web', () => undefined);
const report = await runKills({ kills, seed, say: (line) => console.log(line) });
const seconds = Math.round((performance.now() - begun) / 1_000);
console.log(
  `${kills} kills in ${seconds} s (${report.kills.node} of node, ${report.kills.database} of the database, ${report.kills.starting} while starting): ` +
    `${report.answered} calls answered, ${report.reviews} answers and ${report.cards} cards told, 0 lost, 0 doubled. ` +
    `Java was gone at most ${report.longestOrphanMs} ms after its parent.`,
);
await shutdown.run(0);
