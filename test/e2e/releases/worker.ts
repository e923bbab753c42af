import { expect, type Page } from '@playwright/test';

/** Resolves once the app is kept on the device, and its worker answers for this page. The page begins that itself when it is quiet, unless it is told to now. */
export async function waitForWorker(page: Page, { isTold = false } = {}): Promise<void> {
  if (isTold) await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
  await expect
    .poll(async () => await page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Lets the browser look for a new release now, as it does now and then. Resolves once it is there and waits, or is not taken. */
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

/** Whether the worker of a new release waits for this page. */
export async function isReleaseWaiting(page: Page): Promise<boolean> {
  return await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

/** Somebody looks at something else, or comes back: what a browser without a screen never tells by itself. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/**
 * Nobody looks at the page any more. Resolves once it was reloaded with the release that waited. A browser soon ends a worker that has nothing to do;
 * one that is watched, as in a test, it keeps awake, and now and then Chromium then has the next one wait for it, for minutes. So it is ended here.
 */
export async function restUntilReloaded(page: Page): Promise<void> {
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

/** The workers that the browser has for a page, and the way to end the one that answers while the next one waits. */
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

/** Everything that is in the caches of the product's origin. */
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
