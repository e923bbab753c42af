import { type Mutant, MutantError } from './mutant.ts';

const dayMs = 86_400_000;

/**
 * Chooses what `npm run test:mutants` tries: everything without arguments, else the mutants that are named, or with
 * `--share <n>` so many of them. A share moves on each UTC day and comes round to everything.
 *
 * @throws MutantError with a sentence for arguments that name nothing.
 */
export function chooseMutants(all: readonly Mutant[], args: readonly string[], now: Date): readonly Mutant[] {
  const [first, count] = args;
  if (first === undefined) return all;
  if (first === '--share') return takeShare(all, readCount(count), now);
  return args.map((id) => findMutant(all, id));
}

/** @returns `count` of the list, beginning where the share of the day before ended. */
export function takeShare(all: readonly Mutant[], count: number, now: Date): readonly Mutant[] {
  const start = Math.floor(now.getTime() / dayMs) * count;
  const places = Array.from({ length: Math.min(count, all.length) }, (_, index) => (start + index) % all.length);
  return places.flatMap((place) => all[place] ?? []);
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
