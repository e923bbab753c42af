import type { TableReport } from '../table-invariants/check-table.ts';

const shownViolations = 50;

/** @returns the lines in which an operator reads what a table holds and what in it contradicts itself. */
export function describeReport(tableName: string, { rows, rowsByKind, violations }: TableReport): string[] {
  const kinds = [...rowsByKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `  ${kind.padEnd(18)}${count}`);
  const left = violations.length - shownViolations;
  return [
    `The table ${tableName} holds ${rows} rows.`,
    ...kinds,
    violations.length === 0 ? 'All rows agree with each other.' : `${violations.length} contradictions:`,
    ...violations.slice(0, shownViolations).map(({ sentence }) => `  ${sentence}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ];
}
