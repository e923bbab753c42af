import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { readStageOutputs } from '../../../../infra/operations/deploy/stage-outputs.ts';

const cloudFormation = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });

function deploy(name: string, outputs: Record<string, string>): void {
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
  const stack = { StackName: name, CreationTime: undefined, StackStatus: undefined, Outputs };
  cloudFormation.on(DescribeStacksCommand, { StackName: name }).resolves({ Stacks: [stack] });
}

beforeEach(() => {
  const missing = Object.assign(new Error('Stack with id x does not exist'), { name: 'ValidationError' });
  cloudFormation.reset();
  cloudFormation.on(DescribeStacksCommand).rejects(missing);
});

it('reads what both stacks of a stage tell', async () => {
  deploy('flashspark-prod-api', { TokenKeys: '2,1', TableName: 'in-use' });
  deploy('flashspark-prod-web', { Address: 'https://cards.example.com' });
  expect(await readStageOutputs('prod', client)).toEqual({
    api: { TokenKeys: '2,1', TableName: 'in-use' },
    web: { Address: 'https://cards.example.com' },
  });
});

it('finds nothing where nothing is deployed, and only the functions where a first deployment was cut off', async () => {
  expect(await readStageOutputs('prod', client)).toEqual({ api: {}, web: {} });
  deploy('flashspark-prod-api', { TokenKeys: '1' });
  expect(await readStageOutputs('prod', client)).toEqual({ api: { TokenKeys: '1' }, web: {} });
});

it('never takes a refusal for a stage that is not deployed', async () => {
  cloudFormation
    .on(DescribeStacksCommand)
    .rejects(Object.assign(new Error('not authorized'), { name: 'AccessDenied' }));
  await expect(readStageOutputs('prod', client)).rejects.toMatchObject({ name: 'AccessDenied' });
});
