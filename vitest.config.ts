import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import release from './package.json' with { type: 'json' };
import { pictureWords } from './web/build/picture-words.ts';

/** Every project fails a test that complains on the console; see the file. */
const setupFiles = ['test/support/fail-on-complaint.ts'];

export default defineConfig({
  plugins: [pictureWords()],
  define: { releaseVersion: JSON.stringify(release.version) },
  test: {
    // One more than there are processors: API tests wait for the database half of their time.
    maxWorkers: availableParallelism() + 1,
    // Modules stay loaded from one file to the next: loading them took longer than most tests. Files share no data by that.
    isolate: false,
    restoreMocks: true,
    globalSetup: 'test/support/provide-dynamodb.ts',
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
    ],
  },
});
