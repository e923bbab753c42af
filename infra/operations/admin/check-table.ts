/**
 * `npm run table:check [-- --stage prod]`: reads the whole table of the local product or of a stage in the cloud, and reports row
 * counts and contradictions. Read-only. Exit code 1 if there are contradictions.
 */
import { parseArgs } from 'node:util';
import { checkTable } from '../../table-invariants/check-table.ts';
import { runOperation } from '../run-operation.ts';
import { openRunningTable } from './open-running-table.ts';
import { describeReport, scanTable } from './table-report.ts';

await runOperation(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const { client, name } = await openRunningTable(values.stage);
  const report = await checkTable(scanTable(client, name));
  for (const line of describeReport(name, report)) console.log(line);
  if (report.violations.length === 0) return;
  console.log('Families may have saved data during the check. Run it again. Only contradictions found twice are real.');
  process.exitCode = 1;
});
