import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { itemBytes } from '../../support/table/item-size.ts';
import { storedCopies } from '../../support/table/write-cost.ts';
import { assumptions } from './assumptions.ts';

export interface Stored {
  /** Billed bytes: every item, its copies in indexes, and DynamoDB's overhead for each. */
  readonly bytes: number;
  readonly reviews: number;
}

export async function measureStorage(client: DynamoDBDocumentClient, tableName: string): Promise<Stored> {
  let bytes = 0;
  let reviews = 0;
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: tableName, ExclusiveStartKey: startKey }));
    for (const item of page.Items ?? []) {
      bytes += storedCopies(item) * (itemBytes(item) + assumptions.storedItemOverheadBytes);
      if (/^L#[^#]+#REV#/.test(String(item['SK']))) reviews += 1;
    }
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return { bytes, reviews };
}
