import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Signer } from '../../../functions/platform/sign-in/signer.ts';
import { openDocumentClient } from '../../../functions/data/table/open-table.ts';
import { Table } from '../../../functions/data/table/table.ts';
import { makeAccessKeyId, memoryOnly } from '../../../infra/local/database/data-directory.ts';
import { openProcessClient, type ProcessClient } from '../../../infra/local/gateway/call-in-process.ts';
import { createLocalContext } from '../../../infra/local/gateway/create-local-context.ts';
import { meterConsumption } from '../../support/table/consumption.ts';
import { warmGigabyteSeconds } from './billed-duration.ts';
import type { FakeTime } from './fake-time.ts';
import { measureLog } from './measure-log.ts';
import { measureStorage, type Stored } from './measure-storage.ts';
import { addUsage, noUsage, type Usage } from './usage.ts';

/** The real handlers over DynamoDB Local, with a meter on everything billable. Calls must not overlap. */
export interface MeteredProduct extends Pick<ProcessClient, 'call'> {
  readonly time: FakeTime;
  /** Starts counting. @returns a function that reads the usage by route. */
  readonly startMeter: () => () => ReadonlyMap<string, Usage>;
  readonly measureStorage: () => Promise<Stored>;
}

const tableName = 'flashspark';

/**
 * @param endpoint address of DynamoDB Local; a random access key isolates the data.
 * @param ownClients opens clients of another table than the one in DynamoDB Local.
 */
export async function openMeteredProduct(
  endpoint: string,
  time: FakeTime,
  ownClients?: () => DynamoDBDocumentClient,
): Promise<MeteredProduct> {
  const accessKeyId = makeAccessKeyId();
  const openClient =
    ownClients ??
    (() => openDocumentClient({ endpoint, region: 'local', credentials: { accessKeyId, secretAccessKey: 'local' } }));
  const client = openClient();
  const table = new Table(client, tableName);
  const place = { endpoint, accessKeyId, dataDir: memoryOnly };
  const local = await createLocalContext({ ...place, ...(ownClients && { table }) });
  const log = measureLog();
  const signing = countSignatures(local.signer);
  const product = await openProcessClient({
    ...local,
    clock: () => time.now,
    table,
    signer: signing.signer,
    logger: log.logger,
  });
  let call: ProcessClient['call'] = product.call;
  return {
    time,
    call: async (...what) => await call(...what),
    startMeter: () => {
      const meter = meterConsumption(client);
      const byRoute = new Map<string, Usage>();
      const takeAll = () => ({ ...meter.take(), ...log.take(), signatures: signing.take() });
      takeAll();
      call = async (route, token, parts) => {
        const answer = await product.call(route, token, parts);
        const spent = takeAll();
        const { body } = parts as { readonly body?: unknown };
        const bytes = { requestBytes: jsonBytes(body), answerBytes: jsonBytes(answer) };
        const usage = {
          ...spent,
          ...bytes,
          apiCalls: 1,
          gigabyteSeconds: warmGigabyteSeconds(route.id, spent.calls),
        };
        byRoute.set(route.id, addUsage(byRoute.get(route.id) ?? noUsage, usage));
        return answer;
      };
      return () => byRoute;
    },
    // A separate client, because measuring must not count as the family's usage.
    measureStorage: async () => await measureStorage(openClient(), tableName),
  };
}

function countSignatures(signer: Signer): { readonly signer: Signer; readonly take: () => number } {
  let count = 0;
  return {
    signer: {
      ...signer,
      sign: async (message) => {
        count += 1;
        return await signer.sign(message);
      },
    },
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

function jsonBytes(value: unknown): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}
