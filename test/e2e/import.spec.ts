import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openTab, signInOnScreen } from './family.ts';
import { proves } from './proves.ts';
import { seedFamily } from './seeded-family.ts';

const capitals = join(import.meta.dirname, '../fixtures/import/world-capitals.csv');

test('an imported deck is in the list once the dialog has closed by itself', async ({ page, baseURL }) => {
  proves('import-list-reloads-imported-deck');
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await expect(page.getByRole('heading', { name: 'Times seven' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Deck from CSV' });
  await dialog.locator('input[type=file]').setInputFiles(capitals);
  await dialog.getByRole('radio', { name: 'Yes, it names the columns' }).check();
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'World Capitals' })).toContainText('219 cards');
});
