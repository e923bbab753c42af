import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { describe, expect, it } from 'vitest';
import { listMissing, readSettings } from '../../infra/settings.ts';
import { stageNames } from '../../infra/stacks/stage-names.ts';

describe('settings of a stage', () => {
  it('need nothing to be set', () => {
    expect(readSettings('prod', {})).toMatchObject({
      stage: 'prod',
      monthlyBudget: 100,
      logRetention: RetentionDays.ONE_MONTH,
      hasFirewall: false,
      hasMonthlyBackup: false,
      signInConcurrency: 10,
      tokenKeys: ['1'],
      originSecrets: ['1'],
    });
  });

  it('differ between the stages, and the environment has the last word', () => {
    expect(readSettings('dev', {})).toMatchObject({ stage: 'dev', monthlyBudget: 10, signInConcurrency: 0 });
    expect(readSettings('dev', { MONTHLY_BUDGET: '25', FIREWALL: 'on' })).toMatchObject({
      monthlyBudget: 25,
      hasFirewall: true,
    });
  });

  it.each(stageNames)('of %s never say by themselves that the operator is the parent', (stage) => {
    expect(readSettings(stage, {}).familyOnly).toBe(false);
    expect(readSettings(stage, { FAMILY_ONLY: 'no' }).familyOnly).toBe(false);
    expect(readSettings(stage, { FAMILY_ONLY: 'yes' }).familyOnly).toBe(true);
  });

  it('take an empty variable as absent', () => {
    expect(readSettings('dev', { GOOGLE_CLIENT_ID: '', DOMAIN_NAME: '', LOG_DAYS: '' })).toEqual(
      readSettings('dev', {}),
    );
  });

  it('list generations of keys and secrets newest first', () => {
    expect(readSettings('prod', { TOKEN_KEYS: '2, 1', ORIGIN_SECRETS: '3,2' })).toMatchObject({
      tokenKeys: ['2', '1'],
      originSecrets: ['3', '2'],
    });
  });

  it.each([
    [{ TOKEN_KEYS: '1,1' }, 'TOKEN_KEYS is "1,1": list each one once, newest first, like "2,1".'],
    [{ TOKEN_KEYS: '1,' }, 'TOKEN_KEYS is "1,": use names of 1 to 16 lowercase letters and digits, like "2,1".'],
    [
      { CDK_DEFAULT_REGION: 'eu-south-1' },
      'CDK_DEFAULT_REGION is "eu-south-1": CloudFront delivers no access logs to a bucket there; use a region every account has, like eu-central-1.',
    ],
    [
      { ORIGIN_SECRETS: 'a/b' },
      'ORIGIN_SECRETS is "a/b": use names of 1 to 16 lowercase letters and digits, like "2,1".',
    ],
    [
      { DOMAIN_NAME: 'cards.example.com' },
      'CERTIFICATE_ARN is missing: DOMAIN_NAME and CERTIFICATE_ARN belong together.',
    ],
    [
      { CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:1:certificate/1' },
      'DOMAIN_NAME is missing: DOMAIN_NAME and CERTIFICATE_ARN belong together.',
    ],
    [
      { DOMAIN_NAME: 'cards.example.com', CERTIFICATE_ARN: 'arn:aws:acm:eu-central-1:1:certificate/1' },
      'CERTIFICATE_ARN is "arn:aws:acm:eu-central-1:1:certificate/1": use an ARN, arn:aws:acm:us-east-1:….',
    ],
    [
      { DOMAIN_NAME: 'not a name', CERTIFICATE_ARN: 'x' },
      'DOMAIN_NAME is "not a name": use a name like cards.example.com.',
    ],
    [{ ALARM_EMAIL: 'me' }, 'ALARM_EMAIL is "me": use one email address.'],
    [{ MAIL_SENDER: 'me' }, 'MAIL_SENDER is "me": use one email address.'],
    [{ SIGN_IN_CONCURRENCY: 'many' }, 'SIGN_IN_CONCURRENCY is "many": use a whole number.'],
    [{ MONTHLY_BUDGET: '-5' }, 'MONTHLY_BUDGET is "-5": use a whole number.'],
    [{ LOG_DAYS: '29' }, 'LOG_DAYS is "29": use a number of days that CloudWatch knows, like 7, 14 or 30.'],
    [{ LOG_DAYS: '60' }, 'LOG_DAYS is "60": use at most 30, which the privacy policy promises (shared/retention.ts).'],
    [{ FIREWALL: 'yes' }, 'FIREWALL is "yes": use on or off.'],
    [{ FAMILY_ONLY: 'on' }, 'FAMILY_ONLY is "on": use yes or no.'],
    [{ MONTHLY_BACKUP: 'yes' }, 'MONTHLY_BACKUP is "yes": use on or off.'],
    [{ RESTORED_TABLE: 'a b' }, 'RESTORED_TABLE is "a b": use the name of a table.'],
    [
      { DEPLOYER_REPOSITORY: 'flashspark' },
      'DEPLOYER_REPOSITORY is "flashspark": use owner/name of a GitHub repository.',
    ],
  ])('%o is refused with what to correct', (environment, sentence) => {
    expect(() => readSettings('prod', environment)).toThrow(sentence);
  });

  it('name everything that is wrong at once', () => {
    expect(() => readSettings('dev', { FIREWALL: '1', LOG_DAYS: 'x' })).toThrow(/LOG_DAYS[\s\S]*FIREWALL/);
  });

  it('know two stages', () => {
    expect(() => readSettings('Prod', {})).toThrow('There is no stage "Prod". Use dev or prod, as in -c stage=prod.');
  });
});

describe('what a stage misses', () => {
  it('is, for families, somebody who hears of alarms', () => {
    expect(listMissing(readSettings('prod', {}))).toEqual([
      'ALARM_EMAIL is missing. Nobody would hear about prod alarms.',
    ]);
    expect(listMissing(readSettings('prod', { ALARM_EMAIL: 'operator@example.com' }))).toEqual([]);
    expect(listMissing(readSettings('dev', {}))).toEqual([]);
  });
});
