import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import release from './package.json' with { type: 'json' };
import { icons } from './web/build/icons.ts';
import { macros } from './web/build/macros.ts';
import { pictureWords } from './web/build/picture-words.ts';
import { words } from './web/build/words.ts';

/** In every project, a test fails if it logs a console warning or error; see the file. */
const setupFiles = ['test/support/fail-on-console-output.ts'];

/** Tests outside `test/web` that load the app, which only Vite can: its sentences are macros. */
const withTheApp = [
  'test/faults/study-sync*.test.ts',
  'test/functions/family-month.test.ts',
  'test/shared/quiz/picture-quizzes.test.ts',
];

/** Tests of `test/web` that need a page and no screens. Beside tests without a page, each of them took a worker of its own, which loaded all modules again. */
const withAPage = globSync('test/web/**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom'))
  .map((file) => file.replaceAll('\\', '/'));

/** Ids of the browser engines to test beside Chromium. Set by `test/runner/run-tests.ts` to one that is installed. */
const engines = (process.env['FLASHSPARK_ENGINES'] ?? '').split(' ').filter(Boolean);

export default defineConfig({
  plugins: [macros(), words({ pseudo: true }), pictureWords(), icons()],
  define: { releaseVersion: JSON.stringify(release.version) },
  test: {
    // One more than the number of processors, because API tests wait for the database half of their time.
    maxWorkers: availableParallelism() + 1,
    // Keep modules loaded between test files: loading them took longer than most tests. Test files still share no data.
    isolate: false,
    restoreMocks: true,
    // The engines' products keep their rows in the twin of the table.
    globalSetup: engines.length > 0 ? [] : 'test/support/provide-dynamodb.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['test/web/**/*.test.ts', ...withTheApp],
          exclude: withAPage,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles: [...setupFiles, 'test/support/run-after-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/web/**/*.test.tsx', ...withAPage],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'test/support/fresh-page.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          // Node itself loads these files, as it does the product in the cloud: Vite takes CPU time to transform them, and at each use of an import.
          // None of them replaces modules (`vi.mock`), for which Vitest would parse each file.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/**/*.test.ts'],
          exclude: ['test/{e2e,engines,web}/**', ...withTheApp],
          setupFiles: [...setupFiles, 'test/support/run-after-file.ts'],
          execArgv: ['--import', './test/support/load-in-node.ts'],
          // The CDK would validate each stack that a test makes. `build-app.test.ts` has it validate whole stages.
          env: { CDK_VALIDATION: 'false' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...engines.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          experimental: { viteModuleRunner: false },
          include: ['test/engines/*.test.ts'],
          provide: { engine: engine as 'webkit' },
          setupFiles,
          // All files share one worker, and with it a browser and a product, because a start of both takes longer than most journeys.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
