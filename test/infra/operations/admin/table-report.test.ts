import { expect, it } from 'vitest';
import { describeReport } from '../../../../infra/operations/admin/table-report.ts';
import { violation } from '../../../../infra/table-invariants/violation.ts';

it('tells what a sound table holds', () => {
  const rowsByKind = new Map([
    ['deck', 3],
    ['card', 75],
  ] as const);
  expect(describeReport('flashspark', { rows: 78, rowsByKind, violations: [] })).toEqual([
    'The table flashspark holds 78 rows.',
    '  card              75',
    '  deck              3',
    'All rows are consistent.',
  ]);
});

it('shows the first fifty contradictions, and how many more there are', () => {
  const violations = Array.from({ length: 60 }, (_, index) => violation('orphans', `row ${index}`));
  const lines = describeReport('flashspark', { rows: 60, rowsByKind: new Map(), violations });
  expect(lines).toHaveLength(53);
  expect(lines[1]).toBe('60 contradictions:');
  expect(lines[2]).toBe('  orphans: row 0');
  expect(lines.at(-1)).toBe('  … and 10 more');
});
