import { join } from 'node:path';
import { routes } from '../shared/routes/index.ts';
import { buildApp } from './build-app.ts';
import { builtFunctions, builtWeb, projectRoot } from './project-paths.ts';
import { readSettings } from './settings.ts';

buildApp({
  settings: readSettings(process.env),
  routes,
  functionsDirectory: builtFunctions,
  webDirectory: builtWeb,
  // The CDK's command line names a folder; `npm run synth` works without it.
  outDirectory: process.env['CDK_OUTDIR'] ?? join(projectRoot, 'cdk.out'),
}).synth();
