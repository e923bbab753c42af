/** What the CDK's command line and `npm run synth` run: makes the templates of a stage, over builds that are up to date. */
import { join } from 'node:path';
import { routes } from '../shared/routes/index.ts';
import { BuildError, ensureBuilt } from './build/ensure-built.ts';
import { builtFunctions, builtWeb, projectRoot } from './build/project-paths.ts';
import { readSettings, SettingsError } from './settings.ts';
import { addStacks, makeApp } from './stacks/build-app.ts';

/** What a person can put right is a sentence; anything else is a defect and keeps its stack. */
function reportFailure(error: unknown): void {
  if (!(error instanceof SettingsError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// The CDK's command line names a folder; `npm run synth` works without it.
const app = makeApp(process.env['CDK_OUTDIR'] ?? join(projectRoot, 'cdk.out'));
const stage = String(app.node.tryGetContext('stage') ?? process.env['STAGE'] ?? 'dev');
try {
  const settings = readSettings(stage, process.env);
  await Promise.all([ensureBuilt('web'), ensureBuilt('functions')]);
  addStacks(app, { settings, routes, functionsDirectory: builtFunctions, webDirectory: builtWeb });
  app.synth();
} catch (error) {
  reportFailure(error);
}
