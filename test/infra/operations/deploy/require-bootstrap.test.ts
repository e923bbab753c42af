import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { listRegions, requireBootstrap } from '../../../../infra/operations/deploy/check-account.ts';

const cloudFormation = mockClient(CloudFormationClient);
const client = new CloudFormationClient({ region: 'eu-central-1' });

beforeEach(() => {
  cloudFormation.reset();
});

it('lets a prepared account pass', async () => {
  cloudFormation.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({ Stacks: [] });
  await expect(requireBootstrap('eu-central-1', client)).resolves.toBeUndefined();
});

it('says how a region is prepared that is not', async () => {
  cloudFormation.on(DescribeStacksCommand).rejects(new Error('Stack with id CDKToolkit does not exist'));
  await expect(requireBootstrap('us-east-1', client)).rejects.toThrow(
    'in the region us-east-1. Once: npx cdk bootstrap aws://<account>/us-east-1',
  );
});

it('lets what AWS refuses through, to be told as in every command', async () => {
  const refusal = Object.assign(new Error('expired'), { name: 'ExpiredToken' });
  cloudFormation.on(DescribeStacksCommand).rejects(refusal);
  await expect(requireBootstrap('eu-central-1', client)).rejects.toMatchObject({ name: 'ExpiredToken' });
});

it.each([
  ['eu-central-1', false, ['eu-central-1']],
  ['eu-central-1', true, ['eu-central-1', 'us-east-1']],
  ['us-east-1', true, ['us-east-1']],
])('a stage in %s with a firewall (%s) has stacks in %o', (home, hasFirewall, regions) => {
  expect(listRegions(home, { hasFirewall })).toEqual(regions);
});
