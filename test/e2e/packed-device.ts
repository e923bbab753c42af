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
  return (await page.evaluate(readKeptPack)) ? 1 : 0;
}

/** @returns the names of the decks that can be studied offline */
export async function listPackedDecks(page: Page): Promise<string[]> {
  return (await page.evaluate(readKeptPack))?.study?.decks.map(({ name }) => name) ?? [];
}

interface KeptPack {
  readonly study?: { readonly decks: readonly { readonly name: string }[] };
}

/** Runs in the page. @returns the stored offline pack, if there is one */
export async function readKeptPack(): Promise<KeptPack | undefined> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const [kept] = names.filter((name) => name.startsWith('flashspark-offline-'));
  if (kept === undefined) return undefined;
  return await new Promise<KeptPack | undefined>((resolve, reject) => {
    const opening = indexedDB.open(kept);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('packs')) return resolve(undefined);
      const reading: IDBRequest<{ readonly pack: KeptPack } | undefined> = db
        .transaction('packs')
        .objectStore('packs')
        .get('pack');
      reading.addEventListener('success', () => {
        db.close();
        resolve(reading.result?.pack);
      });
    });
  });
}
