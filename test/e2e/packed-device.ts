import { type Browser, expect, type Page } from '@playwright/test';
import { layLine } from './cut-line.ts';
import { waitForWorker } from './releases/worker.ts';

/** A device of a child, on a line of its own. */
export interface Device {
  readonly page: Page;
  readonly newPage: () => Promise<Page>;
  /** Nothing answers any more, and the browser knows it. */
  readonly takeOff: () => Promise<void>;
  readonly land: () => Promise<void>;
}

/** A new device on which a child comes in, and which keeps the app, and packs what it needs without a connection. */
export async function packDevice(
  browser: Browser,
  productUrl: string,
  comeIn: (page: Page) => Promise<void>,
): Promise<Device> {
  const line = await layLine(productUrl);
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await comeIn(page);
  await waitForWorker(page);
  await expect.poll(async () => await countPacks(page)).toBe(1);
  return {
    page,
    newPage: async () => await context.newPage(),
    takeOff: async () => {
      await context.setOffline(true);
      await line.cut();
    },
    land: async () => {
      await line.mend();
      await context.setOffline(false);
    },
  };
}

/** How many packs for studying without a connection this browser keeps. */
export async function countPacks(page: Page): Promise<number> {
  return await page.evaluate(countKeptPacks);
}

/** Runs in the page. */
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
