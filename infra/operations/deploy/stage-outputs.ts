import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { nameStage, type StageName, stageNames } from '../../stacks/stage-names.ts';
import { OperationError } from '../run-operation.ts';

/** Outputs of a stack by name. Stacks deployed by older versions have fewer outputs. */
export type Outputs = Readonly<Record<string, string>>;

/** Outputs of a stage's stacks, for operators' commands. Empty for a stack that is not deployed. */
export interface StageOutputs {
  readonly api: Outputs;
  readonly web: Outputs;
}

/** @returns a stack's outputs, or `undefined` if there is no such stack in this account and region. Other AWS errors are passed on. */
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
    // CloudFormation has no specific error for a missing stack.
    if (error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist'))
      return undefined;
    throw error;
  }
}

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

/** @throws {OperationError} listing the existing stages. */
export function readStage(text: string): StageName {
  const known = stageNames.find((name) => name === text);
  if (known) return known;
  throw new OperationError(`There is no stage "${text}". Use --stage ${stageNames.join(' or --stage ')}.`);
}

/** @returns the table in use, from the API stack's outputs. A restore changes it. @throws {OperationError} when the stage is not deployed. */
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
    `The stack ${stack} doesn’t say which table it uses. An older version deployed it. Deploy again, then try again.`,
  );
}
