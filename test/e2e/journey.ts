import { type BrowserContext, type Page, test as playwrightTest, type TestInfo } from '@playwright/test';

// Node reads these files as they are (`build` in `playwright.config.ts`), so that no place in them needs a source map. To look for one for each line of the stack of
// each call to the browser took a third of that call's CPU time in this process.
Reflect.deleteProperty(Error, 'prepareStackTrace');

/**
 * Playwright's `test`, for journeys. After each test it closes the contexts that the test opened. Playwright closes only its own, and the pages of earlier tests
 * would go on with their animations, timers and syncs until the worker ends.
 */
export const test = playwrightTest.extend<{ readonly ownContexts: undefined; readonly hasIdleTime: boolean }>({
  // In its idle time, a page that is open for five seconds fetches all screens and packs for a flight, which few journeys need and none waits for.
  hasIdleTime: [false, { option: true }],
  page: async ({ page }, run, testInfo) => {
    await run(page);
    await pictureFailure([page.context()], testInfo);
  },
  ownContexts: [
    async ({ browser, hasIdleTime }, run, testInfo) => {
      // Those of `beforeAll` belong to all tests of their group.
      const before = new Set(browser.contexts());
      if (!hasIdleTime) browser.on('context', keepBusy);
      await run(undefined);
      browser.off('context', keepBusy);
      const own = browser.contexts().filter((context) => !before.has(context));
      await pictureFailure(own, testInfo);
      await Promise.all(own.map(async (context) => await context.close()));
    },
    { auto: true },
  ],
});

/** Leaves the pages of a context without idle time, so that they fetch nothing ahead. */
function keepBusy(context: BrowserContext): void {
  context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 })).catch(() => undefined);
}

/** Playwright's own `only-on-failure` also takes a picture of every page that a passing test closes. */
async function pictureFailure(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    const path = testInfo.outputPath(`failed-${testInfo.attachments.length + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

interface Look {
  /** Where it is saved, if not in `screenshots`. */
  readonly folder?: string;
  readonly fullPage?: true;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

/** Saves a picture if `FLASHSPARK_PICTURES` asks for it, because no test compares it. A look of its own is for this picture only. */
export async function takePicture(
  page: Page,
  name: string,
  { folder = 'screenshots', fullPage, viewport, colorScheme }: Look = {},
): Promise<void> {
  if (!process.env['FLASHSPARK_PICTURES']) return;
  const before = page.viewportSize();
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
  if (colorScheme) await page.emulateMedia({ colorScheme: 'light' });
  if (viewport && before) await page.setViewportSize(before);
}
