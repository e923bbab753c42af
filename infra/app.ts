/** CDK app, run by the CDK's command line and `npm run synth`. It builds what is out of date and synthesizes a stage's templates. */
import { join } from 'node:path';
import { routes } from '../shared/routes/index.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { builtFunctions, builtWeb, projectRoot } from './build/project-paths.ts';
import { fitToAccount } from './operations/deploy/check-account.ts';
import { runOperation } from './operations/run-operation.ts';
import { readSettings, type Settings } from './settings.ts';
import { addStacks, makeApp } from './stacks/build-app.ts';

/** Adjusts the settings to the account. Without an account, AWS is not queried and the templates fit any account. */
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

// The CDK's command line sets the output folder. `npm run synth` uses the default.
const app = makeApp(process.env['CDK_OUTDIR'] ?? join(projectRoot, 'cdk.out'));
const stage = String(app.node.tryGetContext('stage') ?? process.env['STAGE'] ?? 'dev');
await runOperation(async () => {
  const settings = await fitWhereSignedIn(readSettings(stage, process.env));
  await Promise.all([ensureBuilt('web'), ensureBuilt('functions')]);
  addStacks(app, { settings, routes, functionsDirectory: builtFunctions, webDirectory: builtWeb });
  app.synth();
});
