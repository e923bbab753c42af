import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { requireBootstrap } from '../../../infra/operations/require-bootstrap.ts';

const cloudFormation = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });

beforeEach(() => {
  cloudFormation.reset();
});

it('lets a prepared account pass', async () => {
  cloudFormation.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({ Stacks: [] });
  await expect(requireBootstrap(client)).resolves.toBeUndefined();
});

it('says how an account is prepared that is not', async () => {
  cloudFormation.on(DescribeStacksCommand).rejects(new Error('Stack with id CDKToolkit does not exist'));
  await expect(requireBootstrap(client)).rejects.toThrow('Once: npx cdk bootstrap aws://<account>/<region>');
});

it('lets what AWS refuses through, to be told as in every command', async () => {
  const refusal = Object.assign(new Error('expired'), { name: 'ExpiredToken' });
  cloudFormation.on(DescribeStacksCommand).rejects(refusal);
  await expect(requireBootstrap(client)).rejects.toMatchObject({ name: 'ExpiredToken' });
});
