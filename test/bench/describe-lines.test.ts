import { expect, test } from 'vitest';
import type { BenchResult } from './bench-line.ts';
import { describeLines, meetsGoal, replaceTable } from './describe-lines.ts';

const start: BenchResult = { name: 'start', unit: 'ms', measured: 72, floor: 48, goal: 1.5, goalOf: 'floor' };
const imports: BenchResult = {
  name: 'import',
  unit: 'rows/s',
  measured: 700,
  p95: 900,
  floor: 1_000,
  isMoreBetter: true,
};

test('a line says what was measured, and how far that is from its floor', () => {
  const [, , first, second, third] = describeLines([
    start,
    { ...imports, goal: 0.75, goalOf: 'floor' },
    { ...imports, goal: 500 },
  ]).split('\n');
  expect(first).toBe('| start | ≤ 1.5 × floor | 48 ms | 72 ms | 1.50 × |  |');
  expect(second).toBe('| import | ≥ 0.75 × floor | 1,000 rows/s | 700 rows/s (95 %: 900 rows/s) | 0.70 × | not met |');
  expect(third).toContain('| ≥ 500 rows/s |');
});

test('a goal is met at its bound, from the side that is better', () => {
  expect(meetsGoal(start)).toBe(true);
  expect(meetsGoal({ ...start, measured: 73 })).toBe(false);
  expect(meetsGoal({ ...imports, goal: 700 })).toBe(true);
  expect(meetsGoal({ ...imports, goal: 701 })).toBe(false);
  expect(meetsGoal({ name: 'no goal', unit: 'KB', measured: 1 })).toBe(true);
});

test('a table takes the place of the one before', () => {
  const text = 'Above\n<!-- bench -->\nold\n<!-- /bench -->\nBelow';
  expect(replaceTable(text, 'bench', 'new')).toBe('Above\n<!-- bench -->\nnew\n<!-- /bench -->\nBelow');
  expect(() => replaceTable(text, 'lighthouse', 'new')).toThrow('There is no place');
});
