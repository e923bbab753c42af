import type { KnipConfig } from 'knip';
import { handlerFileOf, unroutedFunctions } from './infra/build/handler-files.ts';
import { routes } from './shared/routes/index.ts';

/** Entry points that no other file imports. Code that none of them reaches is reported as unused. */
const config: KnipConfig = {
  entry: [
    ...routes.map(({ id }) => handlerFileOf(id)),
    ...Object.values(unroutedFunctions),
    'infra/cloudfront/*.js',
    'infra/build/environment-credentials.ts',
    'infra/maps/make-maps.ts',
    'infra/local/launch/*.ts',
    'infra/operations/**/*.ts',
    'shared/library/facts/*/*.ts',
    'web/src/**/*.worker.ts',
    'web/service-worker/service-worker.ts',
    'web/public/remove-worker.js',
    'test/**/*.test.{ts,tsx}',
    'test/e2e/**/*.spec.ts',
    'test/support/**/*.ts',
    'test/runner/*.ts',
    'test/mutants/run-mutants.ts',
    'test/faults/run-schedules.ts',
    'test/bench/*.ts',
    'test/faults/{kill/kill,load/load}.ts',
  ],
  // The operator runs `npx cdk`; `emojibase-data`, icons and fonts are read by computed paths.
  ignoreDependencies: [
    'aws-cdk',
    'emojibase-data',
    'lucide-react',
    '@fontsource-variable/lexend',
    '@fontsource/andika',
    '@fontsource/libre-baskerville',
  ],
  // Not installed from npm; the README explains where to get them.
  ignoreBinaries: ['java', 'cfn-lint', 'setpriv'],
  project: ['{functions,infra,shared,web,test}/**/*.{ts,tsx,mjs,js}'],
};

// Knip reads its settings from the default export.
export default config;
