import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Stack } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { afterAll, describe, expect, it, vi } from 'vitest';
import command from '../../../cdk.json' with { type: 'json' };
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { readSettings } from '../../../infra/settings.ts';
import { addStacks, makeApp } from '../../../infra/stacks/build-app.ts';
import { routes } from '../../../shared/routes/index.ts';
import { makeFakeBuild } from '../support/fake-build.ts';

const build = makeFakeBuild();
/** Limits per template: well below CloudFormation's 500 resources and 1 MB, and exactly its limit of 60 secret references. */
const templateLimits = { resources: 250, bytes: 300 * 1000, references: 60 };
const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'eu-central-1' };
/** Settings with every optional feature switched on. */
const everything = {
  ...account,
  ALARM_EMAIL: 'operator@example.com',
  MAIL_SENDER: 'hello@example.com',
  DOMAIN_NAME: 'cards.example.com',
  CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
  GOOGLE_CLIENT_ID: 'client',
  FIREWALL: 'on',
  MONTHLY_BACKUP: 'on',
  TOKEN_KEYS: '2,1',
  ORIGIN_SECRETS: '2,1',
  RESTORED_TABLE: 'flashspark-prod-restored',
  DEPLOYER_REPOSITORY: 'families/flashspark',
};

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('the whole app', () => {
  it.each([
    ['prod', everything, ['storage', 'api', 'firewall-eu-central-1', 'web', 'watch']],
    ['dev', {}, ['storage', 'api', 'web', 'watch']],
  ])(
    'of %s is clean under cdk-nag and within what CloudFormation takes',
    (stage, environment, parts) => {
      const { stacks, directory } = synthesize(stage, environment);
      const names = stacks.map(({ stackName }) => stackName);
      expect(names).toEqual(expect.arrayContaining(parts.map((part) => `flashspark-${stage}-${part}`)));
      for (const { stackName, messages } of stacks) {
        expect(
          messages.map(({ entry }) => JSON.stringify(entry.data)),
          stackName,
        ).toEqual([]);
      }
      const templates = listTemplates(directory);
      // Written into the same directory, so only now.
      if (stage === 'dev') validate(makeSmallStage(stage, environment));
      for (const { name, resources, text } of templates) {
        expect(resources, name).toBeLessThan(templateLimits.resources);
        expect(text.length, name).toBeLessThan(templateLimits.bytes);
        expect(text.split('{{resolve:').length - 1, name).toBeLessThanOrEqual(templateLimits.references);
      }
    },
    180_000,
  );

  it('is deployed with the data first, the functions before the pages, and the alarms last', () => {
    const { stacks } = synthesize('prod', everything);
    const place = (part: string): number =>
      stacks.findIndex(({ stackName }) => stackName === `flashspark-prod-${part}`);
    expect([
      place('storage') < place('api'),
      place('api') < place('web'),
      place('firewall-eu-central-1') < place('web'),
      place('web') < place('watch'),
    ]).toEqual([true, true, true, true]);
  }, 180_000);

  it('fails on a finding that nobody acknowledged', () => {
    const app = makeSmallStage('dev', account);
    new Bucket(new Stack(app, 'careless'), 'Open');
    expect(() => app.synth()).toThrow(/careless[\s\S]*AwsSolutions-S10/);
  }, 180_000);

  it('lets every log forget, of functions that the CDK makes for itself, too, and fails on one that does not', () => {
    const templates = listTemplates(synthesize('prod', everything).directory);
    const resources = templates.flatMap(({ text }) =>
      Object.entries((JSON.parse(text) as { Resources: Record<string, Resource> }).Resources),
    );
    const logs = resources.filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup');
    for (const [id, { Properties }] of logs) expect(Properties['RetentionInDays'], id).toBe(30);
    const lambdas = resources.filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
    const own = lambdas.filter(([id]) => /CrossRegion|BucketDeployment/.test(id));
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const [id, { Properties }] of lambdas)
      expect((Properties['LoggingConfig'] as { LogGroup?: unknown } | undefined)?.LogGroup, id).toBeDefined();
    const app = makeSmallStage('dev', account);
    new CfnLogGroup(new Stack(app, 'careless'), 'ForEver');
    expect(() => app.synth()).toThrow(/careless\/ForEver never forgets/);
  }, 60_000);

  it('warns of a stage for families whose alarms nobody hears', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { messages } = makeSmallStage('prod', {}).synth().getStackByName('flashspark-prod-watch');
    expect(messages.map(({ entry }) => entry.data)).toEqual([expect.stringContaining('ALARM_EMAIL is missing')]);
  }, 180_000);

  it('is made with the feature flags that this release of the CDK recommends, and with strong references between its stacks', () => {
    expect(command.context).toEqual({ ...recommended, '@aws-cdk/core:defaultCrossStackReferences': 'strong' });
  });

  it('has every output that a document names', () => {
    const documents = ['deploying.md', 'runbook.md'].map((file) =>
      readFileSync(join(projectRoot, 'infra', file), 'utf8'),
    );
    const named = documents.flatMap((text) => [...text.matchAll(/outputs? `(\w+)`/g)].map(([, name]) => name));
    const outputs = synthesize('prod', everything).stacks.flatMap(({ template: made }) =>
      Object.keys((made as { Outputs?: object }).Outputs ?? {}),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => name !== undefined && !outputs.includes(name))).toEqual([]);
  }, 180_000);

  it('stands in two regions of one account: no name outside a region is given twice', () => {
    // The deployer stands once in an account. One route is enough: all functions are made alike.
    const elsewhere = { ...everything, CDK_DEFAULT_REGION: 'eu-west-1', DEPLOYER_REPOSITORY: '' };
    const [here, there] = [everything, elsewhere].map((place) =>
      listGlobalNames(makeSmallStage('prod', place).synth()),
    );
    expect(there?.length).toBeGreaterThan(5);
    expect(here?.filter((name) => there?.includes(name))).toEqual([]);
  }, 180_000);

  it('asks for the region when a firewall is wanted: CloudFront looks for it in another one', () => {
    expect(() => makeSmallStage('dev', { FIREWALL: 'on' })).toThrow('FIREWALL is on, so the region must be known');
  });
});

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** @returns every deployed template, nested stacks included, with its name, number of resources and text. */
function listTemplates(directory: string): { name: string; resources: number; text: string }[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.template.json'));
  return names.map((name) => {
    const text = readFileSync(join(directory, name), 'utf8');
    return { name, resources: Object.keys((JSON.parse(text) as { Resources: object }).Resources).length, text };
  });
}

/** Types whose names are unique per account, not per region (inline policies aside). Names in a us-east-1 stack must differ from those in other regions. */
const globalTypes = /^AWS::(?:CloudFront|IAM|Budgets|WAFv2)::(?!Policy$)|^AWS::CloudWatch::Dashboard$/;

/** Returns every name that a stage's templates give to resources shared by all regions of an account. */
function listGlobalNames({ stacks }: CloudAssembly): string[] {
  return stacks.flatMap(({ stackName, environment, template: made }) => {
    const { Resources } = made as { Resources: Record<string, { Type: string; Properties?: object }> };
    const global = Object.values(Resources).filter(({ Type }) => globalTypes.test(Type));
    const names = global.flatMap(({ Type, Properties = {} }) => findNames(Properties).map((name) => `${Type} ${name}`));
    return environment.region === 'us-east-1' ? [...names, `stack ${stackName}`] : names;
  });
}

/** Returns the values of `Name`, `BudgetName`, `DashboardName` … among a resource's properties and one level below. */
function findNames(properties: object): string[] {
  const below = Object.values(properties).filter((value) => typeof value === 'object' && value !== null);
  return [properties, ...below]
    .flatMap((place: object) => Object.entries(place))
    .filter(([key, value]) => /^(?:\w*[a-z])?Name$/.test(key) && value !== undefined)
    .map(([, value]) => JSON.stringify(value));
}

const synthesized = new Map<object, CloudAssembly>();

/** @returns the stage synthesized with these settings. The result is cached per settings object. */
function synthesize(stage: string, environment: Record<string, string>): CloudAssembly {
  const known = synthesized.get(environment);
  if (known) return known;
  const app = makeStage(stage, environment);
  const assembly = stage === 'prod' ? validate(app) : app.synth();
  synthesized.set(environment, assembly);
  return assembly;
}

/** Synthesizes with the CDK's validation of the templates. Most of its time goes into its start, which types of resources that are new to it repeat: `prod` is first. */
function validate(app: App): CloudAssembly {
  vi.stubEnv('CDK_VALIDATION', 'true');
  try {
    return app.synth();
  } finally {
    vi.unstubAllEnvs();
  }
}

function makeStage(stage: string, environment: Record<string, string>, some = routes): App {
  const app = makeApp(build.outDirectory);
  addStacks(app, { settings: readSettings(stage, environment), routes: some, ...build });
  return app;
}

/** Makes a stage with the first route alone, for what does not depend on the routes: synthesizing all of them takes two seconds. */
function makeSmallStage(stage: string, environment: Record<string, string>): App {
  return makeStage(stage, environment, routes.slice(0, 1));
}
