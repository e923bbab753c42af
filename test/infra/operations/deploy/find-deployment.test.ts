import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { describe, expect, it } from 'vitest';
import { findTableName, readStage } from '../../../../infra/operations/deploy/stage-outputs.ts';

type Client = Pick<CloudFormationClient, 'send'>;

function answering(outputs: Record<string, string>): Client {
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
  const send = async ({ input }: { input: { StackName?: string } }) =>
    await Promise.resolve({
      Stacks: [
        { StackName: input.StackName, Outputs: [...Outputs, { OutputKey: 'Asked', OutputValue: input.StackName }] },
      ],
    });
  return { send };
}

function failing(name: string, message: string): Client {
  return { send: async () => await Promise.reject(Object.assign(new Error(message), { name })) };
}

describe('the table of a stage', () => {
  it('is the one that the api stack uses', async () => {
    expect(await findTableName('prod', answering({ ApiAddress: 'x', TableName: 'in-use' }))).toBe('in-use');
  });

  it('is not found where the stage is not deployed, with what to check', async () => {
    const client = failing('ValidationError', 'Stack with id flashspark-dev-api does not exist');
    await expect(findTableName('dev', client)).rejects.toThrow(
      'There is no stack flashspark-dev-api in this account and region. Check AWS_REGION',
    );
  });

  it('is not found in a stack that does not say it, with what to do', async () => {
    await expect(findTableName('prod', answering({ ApiAddress: 'x' }))).rejects.toThrow('Deploy again');
  });

  it('leaves other errors as they are', async () => {
    await expect(findTableName('prod', failing('AccessDenied', 'no'))).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('a stage', () => {
  it.each(['dev', 'prod'])('may be %s', (stage) => {
    expect(readStage(stage)).toBe(stage);
  });

  it.each(['', 'production', 'toString'])('"%s" is refused with those there are', (stage) => {
    expect(() => readStage(stage)).toThrow('use --stage dev or --stage prod');
  });
});
