/**
 * `npm run table:restore -- --stage prod --at 2026-11-20T10:00:00Z [--drill]`: copies the stage's table as of that moment, repeats later erasures in the copy,
 * checks it, and says how to switch over. `--drill` deletes the copy again. `--existing <table>` prepares a table restored by AWS Backup in the same way.
 * `--erased-in <old table>`, after the switch, repeats the old table's erasures in the table in use. Exit code 1 if the table has contradictions.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openDocumentClient, openTable } from '../../../functions/data/table/open-table.ts';
import { scanTable } from '../admin/table-report.ts';
import { findTableName } from '../deploy/stage-outputs.ts';
import { runOperation } from '../run-operation.ts';
import { describeReplay, replayErasures } from './replay-erasures.ts';
import { readRestoreArguments } from './restore-arguments.ts';
import { adoptTable, replayIntoUse, type RestoreEffects, runRestore } from './run-restore.ts';

await runOperation(async () => {
  const asked = readRestoreArguments(process.argv.slice(2));
  const { stage } = asked;
  const inUse = await findTableName(stage, new CloudFormationClient());
  const effects: RestoreEffects = {
    client: new DynamoDBClient(),
    replay: async (from, onto, since) =>
      describeReplay(await replayErasures({ from: openTable(from), onto: openTable(onto), since })),
    scan: (tableName) => scanTable(openDocumentClient(), tableName),
    clock: () => new Date(),
    say: (line) => console.log(line),
  };
  if (!(await run())) process.exitCode = 1;

  async function run(): Promise<boolean> {
    switch (asked.mode) {
      case 'restore':
        return await runRestore({ stage, source: inUse, at: asked.at, isDrill: asked.isDrill }, effects);
      case 'adopt':
        return await adoptTable({ stage, inUse, existing: asked.existing }, effects);
      case 'replay':
        return await replayIntoUse({ inUse, erasedIn: asked.erasedIn }, effects);
    }
  }
});
