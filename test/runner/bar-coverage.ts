import type { Bar, HoldingTest } from '../bars.ts';
import type { Mutant } from '../mutants/mutant.ts';
import type { TestOutcome } from './test-outcomes.ts';

/** @returns a sentence for every test that a promise names and that did not run. */
export function listBarFaults(bars: Readonly<Record<number, Bar>>, outcomes: readonly TestOutcome[]): string[] {
  return Object.entries(bars).flatMap(([number, heldBy]) =>
    heldBy
      .filter((held) => !hasRun(splitHoldingTest(held), outcomes))
      .map((held) => `Promise ${number} in test/bars.ts names a test that did not run: ${held}`),
  );
}

/** @returns a sentence for each test file of a seeded defect in which none of the tests that the defect names ran. */
export function listMutantFaults(mutants: readonly Mutant[], outcomes: readonly TestOutcome[]): string[] {
  return mutants.flatMap(({ id, tests, titled: title = '' }) =>
    tests
      .filter((file) => !hasRun({ file, title }, outcomes))
      .map((file) => `The seeded defect ${id} names tests that did not run: ${file} > ${title}`),
  );
}

/** @returns the file of the test, from the root of the project, and the words of its title. */
export function splitHoldingTest(held: HoldingTest): { file: string; title: string } {
  const [file = '', ...titles] = held.split(' > ');
  return { file, title: titles.join(' > ') };
}

function hasRun({ file, title }: ReturnType<typeof splitHoldingTest>, outcomes: readonly TestOutcome[]): boolean {
  return outcomes.some(({ test }) => test.startsWith(`${file} > `) && test.includes(title));
}

/** @returns the line that `npm test` prints about the promises when all of their tests ran. */
export function describeBars(bars: Readonly<Record<number, Bar>>): string {
  return `The promises of test/bars.md: ${Object.keys(bars).length}, all of them held by tests that ran.`;
}
