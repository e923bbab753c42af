import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { bars } from '../bars.ts';
import { mutants } from '../mutants/mutants.ts';
import { makeMutant } from '../mutants/make-mutant.ts';
import { describeBars, listBarFaults, listMutantFaults, splitHoldingTest } from './bar-coverage.ts';

const page = readFileSync(join(projectRoot, 'test/bars.md'), 'utf8');
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

describe('the page of the promises', () => {
  test('has 45, in their order, each under its own heading', () => {
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: 45 }, (_, index) => index + 1),
    );
    expect(new Set(headings.map((heading) => heading.replace(/^\d+\. /, ''))).size).toBe(45);
  });

  test('has the same numbers as the register', () => {
    expect(Object.keys(bars)).toEqual(headings.map((heading) => heading.split('.')[0]));
  });

  test('is read in one go: at most 1,900 words', () => {
    expect(page.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1_900);
  });
});

describe.each(Object.entries(bars))('the register of promise %s', (number, heldBy) => {
  test('names at least one test, each once and in a file that is there', () => {
    expect(heldBy.length).toBeGreaterThan(0);
    expect(heldBy).toEqual([...new Set(heldBy)]);
    const files = heldBy.map((held) => splitHoldingTest(held).file);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  test('is broken by at least one seeded defect', () => {
    expect(mutants.filter(({ bar }) => bar === Number(number)).length).toBeGreaterThan(0);
  });
});

describe('comparing the promises with a run', () => {
  const one = { 1: ['test/a.test.ts > a list > holds it'] } as const;

  test('finds no fault where the named test ran, whatever stands around its words', () => {
    const ran = { test: 'test/a.test.ts > of cards > a list > holds it for Emma', items: [] };
    expect(listBarFaults(one, [ran])).toEqual([]);
  });

  test.each(['test/b.test.ts > a list > holds it', 'test/a.test.ts > a list > holds them'])(
    'names the test that did not run where only %s did',
    (other) => {
      expect(listBarFaults(one, [{ test: other, items: [] }])).toEqual([
        'Promise 1 in test/bars.ts names a test that did not run: test/a.test.ts > a list > holds it',
      ]);
    },
  );

  test('says in a line how many there are', () => {
    expect(describeBars(one)).toBe('The promises of test/bars.md: 1, all of them held by tests that ran.');
  });
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
