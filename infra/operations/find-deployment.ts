import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { nameStage, type StageName, stageNames } from '../stage-names.ts';
import { OperationError } from './run-operation.ts';
import { readOutputs } from './stage-outputs.ts';

/** @throws OperationError that names the stages there are. */
export function readStage(text: string): StageName {
  const known = stageNames.find((name) => name === text);
  if (known) return known;
  throw new OperationError(`There is no stage "${text}": use --stage ${stageNames.join(' or --stage ')}.`);
}

/**
 * @returns the name of the table that a stage uses: after a restore another one than it began with. The api stack says it, because the
 *   functions get it from there.
 * @throws OperationError with what to do when the stage is not deployed there.
 */
export async function findTableName(
  stage: StageName,
  cloudFormation: Pick<CloudFormationClient, 'send'>,
): Promise<string> {
  const stack = nameStage(stage).stacks.api;
  const outputs = await readOutputs(stack, cloudFormation);
  if (outputs === undefined) {
    throw new OperationError(
      `There is no stack ${stack} in this account and region. Check AWS_REGION and AWS_PROFILE, or deploy the stage first.`,
    );
  }
  const { TableName: tableName } = outputs;
  if (tableName !== undefined) return tableName;
  throw new OperationError(
    `The stack ${stack} does not say which table it uses: it was deployed by an older version. Deploy again, then try again.`,
  );
}
