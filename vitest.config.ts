import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every project fails a test that complains on the console; see the file. */
const setupFiles = ['test/support/fail-on-complaint.ts'];

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    restoreMocks: true,
    globalSetup: 'test/support/provide-dynamodb.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{shared,web,runner,specification,measure}/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/*.test.ts', 'test/functions/**/*.test.ts', 'test/stored-items/**/*.test.ts'],
          setupFiles: [...setupFiles, 'test/support/run-after-file.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          setupFiles: [...setupFiles, 'test/support/run-after-file.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
