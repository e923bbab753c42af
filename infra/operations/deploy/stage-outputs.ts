import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { nameStage, type StageName, stageNames } from '../../stacks/stage-names.ts';
import { OperationError } from '../run-operation.ts';

/** What a stack tells, by name; a stack of an older version tells less. */
export type Outputs = Readonly<Record<string, string>>;

/** What the stacks of a stage tell that operators' commands need; nothing while a stack is not deployed. */
export interface StageOutputs {
  readonly api: Outputs;
  readonly web: Outputs;
}

/** @returns what a stack tells; `undefined` when there is no such stack in this account and region. What AWS refuses passes through. */
export async function readOutputs(
  stack: string,
  cloudFormation: Pick<CloudFormationClient, 'send'>,
): Promise<Outputs | undefined> {
  try {
    const { Stacks: [found] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName: stack }));
    return Object.fromEntries(
      (found?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    // CloudFormation has no error of its own for this.
    if (error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist'))
      return undefined;
    throw error;
  }
}

/** Reads what is deployed of a stage. */
export async function readStageOutputs(
  stage: StageName,
  cloudFormation: Pick<CloudFormationClient, 'send'>,
): Promise<StageOutputs> {
  const { stacks } = nameStage(stage);
  const [api = {}, web = {}] = await Promise.all([
    readOutputs(stacks.api, cloudFormation),
    readOutputs(stacks.web, cloudFormation),
  ]);
  return { api, web };
}

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
