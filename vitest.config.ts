import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import release from './package.json' with { type: 'json' };
import { macros } from './web/build/macros.ts';
import { pictureWords } from './web/build/picture-words.ts';
import { words } from './web/build/words.ts';

/** In every project, a test fails if it logs a console warning or error; see the file. */
const setupFiles = ['test/support/fail-on-console-output.ts'];

/** Ids of the browser engines to test beside Chromium. Set by the launcher to those that are installed. */
const engines = (process.env['FLASHSPARK_ENGINES'] ?? '').split(' ').filter(Boolean);

export default defineConfig({
  plugins: [macros(), words({ pseudo: true }), pictureWords()],
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
          name: 'unit',
          include: ['test/{bench,shared,web,runner,specification,measure,mutants}/**/*.test.ts'],
          testTimeout: 20_000,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'test/support/fresh-page.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['test/*.test.ts', 'test/{faults,functions,infra,oracle,stored-items}/**/*.test.ts'],
          setupFiles: [...setupFiles, 'test/support/run-after-file.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...engines.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          // Node itself loads these files and the product: nothing here needs Vite, which takes two seconds of CPU time to transform them.
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
