import type { Page } from '@playwright/test';
import { addDeckBy, openTab, signIn } from './family.ts';
import { seedFamily } from './seeded-family.ts';

/** Signs a parent in and opens the import. @returns its dialog */
export async function openImport(page: Page, baseURL: string | undefined) {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signIn(page, parent);
  await openTab(page, 'Create');
  await addDeckBy(page, 'Import');
  return page.getByRole('dialog', { name: /^Import Deck from / });
}

/** @returns a dark picture as JPEG */
export async function drawPicture(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 900);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}
