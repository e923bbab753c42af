import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { StageName } from '../settings.ts';
import { nameStage } from '../stage-names.ts';
import { OperationError } from './run-operation.ts';

const stages = { dev: true, prod: true } as const satisfies Record<StageName, true>;

/** @throws OperationError that names the stages there are. */
export function readStage(text: string): StageName {
  if (Object.hasOwn(stages, text)) return text as StageName;
  throw new OperationError(`There is no stage "${text}": use --stage ${Object.keys(stages).join(' or --stage ')}.`);
}

/**
 * @returns the name of the table that a stage uses: after a restore another one than it began with. The api stack says it, because the
 *   functions get it from there.
 * @throws OperationError with what to do when the stage is not deployed there.
 */
export async function findTableName(stage: StageName, cloudFormation: Pick<CloudFormationClient, 'send'>): Promise<string> {
  const stack = nameStage(stage).stacks.api;
  const outputs = await describeOutputs(stack, cloudFormation);
  const tableName = outputs.find(({ OutputKey }) => OutputKey === 'TableName')?.OutputValue;
  if (tableName !== undefined) return tableName;
  throw new OperationError(`The stack ${stack} does not say which table it uses: it was deployed by an older version. Deploy again, then try again.`);
}

async function describeOutputs(stack: string, cloudFormation: Pick<CloudFormationClient, 'send'>) {
  try {
    const { Stacks: [found] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName: stack }));
    return found?.Outputs ?? [];
  } catch (error) {
    // CloudFormation has no error of its own for this.
    if (!(error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist'))) throw error;
    throw new OperationError(
      `There is no stack ${stack} in this account and region. Check AWS_REGION and AWS_PROFILE, or deploy the stage first.`,
      { cause: error },
    );
  }
}
