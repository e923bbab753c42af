/**
 * `npm run table:restore -- --stage prod --at 2026-11-20T10:00:00Z [--drill]`: makes a copy of the stage's table as it was at that moment,
 * erases in it what people erased since, checks it, and says how to switch over; with --drill it is deleted again. With `--existing <table>`
 * nothing is restored: a table that AWS Backup restored is prepared in the same way. With `--erased-in <old table>`, after the switch, what
 * was erased in the old table is erased in the one in use. Exit code 1 when the table has contradictions.
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
    switch (asked.does) {
      case 'restore':
        return await runRestore({ stage, source: inUse, at: asked.at, isDrill: asked.isDrill }, effects);
      case 'adopt':
        return await adoptTable({ stage, inUse, existing: asked.existing }, effects);
      case 'replay':
        return await replayIntoUse({ inUse, erasedIn: asked.erasedIn }, effects);
    }
  }
});
