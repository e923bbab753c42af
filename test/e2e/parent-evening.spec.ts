import { expect, test } from '@playwright/test';
import { signInOnScreen } from './family.ts';
import { seedFamily } from './seeded-family.ts';

test('a parent’s evening: who did what at the first look, the verdict in one tap, a deck to mend in two, and back again', async ({
  browser,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [2, 1, 0]);
  const page = await (await browser.newContext()).newPage();
  await signInOnScreen(page, parent);
  await expect(page.getByText(/^(Done for|Begun) today: \d+ cards?, \d+% right/)).toBeVisible();
  const week = page.getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
  await expect(week.filter({ hasText: /day: \d+ cards?/ })).toHaveCount(3);

  await page.getByRole('button', { name: 'View Progress' }).click();
  const verdict = page.getByText(new RegExp(`^Emma knows \\d+ of 40 cards in ${deckName}; `));
  await expect(verdict).toBeVisible();
  await page.getByRole('button', { name: deckName }).first().click();
  await expect(page.getByRole('heading', { name: deckName })).toBeFocused();
  await page.goBack();
  await expect(verdict).toBeVisible();

  // What goes onto paper is the report alone, dark on light.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  expect(await verdict.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(31, 27, 45)');
});
