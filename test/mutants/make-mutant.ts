import type { Mutant } from './mutant.ts';

export function makeMutant(change: Partial<Mutant> = {}): Mutant {
  return {
    id: 'sum-is-wrong',
    does: 'Sums are wrong.',
    bar: 1,
    file: 'sum.ts',
    find: 'a + b',
    replace: 'a - b',
    tests: ['sum.test.ts'],
    ...change,
  };
}
