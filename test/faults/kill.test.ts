import { expect, it } from 'vitest';
import { runKills } from './kill/run-kills.ts';

// `npm run test:kill` repeats this a hundred times, with more families, and also kills the database.
it('the started product loses nothing that it told anybody, and leaves no Java behind, when it is killed', async () => {
  const report = await runKills({ kills: 1, seed: 1, kinds: ['node'], families: 2 });
  expect(report.faults).toEqual([]);
}, 300_000);
