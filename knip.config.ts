import type { KnipConfig } from 'knip';
import { handlerFileOf, unroutedFunctions } from './infra/build/handler-files.ts';
import { routes } from './shared/routes/index.ts';

/** What starts somewhere else than in another file: everything that none of these reaches is dead. */
const config: KnipConfig = {
  entry: [
    ...routes.map(({ id }) => handlerFileOf(id)),
    ...Object.values(unroutedFunctions),
    'infra/cloudfront/*.js',
    'infra/build/environment-credentials.ts',
    'infra/local/launch/*.ts',
    'infra/operations/**/*.ts',
    'web/src/**/*.worker.ts',
    'web/service-worker/service-worker.ts',
    'web/public/remove-worker.js',
    'test/**/*.test.{ts,tsx}',
    'test/e2e/*.spec.ts',
    'test/e2e/releases/build-release.ts',
    'test/support/**/*.ts',
    'test/runner/*.ts',
    'test/mutants/run-mutants.ts',
    'test/faults/run-schedules.ts',
    'test/bench/*.ts',
    'test/faults/{kill/kill,load/load}.ts',
  ],
  // `npx cdk` is the operator's; the other one is read by names that are put together.
  ignoreDependencies: ['aws-cdk', 'emojibase-data'],
  // Not from npm: the README says where they come from.
  ignoreBinaries: ['java', 'cfn-lint'],
  project: ['{functions,infra,shared,web,test}/**/*.{ts,tsx,mjs,js}'],
};

// The tool finds its settings by their default export.
export default config;
