import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { mutants } from '../mutants/mutants.ts';
import { makeMutant } from '../mutants/make-mutant.ts';
import { describeBars, listBarFaults, listMutantFaults, readBars } from './bars.ts';

const bars = readBars();

test('the promises are 45, in their order, each under its own heading', () => {
  expect(bars.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(new Set(bars.map(({ heading }) => heading)).size).toBe(45);
});

describe.each(bars)('promise $number, $heading', ({ number, heldBy, mutants: named, notHeld, needsAws }) => {
  test('is held, or says why it is not', () => {
    expect(heldBy.length > 0 || notHeld !== undefined || needsAws !== undefined).toBe(true);
  });

  test('names test files that are there', () => {
    for (const { file } of heldBy) expect(existsSync(join(projectRoot, file)), file).toBe(true);
  });

  test('names the seeded defects that break it, at least one where a test holds it', () => {
    const breaking = mutants.filter(({ bar }) => bar === number).map(({ id }) => id);
    expect(named.toSorted()).toEqual(breaking.toSorted());
    expect(named.length > 0 || heldBy.length === 0).toBe(true);
  });
});

describe('comparing the promises with a run', () => {
  const [bar] = readBars(
    '## 1. One\nWords.\n- Held by `test/a.test.ts`: a list > holds it\n- Mutants: `x-y`, `z-a`\n- Not held: the rest.\n',
  );

  test('reads what stands under a heading', () => {
    expect(bar).toEqual({
      number: 1,
      heading: 'One',
      heldBy: [{ file: 'test/a.test.ts', title: 'a list > holds it' }],
      mutants: ['x-y', 'z-a'],
      notHeld: 'the rest.',
      needsAws: undefined,
    });
  });

  test('finds no fault where the named test ran, whatever stands around its words', () => {
    const ran = { test: 'test/a.test.ts > of cards > a list > holds it for Emma', items: [] };
    expect(listBarFaults(bar ? [bar] : [], [ran])).toEqual([]);
  });

  test.each(['test/b.test.ts > a list > holds it', 'test/a.test.ts > a list > holds them'])(
    'names the test that did not run where only %s did',
    (other) => {
      expect(listBarFaults(bar ? [bar] : [], [{ test: other, items: [] }])).toEqual([
        'Promise 1 of test/bars.md names a test that did not run: test/a.test.ts > a list > holds it',
      ]);
    },
  );
});

describe('comparing the seeded defects with a run', () => {
  const outcomes = [{ test: 'sum.test.ts > a sum > adds', items: [] }];

  test.each([undefined, 'a sum > adds'])('finds no fault where tests with the title ran: %s', (titled) => {
    expect(listMutantFaults([makeMutant(titled === undefined ? {} : { titled })], outcomes)).toEqual([]);
  });

  test('names each file in which none of them ran', () => {
    const mutant = makeMutant({ tests: ['sum.test.ts', 'total.test.ts'], titled: 'a sum > counts' });
    expect(listMutantFaults([mutant], outcomes)).toEqual([
      'The seeded defect sum-is-wrong names tests that did not run: sum.test.ts > a sum > counts',
      'The seeded defect sum-is-wrong names tests that did not run: total.test.ts > a sum > counts',
    ]);
  });
});

test('the line about the promises counts them, and those that tests hold', () => {
  const two = readBars('## 1. One\n- Held by `a.test.ts`: adds\n## 2. Two\n- Not held: it is not built.\n');
  expect(describeBars(two)).toBe('The promises of test/bars.md: 2, 1 of them held by tests that ran.');
});
