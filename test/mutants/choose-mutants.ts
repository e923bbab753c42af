import { type Mutant, MutantError } from './mutant.ts';

const dayMs = 86_400_000;

/**
 * Chooses what `npm run test:mutants` tries: everything without arguments, else the mutants that are named, or with
 * `--share <n>` about so many of them: other ones each UTC day, until all have had their turn.
 *
 * @throws MutantError with a sentence for arguments that name nothing.
 */
export function chooseMutants(all: readonly Mutant[], args: readonly string[], now: Date): readonly Mutant[] {
  const [first, count] = args;
  if (first === undefined) return all;
  if (first === '--share') return takeShare(all, readCount(count), now);
  return args.map((id) => findMutant(all, id));
}

/**
 * @returns at most `count` of the list, from all over it, as neighbours cost alike. In each round another one is the first, so
 *   that it is not always the same ones for which no time is left.
 */
export function takeShare(all: readonly Mutant[], count: number, now: Date): readonly Mutant[] {
  const day = Math.floor(now.getTime() / dayMs);
  const daysOfRound = Math.ceil(all.length / count);
  const share = all.filter((_, index) => index % daysOfRound === day % daysOfRound);
  const first = Math.floor(day / daysOfRound) % share.length;
  return [...share.slice(first), ...share.slice(0, first)];
}

function readCount(text = ''): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new MutantError('--share takes how many are to be tried, such as --share 3.');
}

function findMutant(all: readonly Mutant[], id: string): Mutant {
  const found = all.find((mutant) => mutant.id === id);
  if (!found) throw new MutantError(`There is no mutant "${id}": test/mutants/list names them.`);
  return found;
}
