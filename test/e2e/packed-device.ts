import { type Browser, expect, type Page } from '@playwright/test';
import { startCuttableProxy } from './cuttable-proxy.ts';
import { waitForWorker } from './releases/worker.ts';

export interface Device {
  readonly page: Page;
  readonly newPage: () => Promise<Page>;
  /** Goes offline: the connection is cut and the browser reports it. */
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
}

/** Prepares a new device: signs a child in, installs the app and stores the offline pack. */
export async function packDevice(
  browser: Browser,
  productUrl: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Device> {
  const proxy = await startCuttableProxy(productUrl);
  const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page);
  await waitForWorker(page);
  await expect.poll(async () => await countPacks(page)).toBe(1);
  return {
    page,
    newPage: async () => await context.newPage(),
    goOffline: async () => {
      await context.setOffline(true);
      await proxy.cut();
    },
    goOnline: async () => {
      await proxy.restore();
      await context.setOffline(false);
    },
  };
}

export async function countPacks(page: Page): Promise<number> {
  return await page.evaluate(countKeptPacks);
}

/** Runs in the page. @returns the number of stored offline packs. */
export async function countKeptPacks(): Promise<number> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const [kept] = names.filter((name) => name.startsWith('flashspark-offline-'));
  if (kept === undefined) return 0;
  return await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open(kept);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('packs')) return resolve(0);
      const counting = db.transaction('packs').objectStore('packs').count();
      counting.addEventListener('success', () => {
        db.close();
        resolve(counting.result);
      });
    });
  });
}
