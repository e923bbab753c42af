import { parseArgs } from 'node:util';
import { generateMutants } from './generate-mutants.ts';
import { type Mutant, MutantError } from './mutant.ts';

const dayMs = 86_400_000;

/**
 * Chooses what `npm run test:mutants` tries: all mutants without arguments, or those named. `--share <n>` picks about n
 * mutants and rotates through all of them by UTC day. `--generated <n>` picks n generated ones.
 *
 * @throws MutantError with a readable message for invalid arguments.
 */
export function chooseMutants(all: readonly Mutant[], args: readonly string[], now: Date): readonly Mutant[] {
  const { positionals, values } = readArguments(args);
  const { share, generated, seed, under } = values;
  if (generated !== undefined) return generateMutants({ count: readCount('generated', generated), seed, under });
  if (share !== undefined) return selectDailyShare(all, readCount('share', share), now);
  return positionals.length === 0 ? all : positionals.map((id) => findMutant(all, id));
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { share: text, generated: text, seed: { ...text, default: '1' }, under: { ...text, default: '' } };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new MutantError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @returns at most `count` mutants, spread over the list because neighboring mutants take about equally long. The first one also rotates with each pass through
 *   the list, so that a time limit does not always cut off the same ones.
 */
export function selectDailyShare(all: readonly Mutant[], count: number, now: Date): readonly Mutant[] {
  const day = Math.floor(now.getTime() / dayMs);
  const daysOfRound = Math.ceil(all.length / count);
  const share = all.filter((_, index) => index % daysOfRound === day % daysOfRound);
  const first = Math.floor(day / daysOfRound) % share.length;
  return [...share.slice(first), ...share.slice(0, first)];
}

function readCount(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new MutantError(`--${option} takes how many are to be tried, such as --${option} 3.`);
}

function findMutant(all: readonly Mutant[], id: string): Mutant {
  const found = all.find((mutant) => mutant.id === id);
  if (!found) throw new MutantError(`There is no mutant "${id}": test/mutants/list names them.`);
  return found;
}
