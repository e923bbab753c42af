import { join } from 'node:path';
import { BatchWriteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type MediaStore, nameKey, readPlace } from '../../../functions/platform/effects/media-store.ts';
import { withLock } from '../../../infra/build/ensure-built.ts';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { memoryOnly } from '../../../infra/local/database/data-directory.ts';
import {
  createLocalContext,
  localTableName,
  openLocalClient,
} from '../../../infra/local/gateway/create-local-context.ts';
import { type DemoLogin, seedDemo } from '../../../infra/local/launch/demo-family.ts';
import type { LocalStack } from '../../support/local-stack.ts';

/** Selects the data of the demo family that all engines copy within the DynamoDB Local of a run. */
const accessKeyId = 'DEMOFAMILYOFTHEENGINES';
/** Partition of the copied table that holds the bytes of pictures, which a product keeps in its process. */
const mediaPartition = 'media of the demo family';
/** Maximum number of rows per call: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html */
const rowsPerCall = 25;

type Row = Readonly<Record<string, unknown>>;

/** Puts the demo family into a product. The first product seeds it, which takes longer than most tours, and the others wait and copy its rows. */
export async function copyDemo(endpoint: string, stack: LocalStack): Promise<readonly DemoLogin[]> {
  const source = await createLocalContext({ endpoint, accessKeyId, dataDir: memoryOnly });
  const client = openLocalClient({ endpoint, accessKeyId });
  const put: Row[] = [];
  const mediaStore: MediaStore = {
    ...source.mediaStore,
    put: async (place, bytes, type) => {
      put.push({ PK: mediaPartition, SK: nameKey(place), bytes, type });
      await source.mediaStore.put(place, bytes, type);
    },
  };
  let logins: readonly DemoLogin[] = [];
  await withLock(join(projectRoot, 'dist/.seeding-demo'), async () => {
    logins = await seedDemo({ ...source, mediaStore });
    await write(client, put);
  });
  const rows = await readRows(client);
  const isMedia = ({ PK }: Row) => PK === mediaPartition;
  const target = openLocalClient({ endpoint, accessKeyId: stack.accessKeyId });
  await write(
    target,
    rows.filter((row) => !isMedia(row)),
  );
  for (const { SK, bytes, type } of rows.filter(isMedia)) {
    const [place] = readPlace(String(SK));
    if (place) await stack.context.mediaStore.put(place, bytes as Uint8Array, String(type));
  }
  return logins;
}

async function readRows(client: DynamoDBDocumentClient): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: localTableName })) rows.push(...Items);
  return rows;
}

async function write(client: DynamoDBDocumentClient, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerCall) {
    const puts = rows.slice(start, start + rowsPerCall).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: puts } }));
  }
}
