import { expect, type Page } from '@playwright/test';
import { openTab, signInOnScreen } from './family.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

/** Answers two cards of a session: the first is sent immediately, the second waits for a batch. */
async function answerTwo(page: Page): Promise<void> {
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Times seven/ }).click();
  const first = page.waitForResponse((response) => response.url().endsWith('/reviews'));
  await answer(page);
  expect((await first).ok()).toBe(true);
  await expect(page.getByText('✓ saved')).toBeVisible();
  await answer(page);
  await expect(page.getByText('✓ safe on this device')).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
}

/** Returns the number of answers in today's session on the server. */
async function countAnswers(page: Page, token: string): Promise<number> {
  const answered = await page.request.get('/api/sessions', { headers: { authorization: `Bearer ${token}` } });
  const [session] = (await answered.json()) as { cardsStudied: number }[];
  return session?.cardsStudied ?? 0;
}

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['the page is left for another one', async (page) => await page.goto('about:blank')],
  ['the session is left', async (page) => await page.getByRole('button', { name: 'Back' }).click()],
  ['a swipe from the edge goes back', async (page) => await page.goBack()],
];
for (const [way, leave] of waysOut) {
  test(`answers that wait on the device reach the server when ${way}`, async ({ page, baseURL }) => {
    const { child } = await seedFamily(baseURL ?? '', [1]);
    await signInOnScreen(page, child);
    await answerTwo(page);
    const token = (await page.evaluate(() => localStorage.getItem('flashspark.token'))) ?? '';
    expect(await countAnswers(page, token)).toBe(1);
    await leave(page);
    await expect.poll(async () => await countAnswers(page, token)).toBe(2);
  });
}
