import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Table } from '../../functions/data/table/table.ts';
import {
  createLocalContext,
  type LocalContext,
  localTableName,
  openLocalClient,
} from '../../infra/local/gateway/create-local-context.ts';
import { openMemoryTable } from '../faults/twin/memory-client.ts';
import type { Row } from '../support/stored-rows.ts';
import { writeRows } from '../support/table/write-items.ts';
import { findProduct } from './stored-rows.ts';

/** Counters of the whole product, to which other families add at the same time. */
const counters = /^(?:COUNT|ACTIVE)#/;
/** What this network did lately, of which no family is made. */
const throttles = /^THROTTLE#/;

/**
 * Makes something that needs nothing of what the product has, such as a family, by the real handlers over a table in this process, and puts its rows into the
 * product's table. Call by call, DynamoDB Local and its client would take six times as long.
 */
export async function seedApart<Made>(
  productUrl: string,
  make: (context: LocalContext) => Promise<Made>,
): Promise<Made> {
  const place = { ...(await findProduct(productUrl)), dataDir: 'memory' };
  const apart = openMemoryTable();
  const made = await make(await createLocalContext({ ...place, table: new Table(apart.client, localTableName) }));
  const rows = (apart.rows() as unknown as Row[]).filter(({ PK }) => !throttles.test(PK));
  const client = openLocalClient(place);
  await writeRows(
    client,
    rows.filter(({ PK }) => !counters.test(PK)),
  );
  for (const row of rows) if (counters.test(row.PK)) await addToCounter(client, row);
  client.destroy();
  return made;
}

/** Adds the number of a counter of one table to the same one of another. */
async function addToCounter(client: DynamoDBDocumentClient, { PK, SK, ...fields }: Row): Promise<void> {
  const isNumber = ([, value]: [string, unknown]) => typeof value === 'number';
  const [added, set] = [true, false].map((wanted) => Object.entries(fields).filter((one) => isNumber(one) === wanted));
  const write = (all: [string, unknown][] = [], between: string) =>
    all.map(([name]) => `#${name}${between}:${name}`).join(', ');
  await client.send(
    new UpdateCommand({
      TableName: localTableName,
      Key: { PK, SK },
      UpdateExpression: `ADD ${write(added, ' ')}${set?.length ? ` SET ${write(set, ' = ')}` : ''}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(fields).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    }),
  );
}
