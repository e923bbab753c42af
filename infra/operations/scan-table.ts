import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Row } from '../table-invariants/row.ts';

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
