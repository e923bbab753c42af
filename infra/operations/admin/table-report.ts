import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TableReport } from '../../table-invariants/check-table.ts';
import type { Row } from '../../table-invariants/row.ts';

const shownViolations = 50;

/** @returns the lines of a report for the operator: row counts and contradictions. */
export function describeReport(tableName: string, { rows, rowsByKind, violations }: TableReport): string[] {
  const kinds = [...rowsByKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `  ${kind.padEnd(18)}${count}`);
  const left = violations.length - shownViolations;
  return [
    `The table ${tableName} holds ${rows} rows.`,
    ...kinds,
    violations.length === 0 ? 'All rows are consistent.' : `${violations.length} contradictions:`,
    ...violations.slice(0, shownViolations).map(({ sentence }) => `  ${sentence}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ];
}

/**
 * Reads a whole table page by page with strongly consistent reads, which cost one read unit per 4 KB.
 * @yields each row, partition by partition.
 */
export async function* scanTable(client: DynamoDBDocumentClient, tableName: string): AsyncGenerator<Row> {
  for await (const page of paginateScan({ client }, { TableName: tableName, ConsistentRead: true })) {
    yield* (page.Items ?? []) as Row[];
  }
}
