import { expect, type Page } from '@playwright/test';

/**
 * Resolves once the app is cached and its service worker controls this page. The page registers the worker when idle; with `isTold`, this function registers it
 * immediately.
 */
export async function waitForWorker(page: Page, { isTold = false } = {}): Promise<void> {
  if (isTold) await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
  await expect
    .poll(async () => await page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Makes the browser check for a new release now. Resolves once its worker is waiting or was rejected. */
export async function lookForRelease(page: Page): Promise<'waits' | 'not-taken'> {
  return await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
      });
    }
    return registration.waiting ? 'waits' : 'not-taken';
  });
}

export async function isReleaseWaiting(page: Page): Promise<boolean> {
  return await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

/** Hides or shows the page, because a headless browser never does so on its own. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/**
 * Hides the page and resolves once it has reloaded with the waiting release. A browser soon stops an idle worker, but keeps it running while DevTools is
 * attached, and Chromium then sometimes keeps the next worker waiting for minutes. Therefore the old worker is stopped here.
 */
export async function hideUntilReloaded(page: Page): Promise<void> {
  let isReloaded = false;
  page.once('domcontentloaded', () => {
    isReloaded = true;
  });
  const workers = await watchWorkers(page);
  await setHidden(page, true);
  await expect
    .poll(async () => {
      if (!isReloaded) await workers.endOld();
      return isReloaded;
    })
    .toBe(true);
  await workers.stopWatching();
}

/** Observes the page's workers. Also returns a function that stops the active worker while the next one is waiting. */
async function watchWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const statusOf = new Map<string, string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statusOf.set(versionId, status);
  });
  await devtools.send('ServiceWorker.enable');
  const find = (status: string) => [...statusOf].find(([, one]) => one === status)?.[0];
  return {
    endOld: async () => {
      const versionId = find('activated');
      if (versionId !== undefined && find('installed') !== undefined)
        await devtools.send('ServiceWorker.stopWorker', { versionId });
    },
    stopWatching: async () => await devtools.detach(),
  };
}

export async function readCaches(page: Page): Promise<{ readonly url: string; readonly text: string }[]> {
  return await page.evaluate(async () => {
    const files: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const file = await cache.match(request);
        files.push({ url: request.url, text: (await file?.text()) ?? '' });
      }
    }
    return files;
  });
}
