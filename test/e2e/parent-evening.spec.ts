import { expect, type Locator, test } from '@playwright/test';
import { signInOnScreen } from './family.ts';
import { seedFamily } from './seeded-family.ts';

test('a parent’s evening in four taps: who did what at the first look, a hard card mended in two, its deck given in two; then the verdict, on paper, too', async ({
  browser,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [2, 1, 0], 'Smith Family', 0);
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  await signInOnScreen(page, parent);
  await expect(page.getByText(/^(Done for|Begun) today: \d+ cards?, \d+% right/)).toBeVisible();
  const week = page.getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
  await expect(week.filter({ hasText: /day: \d+ cards?/ })).toHaveCount(3);

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: `Often wrong: a card of ${deckName}` }));
  await page.getByRole('textbox', { name: 'Front (Question)' }).fill('7 × 2, or 7 + 7?');
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The card is saved')).toBeVisible();
  await tap(page.getByRole('button', { name: `Assign ${deckName} to Emma` }));
  await tap(page.getByRole('button', { name: 'Create Assignment' }));
  await expect(page.getByText(`“${deckName}” is assigned to Emma.`)).toBeVisible();
  expect(taps).toBe(4);

  await page.goBack();
  await page.getByRole('button', { name: 'View Progress' }).click();
  const verdict = page.getByText(new RegExp(`^Emma knows \\d+ of 40 cards in ${deckName}; `));
  await expect(verdict).toBeVisible();
  await page.getByRole('button', { name: deckName }).first().click();
  await expect(page.getByRole('heading', { name: deckName })).toBeFocused();
  await expect(page.getByText('7 × 2, or 7 + 7?')).toBeVisible();
  await page.goBack();
  await expect(verdict).toBeVisible();

  // What goes onto paper is the report alone, dark on light.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  expect(await verdict.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(31, 27, 45)');
});
