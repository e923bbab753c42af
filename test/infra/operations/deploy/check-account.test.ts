import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listRegions,
  requireBootstrap,
  requireConcurrency,
} from '../../../../infra/operations/deploy/check-account.ts';

describe('an account that is deployed to', () => {
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
    const missing = Object.assign(new Error('Stack with id CDKToolkit does not exist'), { name: 'ValidationError' });
    cloudFormation.on(DescribeStacksCommand).rejects(missing);
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
});

describe('an account that concurrent executions are set aside in', () => {
  const lambda = mockClient(LambdaClient);
  const client = new LambdaClient({ region: 'eu-central-1' });
  let said: string[];

  beforeEach(() => {
    lambda.reset();
    said = [];
  });

  const ask = async (signInConcurrency: number) =>
    await requireConcurrency({ signInConcurrency }, client, (line) => said.push(line));

  function allow(ConcurrentExecutions: number): void {
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } });
  }

  it.each([
    [10, 260],
    [10, 1000],
    [1, 116],
  ])('lets %i for each of the sixteen sign-in functions pass with a quota of %i', async (concurrency, quota) => {
    allow(quota);
    await expect(ask(concurrency)).resolves.toBeUndefined();
    expect(said).toEqual([]);
  });

  it.each([
    [10, 259, 260],
    [10, 10, 260],
    [1, 115, 116],
  ])(
    'refuses %i for each with a quota of %i, which would have to be %i, and says both ways out',
    async (concurrency, quota, needed) => {
      allow(quota);
      const refusal = ask(concurrency);
      await expect(refusal).rejects.toThrow(
        `16 functions, for which the account needs a quota of ${needed} concurrent executions in this region; it has ${quota}.`,
      );
      await expect(refusal).rejects.toThrow(/Service Quotas.*SIGN_IN_CONCURRENCY=0/);
    },
  );

  it('asks nothing when none are set aside', async () => {
    await ask(0);
    expect(lambda.calls()).toHaveLength(0);
  });

  it('goes on with a note when the operator may not ask', async () => {
    lambda
      .on(GetAccountSettingsCommand)
      .rejects(Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' }));
    await ask(10);
    expect(said).toEqual([expect.stringContaining('going on without that check')]);
  });

  it('lets other errors through', async () => {
    lambda
      .on(GetAccountSettingsCommand)
      .rejects(Object.assign(new Error('expired'), { name: 'ExpiredTokenException' }));
    await expect(ask(10)).rejects.toMatchObject({ name: 'ExpiredTokenException' });
  });
});
