import type { Shutdown } from '../../infra/local/launch/shutdown.ts';
import { selectDailyShare } from './choose-mutants.ts';
import { mutants } from './mutants.ts';
import { tryMutants } from './try-mutants.ts';

/** Number of mutants tried after all tests have passed. None of them starts later than `budgetMs` after the first. */
const shareSize = 12;
const budgetMs = 8_000;

/**
 * Tries the mutants of the day, right after all tests passed on the unchanged code.
 *
 * @returns the number of failures, such as a mutant that no test notices.
 */
export async function tryShare(shutdown: Shutdown, now: Date): Promise<number> {
  const share = selectDailyShare(mutants, shareSize, now);
  console.log(`Trying ${share.length} of ${mutants.length} seeded defects, other ones each day.`);
  const { noticed, faults, leftOut } = await tryMutants(share, { shutdown, checksFirst: false, budgetMs });
  const rest = leftOut.length === 0 ? '' : ` No time was left for ${leftOut.join(', ')}.`;
  console.log(`The tests noticed ${noticed} of ${noticed + faults.length} defects.${rest}`);
  return faults.length;
}
