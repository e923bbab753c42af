import type { Shutdown } from '../../infra/local/launch/shutdown.ts';
import { selectDailyShare } from './choose-mutants.ts';
import { mutants } from './mutants.ts';
import { tryMutants } from './try-mutants.ts';

/** Number of mutants tried in a full run. None of them starts later than `budgetMs` after the first: they end before the journeys in the other engines beside them. */
const shareSize = 12;
const budgetMs = 12_000;

/**
 * Tries the mutants of the day, once the tests passed on the unchanged code.
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
