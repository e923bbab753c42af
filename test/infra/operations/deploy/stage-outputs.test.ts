import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, describe } from 'vitest';
import { readStageOutputs, findTableName, readStage } from '../../../../infra/operations/deploy/stage-outputs.ts';

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

describe('what is deployed of a stage', () => {
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
});

describe('the table of a stage', () => {
  it('is the one that the api stack uses', async () => {
    deploy('flashspark-prod-api', { ApiAddress: 'x', TableName: 'in-use' });
    expect(await findTableName('prod', client)).toBe('in-use');
  });

  it('is not found where the stage is not deployed, with what to check', async () => {
    await expect(findTableName('dev', client)).rejects.toThrow(
      'There is no stack flashspark-dev-api in this account and region. Check AWS_REGION',
    );
  });

  it('is not found in a stack that does not say it, with what to do', async () => {
    deploy('flashspark-prod-api', { ApiAddress: 'x' });
    await expect(findTableName('prod', client)).rejects.toThrow('Deploy again');
  });

  it('leaves other errors as they are', async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    await expect(findTableName('prod', client)).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('a stage', () => {
  it.each(['dev', 'prod'])('may be %s', (stage) => {
    expect(readStage(stage)).toBe(stage);
  });

  it.each(['', 'production', 'toString'])('"%s" is refused with those there are', (stage) => {
    expect(() => readStage(stage)).toThrow('Use --stage dev or --stage prod');
  });
});
