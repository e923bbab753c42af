import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTab, signInOnScreen } from './family.ts';
import { proves } from './proves.ts';
import { seedFamily } from './seeded-family.ts';

async function widthOf(dialog: Locator): Promise<number | undefined> {
  await expect(dialog).toBeVisible();
  // While it opens it may grow: its final width counts. An animation may also end with what it moves.
  await dialog.evaluate(
    async (element) =>
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return (await dialog.boundingBox())?.width;
}

test('dialogs are 400, 500 and 600 pixels wide', async ({ browser, baseURL }) => {
  proves('constant-modal-max-widths-400-500');
  const { parent } = await seedFamily(baseURL ?? '', []);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInOnScreen(page, parent);
  await page.getByRole('button', { name: 'Add Learner' }).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Add Learner' }))).toBe(500);
  await page.keyboard.press('Escape');
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Import' }).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Import Deck from CSV' }))).toBe(600);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All Households' }).click();
  await page.getByRole('button', { name: 'Create Household' }).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Create Household' }))).toBe(400);
});

/** Makes a quiz of one question as the parent, past the screen. */
async function makeTimedQuiz(page: Page, email: string, password: string, timeLimit: number): Promise<void> {
  const login = await page.request.post('/api/auth/supa/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const questions = [{ question: 'Capital of Peru?', options: ['Lima', 'Cusco'], correctIndex: 0 }];
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post('/api/quizzes', {
    headers,
    data: { name: 'By the clock', questions, timeLimit },
  });
  expect(made.status()).toBe(201);
}

/** Whether red stands out of a computed colour such as `rgb(180, 20, 30)`. */
async function isRed(text: Locator): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await text.evaluate(
    (element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  return red > 1.5 * Math.max(green, blue);
}

test('the timer of a quiz turns red in its last minute', async ({ page, baseURL }) => {
  proves('quiz-timer-turns-red-under-60', 'constant-timer-red-under-60-seconds');
  const { parent, child } = await seedFamily(baseURL ?? '', []);
  await makeTimedQuiz(page, parent.email, parent.password, 90);
  await page.clock.install();
  await signInOnScreen(page, child);
  await page.getByRole('button', { name: /Take a Quiz/ }).click();
  await page.getByRole('button', { name: /By the clock/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText('1 minute');
  expect(await isRed(timer)).toBe(false);
  await page.clock.runFor(40_000);
  await expect(timer).toContainText('last minute');
  expect(await isRed(timer)).toBe(true);
});
