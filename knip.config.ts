import type { KnipConfig } from 'knip';
import { handlerFileOf, unroutedFunctions } from './infra/build/handler-files.ts';
import { routes } from './shared/routes/index.ts';

/** What starts somewhere else than in another file: everything that none of these reaches is dead. */
const config: KnipConfig = {
  entry: [
    ...routes.map(({ id }) => handlerFileOf(id)),
    ...Object.values(unroutedFunctions),
    'infra/app.ts',
    'infra/cloudfront/*.js',
    'infra/lint/structure-plugin.ts',
    'infra/build/environment-credentials.ts',
    'infra/local/launch.mjs',
    'infra/local/launch/*.ts',
    'infra/operations/**/*.ts',
    'web/src/app/main.tsx',
    'web/src/**/*.worker.ts',
    'test/**/*.test.{ts,tsx}',
    'test/e2e/*.spec.ts',
    'test/support/*.ts',
    'test/runner/*.ts',
    'test/bench/*.ts',
    'test/measure/measure.ts',
  ],
  project: ['{functions,infra,shared,web,test}/**/*.{ts,tsx,mjs,js}'],
};

// The tool finds its settings by their default export.
export default config;
