import { Annotations, App, type Stack, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import command from '../../cdk.json' with { type: 'json' };
import type { Route } from '../../shared/routes/define-route.ts';
import { listMissing, type Settings, SettingsError } from '../settings.ts';
import { ApiStack } from './api-stack.ts';
import { DeployerStack } from './deployer-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { expireLogs } from './log-retention.ts';
import { nameInRegion, nameStage } from './stage-names.ts';
import { StorageStack } from './storage-stack.ts';
import { WatchStack } from './watch-stack.ts';
import { WebStack } from './web-stack.ts';

interface AppInput {
  readonly settings: Settings;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path' | 'access'>[];
  readonly functionsDirectory: string;
  readonly webDirectory: string;
}

/**
 * Creates the CDK app with the feature flags of `cdk.json`. The CDK's command line passes them by itself; `npm run synth` and tests do not. They are the flags
 * that this CDK release recommends, except that cross-stack references stay strong: a stack can't remove what another one still uses, such as the table.
 */
export function makeApp(outDirectory: string): App {
  return new App({ outdir: outDirectory, context: command.context });
}

/** Adds a stage's stacks. `app.synth()` then writes the templates, and fails on new cdk-nag findings. */
export function addStacks(app: App, { settings, routes, functionsDirectory, webDirectory }: AppInput): void {
  const env = { account: settings.account, region: settings.region };
  const { stacks } = nameStage(settings.stage);
  const storage = new StorageStack(app, stacks.storage, { env, settings });
  const api = new ApiStack(app, stacks.api, {
    env,
    settings,
    routes,
    functionsDirectory,
    table: storage.table,
    mediaBucket: storage.media,
  });
  api.addStackDependency(storage);
  const web = new WebStack(app, stacks.web, {
    env,
    settings,
    webDirectory,
    apiEndpoint: api.api.apiEndpoint,
    ...(settings.hasFirewall && {
      webAclArn: makeFirewall(app, settings),
      crossRegionReferences: true,
    }),
  });
  // The API is deployed first: open pages work with old and new functions, but a new page may need new functions.
  web.addStackDependency(api);
  const watch = new WatchStack(app, stacks.watch, {
    env,
    settings,
    apiId: api.api.apiId,
    tableName: api.table.tableName,
    deletions: api.deletions.functionName,
    mails: api.mails.functionName,
    unused: api.unused.functionName,
    distributionId: web.distribution.distributionId,
    functionLog: api.functionLog,
    accessLog: api.accessLog,
  });
  for (const sentence of listMissing(settings))
    Annotations.of(watch).addWarningV2('flashspark:missing-setting', sentence);
  if (settings.deployerRepository !== undefined) {
    new DeployerStack(app, 'flashspark-deployer', { env, repository: settings.deployerRepository });
  }
  tagStage([storage, api, web, watch], settings.stage);
  expireLogs(app, settings.logRetention);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}

function tagStage(stacks: readonly Stack[], stage: string): void {
  // Some regions' CloudFormation doesn't support tags on dashboards.
  const taggable = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] };
  for (const stack of stacks) {
    Tags.of(stack).add('app', 'flashspark', taggable);
    Tags.of(stack).add('stage', stage, taggable);
  }
}

function makeFirewall(app: App, { account, region, stage }: Settings): string {
  if (region === undefined) {
    throw new SettingsError('FIREWALL is on, so the region must be known: sign in to AWS, or set CDK_DEFAULT_REGION.');
  }
  const env = { account, region: 'us-east-1' };
  const name = nameInRegion(stage, region, 'firewall');
  return new FirewallStack(app, name, { env, metricName: nameInRegion(stage, region), crossRegionReferences: true })
    .webAclArn;
}
