import { describe, expect, test } from 'vitest';
import { makeMutant } from './make-mutant.ts';
import type { CopyRun } from './run-in-copy.ts';
import { judgeRun } from './try-mutants.ts';

const red: CopyRun = { isGreen: false, isOver: true, testCount: 2, failed: ['adds'], output: '' };

describe('a mutant', () => {
  test('is noticed by a test that fails, or by a check after its file', () => {
    expect(judgeRun(makeMutant(), red)).toBeUndefined();
    expect(judgeRun(makeMutant(), { ...red, failed: [] })).toBeUndefined();
  });

  test('that all tests pass with is told by what it does and which promise it breaks', () => {
    expect(judgeRun(makeMutant(), { ...red, isGreen: true, failed: [] })).toBe(
      'sum-is-wrong: no test notices it. Sums are wrong. (promise 1)',
    );
  });

  test.each([true, false])('proves nothing where no test ran (green: %s)', (isGreen) => {
    const run = { isGreen, isOver: true, testCount: 0, failed: [], output: 'It does not load.' };
    expect(judgeRun(makeMutant(), run)).toBe('sum-is-wrong: no test ran in sum.test.ts.\nIt does not load.');
  });

  test.each([
    ['survives when all tests pass', { isGreen: true, failed: [] }, 'sum-is-wrong'],
    ['survives when the time is over', { isOver: false, testCount: 0 }, 'sum-is-wrong (its tests took too long)'],
    ['is noticed by a test that fails', {}, undefined],
    ['is noticed when the product does not even load', { testCount: 0, failed: [] }, undefined],
  ])('that is generated %s', (_, run, fault) => {
    const { bar: _bar, ...generated } = makeMutant();
    expect(judgeRun(generated, { ...red, ...run })).toBe(fault);
  });
});
