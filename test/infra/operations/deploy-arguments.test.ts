import { expect, it } from 'vitest';
import { readDeployArguments } from '../../../infra/operations/deploy-arguments.ts';

it.each([
  [[], 'dev', []],
  [['--stage', 'prod'], 'prod', []],
  [['--stage=prod', '--require-approval', 'never'], 'prod', ['--require-approval', 'never']],
  [['--require-approval', 'never', '--stage', 'prod', '--verbose'], 'prod', ['--require-approval', 'never', '--verbose']],
  [['--require-approval=never'], 'dev', ['--require-approval=never']],
  [['flashspark-dev-web'], 'dev', ['flashspark-dev-web']],
])('%o deploys the stage %s and hands %o to the CDK', (typed, stage, forCdk) => {
  expect(readDeployArguments(typed)).toEqual({ stage, forCdk });
});
