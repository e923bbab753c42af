import type { StageName } from '../stage-names.ts';
import { checkTable } from '../table-invariants/check-table.ts';
import { describeNextStep } from './describe-next-step.ts';
import { describeReport } from './describe-report.ts';
import { protectTable, requireProductTable, waitUntilReady } from './restored-table.ts';
import { OperationError } from './run-operation.ts';
import type { RestoreEffects } from './run-restore.ts';

export interface Adoption {
  readonly stage: StageName;
  /** The table that the stage uses. */
  readonly inUse: string;
  /** The table that was restored by other means, such as AWS Backup. */
  readonly existing: string;
}

/**
 * Protects and checks a table that was restored by other means, as after a restore of our own. It may be repeated.
 * @returns whether it is sound.
 * @throws OperationError, before anything is changed, when it cannot take the place of the stage's table.
 */
export async function adoptTable(
  { stage, inUse, existing }: Adoption,
  { client, scan, say }: Omit<RestoreEffects, 'clock'>,
): Promise<boolean> {
  if (existing === inUse)
    throw new OperationError(`The stage ${stage} uses ${existing} already: there is nothing left to do.`);
  await requireProductTable(client, existing);
  say(`Prepares ${existing}. The stage ${stage} goes on with ${inUse} meanwhile.`);
  await waitUntilReady(client, existing);
  await protectTable(client, existing);
  const report = await checkTable(scan(existing));
  const isSound = report.violations.length === 0;
  for (const line of [...describeReport(existing, report), ...describeNextStep(stage, existing, isSound)]) say(line);
  return isSound;
}
