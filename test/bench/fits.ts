import { fitMemory } from '../../functions/scheduled/memory-fitter.ts';
import { foretellLater, studyIn } from '../support/families/simulated-learner.ts';
import { worlds } from '../support/families/simulated-worlds.ts';
import type { BenchResult } from './bench-line.ts';

/** Number of simulated children per world and log size. A fit of `seen` answers is judged by the same number of later ones. */
const children = 40;
const sizes = [400, 800, 1600] as const;

/** Measures whether weights fitted to simulated children predict their later, unseen answers better than the default weights do. */
export async function benchFits(): Promise<BenchResult[]> {
  const lines: BenchResult[] = [];
  for (const [name, world] of Object.entries(worlds)) {
    const gains: number[] = [];
    let used = 0;
    for (const seen of sizes)
      for (let child = 0; child < children; child += 1) {
        const log = studyIn(world, 2 * seen, 1 + child * sizes.length + sizes.indexOf(seen));
        const found = await fitMemory(log.slice(0, seen));
        const { everybodys, own } = foretellLater(log, seen, found?.weights);
        gains.push((100 * (everybodys - own)) / everybodys);
        if (found?.weights) used += 1;
      }
    const share = (count: number) => (100 * count) / gains.length;
    const losers = gains.filter((gain) => gain < 0).length;
    const meanGain = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    // In this world the default weights are already the children's true ones, so a fit can only be worse, and has no goal.
    const goal = name === 'FSRS, cards alike' ? {} : { goal: 0, isMoreBetter: true };
    lines.push(
      { name: `fits in ${name}: mean gain`, unit: '%', measured: meanGain, ...goal },
      { name: `fits in ${name}: children who lose`, unit: '%', measured: share(losers), goal: 5 },
      { name: `fits in ${name}: children with weights of their own`, unit: '%', measured: share(used) },
    );
  }
  return lines;
}
