import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Route } from '../shared/routes/define-route.ts';
import type { Settings } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { StorageStack } from './stacks/storage-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

interface AppInput {
  readonly settings: Settings;
  readonly routes: readonly Pick<Route, 'id' | 'method' | 'path' | 'access'>[];
  /** Folder with the bundled functions. */
  readonly functionsDirectory: string;
  /** Folder with the built web app. */
  readonly webDirectory: string;
  /** Where the templates are written. */
  readonly outDirectory: string;
}

/** Makes the three stacks. Nothing is written before `app.synth()`, which fails on a new finding of cdk-nag. */
export function buildApp({ settings, routes, functionsDirectory, webDirectory, outDirectory }: AppInput): App {
  // A stack cannot take away what another one still uses: the table, the gateway.
  const app = new App({ outdir: outDirectory, context: { '@aws-cdk/core:defaultCrossStackReferences': 'strong' } });
  const env = { account: settings.account, region: settings.region };
  const name = (part: string): string => `flashspark-${settings.stage}-${part}`;
  const { table } = new StorageStack(app, name('storage'), { env });
  const apiStack = new ApiStack(app, name('api'), { env, settings, routes, functionsDirectory, table });
  const webStack = new WebStack(app, name('web'), {
    env,
    settings,
    webDirectory,
    apiEndpoint: apiStack.api.apiEndpoint,
  });
  // The secret of the origin is found by its name, which says nothing about the order.
  webStack.addStackDependency(apiStack);
  Tags.of(app).add('app', 'flashspark');
  Tags.of(app).add('stage', settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
