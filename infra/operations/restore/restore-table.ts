/**
 * `npm run table:restore -- --stage prod --at 2026-11-20T10:00:00Z [--drill]`: makes a copy of the stage's table as it was at that moment,
 * checks it, and says how to switch over; with --drill it is deleted again. With `--existing <table>` nothing is restored: a table that
 * AWS Backup restored is protected and checked. Exit code 1 when the copy has contradictions.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openDocumentClient } from '../../../functions/data/table/open-table.ts';
import { scanTable } from '../admin/table-report.ts';
import { findTableName } from '../deploy/stage-outputs.ts';
import { runOperation } from '../run-operation.ts';
import { readRestoreArguments } from './restore-arguments.ts';
import { adoptTable, type RestoreEffects, runRestore } from './run-restore.ts';

await runOperation(async () => {
  const asked = readRestoreArguments(process.argv.slice(2));
  const { stage } = asked;
  const inUse = await findTableName(stage, new CloudFormationClient());
  const effects: RestoreEffects = {
    client: new DynamoDBClient(),
    scan: (tableName) => scanTable(openDocumentClient(), tableName),
    clock: () => new Date(),
    say: (line) => console.log(line),
  };
  const isSound =
    asked.existing === undefined
      ? await runRestore({ stage, source: inUse, at: asked.at, isDrill: asked.isDrill }, effects)
      : await adoptTable({ stage, inUse, existing: asked.existing }, effects);
  if (!isSound) process.exitCode = 1;
});
