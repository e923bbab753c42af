import { expect, it } from 'vitest';
import { readDeployArguments } from '../../../../infra/operations/deploy/deploy-arguments.ts';

it.each([
  [[], 'dev', []],
  [['--stage', 'prod'], 'prod', []],
  [['--stage=prod', '--require-approval', 'never'], 'prod', ['--require-approval', 'never']],
  [
    ['--require-approval', 'never', '--stage', 'prod', '--verbose'],
    'prod',
    ['--require-approval', 'never', '--verbose'],
  ],
  [['--require-approval=never'], 'dev', ['--require-approval=never']],
  [['flashspark-dev-web'], 'dev', ['flashspark-dev-web']],
])('%o deploys the stage %s and hands %o to the CDK', (typed, stage, forCdk) => {
  expect(readDeployArguments(typed)).toEqual({
    stage,
    switches: { table: false, address: false, google: false },
    forCdk,
  });
});

it.each([
  [['--switch-table'], true, []],
  [['--stage', 'prod', '--switch-table', '--verbose'], true, ['--verbose']],
  [['--require-approval', 'never', '--switch-table'], true, ['--require-approval', 'never']],
  [['--switch-table=false'], false, []],
])('%o means another table: %s, and %o is for the CDK', (typed, table, forCdk) => {
  expect(readDeployArguments(typed)).toMatchObject({ switches: { table }, forCdk });
});

it.each([
  [['--profile', 'other'], 'Set AWS_PROFILE instead of --profile'],
  [['--stage', 'prod', '--region=eu-west-1'], 'Set AWS_REGION instead of --region'],
])('%o is refused, because it would deploy to another place than the one that is checked', (typed, words) => {
  expect(() => readDeployArguments(typed)).toThrow(words);
});

it('takes every switch for its own', () => {
  const { switches, forCdk } = readDeployArguments(['--switch-address', '--verbose', '--switch-google']);
  expect(switches).toEqual({ table: false, address: true, google: true });
  expect(forCdk).toEqual(['--verbose']);
});
