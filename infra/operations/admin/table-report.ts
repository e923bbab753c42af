import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TableReport } from '../../table-invariants/check-table.ts';
import type { Row } from '../../table-invariants/row.ts';

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

/**
 * All rows of a table, strongly consistent, one page of at most 1 MB after the other: a check is in no hurry, and leaves the table's
 * throughput to the families. It costs a read unit for each 4 KB that are stored.
 * @yields the rows of each partition one after the other.
 */
export async function* scanTable(client: DynamoDBDocumentClient, tableName: string): AsyncGenerator<Row> {
  for await (const page of paginateScan({ client }, { TableName: tableName, ConsistentRead: true })) {
    yield* (page.Items ?? []) as Row[];
  }
}
