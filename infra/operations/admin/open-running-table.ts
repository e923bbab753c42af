import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openDocumentClient } from '../../../functions/data/table/open-table.ts';
import { Table } from '../../../functions/data/table/table.ts';
import { findRunningStack } from '../../local/database/running-stack.ts';
import { localTableName, openLocalClient } from '../../local/gateway/create-local-context.ts';
import { findTableName, readStage } from '../deploy/stage-outputs.ts';
import { OperationError } from '../run-operation.ts';

export interface RunningTable {
  /** Direct client for operations outside the product, such as scanning the whole table. */
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly table: Table;
}

/**
 * Opens the table of a stage in the cloud, else the table named by TABLE_NAME (both with the operator's AWS credentials), else the
 * table of the local product (the one at PORT, if several are running).
 * @throws {OperationError} when no product is running.
 */
export async function openRunningTable(
  stage: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningTable> {
  const named =
    stage === undefined ? env['TABLE_NAME'] : await findTableName(readStage(stage), new CloudFormationClient());
  if (named) return withTable(openDocumentClient(), named);
  const port = env['PORT'];
  const running = await findRunningStack(port === undefined ? {} : { port });
  if (running) return withTable(openLocalClient(running), localTableName);
  throw new OperationError(
    'Flashspark isn’t running on this machine. Start it with "npm start", or name a deployment: --stage prod.',
  );
}

function withTable(client: DynamoDBDocumentClient, name: string): RunningTable {
  return { client, name, table: new Table(client, name) };
}
