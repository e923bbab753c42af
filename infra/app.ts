/** What the CDK's command line and `npm run synth` run: makes the templates of a stage, over builds that are up to date. */
import { join } from 'node:path';
import { routes } from '../shared/routes/index.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { builtFunctions, builtWeb, projectRoot } from './build/project-paths.ts';
import { fitToAccount } from './operations/deploy/check-account.ts';
import { runOperation } from './operations/run-operation.ts';
import { readSettings, type Settings } from './settings.ts';
import { addStacks, makeApp } from './stacks/build-app.ts';

/** Without an account the templates are for any: nothing is asked of AWS. */
async function fitWhereSignedIn(settings: Settings): Promise<Settings> {
  if (settings.account === undefined || settings.region === undefined) return settings;
  const { region } = settings;
  const [{ LambdaClient }, { SESv2Client }, { CloudFormationClient }] = await Promise.all([
    import('@aws-sdk/client-lambda'),
    import('@aws-sdk/client-sesv2'),
    import('@aws-sdk/client-cloudformation'),
  ]);
  const clients = {
    lambda: new LambdaClient({ region }),
    ses: new SESv2Client({ region }),
    cloudFormation: new CloudFormationClient({ region }),
  };
  return await fitToAccount(settings, clients, (line) => console.error(line));
}

// The CDK's command line names a folder; `npm run synth` works without it.
const app = makeApp(process.env['CDK_OUTDIR'] ?? join(projectRoot, 'cdk.out'));
const stage = String(app.node.tryGetContext('stage') ?? process.env['STAGE'] ?? 'dev');
await runOperation(async () => {
  const settings = await fitWhereSignedIn(readSettings(stage, process.env));
  await Promise.all([ensureBuilt('web'), ensureBuilt('functions')]);
  addStacks(app, { settings, routes, functionsDirectory: builtFunctions, webDirectory: builtWeb });
  app.synth();
});
