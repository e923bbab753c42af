import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser.ts';

/** Where the product under test answers: the started one says so, and Playwright keeps the named group in the environment. */
const ready = /Flashspark is ready at (?<flashspark_url>http:\S+)/;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than there are processors: browsers wait for a third of their time.
  workers: 3,
  use: {
    baseURL: process.env.FLASHSPARK_URL,
    launchOptions: await findBrowser(),
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // What a journey fetches comes from the server, and nothing goes on behind it; those about the worker let it in (test/README.md).
    serviceWorkers: 'block',
    // A trace (`--trace on`) takes a fifth of the time, and a failure is seldom.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node infra/local/launch.mjs start',
    env: { PORT: '0', DATA_DIR: 'memory' },
    wait: { stdout: ready },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    timeout: 120_000,
  },
});
