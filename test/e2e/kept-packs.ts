import type { Page } from '@playwright/test';

/** How many packs for studying without a connection this browser keeps. */
export async function countPacks(page: Page): Promise<number> {
  return await page.evaluate(async () => {
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
  });
}
