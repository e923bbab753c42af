/**
 * `npm run table:restore -- --stage prod --at 2026-11-20T10:00:00Z [--drill]`: makes a copy of the stage's table as it was at that moment,
 * checks it, and says how to switch over; with --drill it is deleted again. Exit code 1 when the copy has contradictions.
 */
import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openDocumentClient } from '../../functions/data/open-table.ts';
import { findTableName, readStage } from './find-deployment.ts';
import { OperationError, runOperation } from './run-operation.ts';
import { readInstant, runRestore } from './run-restore.ts';
import { scanTable } from './scan-table.ts';

const options = { stage: { type: 'string' }, at: { type: 'string' }, drill: { type: 'boolean', default: false } } as const;

await runOperation(async () => {
  const { values } = parseArgs({ options });
  if (values.stage === undefined) throw new OperationError('Say which deployment: --stage prod. What runs on this machine has no recovery.');
  const stage = readStage(values.stage);
  const at = readInstant(values.at);
  const source = await findTableName(stage, new CloudFormationClient());
  const isSound = await runRestore(
    { stage, source, at, isDrill: values.drill },
    {
      client: new DynamoDBClient(),
      scan: (tableName) => scanTable(openDocumentClient(), tableName),
      clock: () => new Date(),
      say: (line) => console.log(line),
    },
  );
  if (!isSound) process.exitCode = 1;
});
