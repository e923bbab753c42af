import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { nameStage, type StageName } from '../stage-names.ts';

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
