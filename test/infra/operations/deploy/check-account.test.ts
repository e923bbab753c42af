import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { fitToAccount, listRegions, requireBootstrap } from '../../../../infra/operations/deploy/check-account.ts';
import { readSettings } from '../../../../infra/settings.ts';

describe('an account that is deployed to', () => {
  // Mocks the instance: a mocked class would stay mocked in other test files of the same worker.
  const client = new CloudFormationClient({ region: 'eu-central-1' });
  const cloudFormation = mockClient(client);

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
      'ready for CDK in us-east-1. Run once: npx cdk bootstrap aws://<account>/us-east-1',
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

describe('an account that a stage is fitted to', () => {
  const region = 'eu-central-1';
  const clients = {
    lambda: new LambdaClient({ region }),
    ses: new SESv2Client({ region }),
    cloudFormation: new CloudFormationClient({ region }),
  };
  const lambda = mockClient(clients.lambda);
  const ses = mockClient(clients.ses);
  const cloudFormation = mockClient(clients.cloudFormation);
  let said: string[];

  beforeEach(() => {
    lambda.reset();
    ses.reset();
    cloudFormation.reset();
    said = [];
    allow(1000);
    ses.on(GetEmailIdentityCommand).rejects(named('NotFoundException'));
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true });
    cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [] });
  });

  const named = (name: string) => Object.assign(new Error(name), { name });
  const fit = async (environment: Record<string, string>) =>
    await fitToAccount(readSettings('prod', environment), clients, (line) => said.push(line));
  const mails = {
    DOMAIN_NAME: 'cards.example.com',
    CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
    MAIL_SENDER: 'hello@example.com',
  };

  function allow(ConcurrentExecutions: number): void {
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } });
  }

  it.each([
    [10, 280],
    [10, 1000],
    [1, 118],
  ])('sets %i aside for each of the eighteen sign-in functions with a quota of %i', async (concurrency, quota) => {
    allow(quota);
    expect(await fit({ SIGN_IN_CONCURRENCY: String(concurrency) })).toMatchObject({ signInConcurrency: concurrency });
    expect(said).toEqual([]);
  });

  it.each([
    [10, 279, 9],
    [10, 117, 0],
    [10, 10, 0],
    [1, 117, 0],
  ])('of %i for each, sets aside what a quota of %i allows, %i, and says so', async (concurrency, quota, possible) => {
    allow(quota);
    expect((await fit({ SIGN_IN_CONCURRENCY: String(concurrency) })).signInConcurrency).toBe(possible);
    expect(said).toEqual([expect.stringContaining(`can run ${quota} functions at a time`)]);
    expect(said[0]).toMatch(new RegExp(`Deploying with ${possible} instead\\. .*Service Quotas`));
  });

  it('is not asked for its quota when none are set aside', async () => {
    await fit({ SIGN_IN_CONCURRENCY: '0' });
    expect(lambda.calls()).toHaveLength(0);
  });

  it.each(['AccessDeniedException', 'CredentialsProviderError'])('is taken as large enough on %s', async (name) => {
    lambda.on(GetAccountSettingsCommand).rejects(named(name));
    expect((await fit({})).signInConcurrency).toBe(10);
    expect(said).toEqual([expect.stringContaining('deployed unchecked')]);
  });

  it('lets other errors through', async () => {
    lambda.on(GetAccountSettingsCommand).rejects(named('ExpiredTokenException'));
    await expect(fit({})).rejects.toMatchObject({ name: 'ExpiredTokenException' });
  });

  it('is asked for no address where none is wanted', async () => {
    expect((await fit({})).foundIdentities).toEqual([]);
    expect(ses.calls()).toHaveLength(0);
  });

  it('lets the stage make the addresses that Amazon SES does not know', async () => {
    expect((await fit(mails)).foundIdentities).toEqual([]);
    expect(said).toEqual([]);
  });

  it('lends the stage an address that it has already, and says in which state it is', async () => {
    ses
      .on(GetEmailIdentityCommand, { EmailIdentity: 'cards.example.com' })
      .resolves({ VerifiedForSendingStatus: true })
      .on(GetEmailIdentityCommand, { EmailIdentity: 'hello@example.com' })
      .resolves({ VerifiedForSendingStatus: false });
    expect((await fit(mails)).foundIdentities).toEqual(['cards.example.com', 'hello@example.com']);
    expect(said).toEqual([
      expect.stringContaining('already has cards.example.com (verified)'),
      expect.stringContaining('already has hello@example.com (not verified yet: confirm it'),
    ]);
  });

  it('keeps what the stage made as its own', async () => {
    ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
    const outputs = [{ OutputKey: 'MailIdentities', OutputValue: 'cards.example.com hello@example.com' }];
    cloudFormation.on(DescribeStacksCommand, { StackName: 'flashspark-prod-api' }).resolves({
      Stacks: [{ StackName: 'x', CreationTime: new Date(0), StackStatus: 'CREATE_COMPLETE', Outputs: outputs }],
    });
    expect((await fit(mails)).foundIdentities).toEqual([]);
    expect(said).toEqual([]);
  });

  it('says while Amazon SES sends to confirmed addresses only', async () => {
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false });
    await fit(mails);
    expect(said).toEqual([expect.stringContaining('is in its sandbox')]);
  });
});
