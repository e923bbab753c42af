import { rmSync } from 'node:fs';
import { type App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../infra/build-app.ts';
import { readSettings } from '../../infra/settings.ts';
import { routes } from '../../shared/routes/index.ts';
import { makeFakeBuild } from './support/fake-build.ts';

const build = makeFakeBuild();
const budget = 450;

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('the whole app', () => {
  it('is clean under cdk-nag without AWS credentials, within the budget of resources', () => {
    const { stacks } = makeApp({}).synth();
    expect(stacks.map(({ stackName }) => stackName)).toEqual(['flashspark-prod-storage', 'flashspark-prod-api', 'flashspark-prod-web']);
    for (const { stackName, template, messages } of stacks) {
      expect(messages.map(({ entry }) => entry.data), stackName).toEqual([]);
      expect(Object.keys((template as { Resources: object }).Resources).length, stackName).toBeLessThan(budget);
    }
  }, 30_000);

  it('fails on a finding that nobody acknowledged', () => {
    const app = makeApp({ CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'eu-central-1' });
    new Bucket(new Stack(app, 'careless'), 'Open');
    expect(() => app.synth()).toThrow(/careless[\s\S]*AwsSolutions-S10/);
  }, 30_000);
});

function makeApp(environment: Record<string, string>): App {
  return buildApp({ settings: readSettings(environment), routes, ...build });
}
