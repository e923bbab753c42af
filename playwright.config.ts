import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser.ts';

/** Matches the startup message with the product's URL. Playwright stores the named group in the environment. */
const ready = /Flashspark is ready at (?<flashspark_url>http:\S+)/;

/** A microphone that beeps, without a permission prompt. In all journeys, because other options in one would start another worker and browser for it. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** A study day begins at four in the morning. A journey that studies across that moment sees two days, so browsers leave the zone in the hour before. */
const zone = 'America/New_York';
const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format());
const timezoneId = hour === 3 ? 'America/Los_Angeles' : zone;

const browser = await findBrowser();
const root = import.meta.dirname.replaceAll('\\', '/');

export default defineConfig({
  testDir: 'test/e2e',
  // Files start by name. The longest journeys are in `ahead`, so that no worker is alone with one at the end.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // Node itself reads all TypeScript: with Playwright's own transformation, each worker takes 2.4 s of CPU time more to start, and a fresh clone 1.8 s.
  build: { external: [`${root}/**`] },
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two more than the number of processors, because browsers wait for a third of their time: with three workers, a fifth of the processors' time was left.
  workers: 4,
  use: {
    baseURL: process.env.FLASHSPARK_URL,
    launchOptions: { ...browser, args: [...(browser.args ?? []), ...microphone] },
    viewport: { width: 390, height: 844 },
    timezoneId,
    locale: 'en-US',
    // Without a graphics processor each frame of a motion is dear: with motion, Chromium takes an eighth more. Journeys about motion turn it on, and so does a child's day.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests fetch from the server without background activity; service worker tests enable the worker (test/README.md).
    serviceWorkers: 'block',
    // Traces (`--trace on`) cost a fifth of the run time, and failures are rare. `test/e2e/journey.ts` takes the pictures of failures.
  },
  webServer: {
    command: 'node infra/local/launch.mjs start',
    env: { PORT: '0', DATA_DIR: 'memory' },
    wait: { stdout: ready },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    timeout: 120_000,
  },
});
