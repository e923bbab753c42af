import { expect, type Locator, type Page } from '@playwright/test';
import { openAxe } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { findCutWords } from './read-words.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

async function widthOf(dialog: Locator): Promise<number | undefined> {
  await expect(dialog).toBeVisible();
  // Waits for the final width, because the dialog may grow while opening. The promise of an animation rejects if its element is removed.
  await dialog.evaluate(
    async (element) =>
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return (await dialog.boundingBox())?.width;
}

test('dialogs are 400, 500 and 600 pixels wide [constant-modal-max-widths-400-500]', async ({ browser, baseURL }) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(page, parent);
  // Opens the dialog immediately, before its form was prefetched.
  await page.getByRole('button', { name: 'Emma' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Learner Details' }).getByRole('button', { name: 'Edit' });
  // Below more details than a laptop's screen has room for.
  await expect(edit).toBeInViewport({ ratio: 1 });
  await edit.click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Edit learner' }))).toBe(500);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Learner' }).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Add Learner' }))).toBe(500);
  await page.keyboard.press('Escape');
  await openTab(page, 'Create');
  await addDeckBy(page, 'Import');
  expect(await widthOf(page.getByRole('dialog', { name: 'Import Deck from CSV' }))).toBe(600);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All Households' }).click();
  await page.getByRole('button', { name: 'Create Household' }).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Create Household' }))).toBe(400);
});

test('the twelve pictures of a picture code are in rows of four on a laptop and a phone, so that a child finds each in the same place', async ({
  browser,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, parent);
  await page.getByRole('button', { name: 'Emma' }).first().click();
  await page.getByRole('button', { name: 'Choose three pictures' }).click();
  const pictures = page.getByRole('button', { name: 'sun', exact: true }).locator('..');
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const columns = await pictures.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns, `columns at ${viewport.width} pixels`).toBe(4);
  }
});

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

/** Whether a computed color such as `rgb(180, 20, 30)` is predominantly red. */
async function isRed(text: Locator): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await text.evaluate(
    (element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  return red > 1.5 * Math.max(green, blue);
}

test.describe.serial('a child', () => {
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    const { parent, child } = await seedFamily(baseURL ?? '', [1]);
    page = await browser.newPage();
    await makeTimedQuiz(page, parent.email, parent.password, 90);
    await page.clock.install();
    await signIn(page, child);
  });
  test.afterAll(async () => await page.close());

  test('sees the timer of a quiz turn red in its last minute [quiz-timer-turns-red-under-60, constant-timer-red-under-60-seconds]', async () => {
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

  test('who needs it reads every word whole, in the largest text on a phone, in calm colours that stand out [help-look]', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await openTab(page, 'Profile');
    await page.getByLabel('Text size').selectOption('Very large');
    await page.getByRole('checkbox', { name: /More space/ }).check();
    await page.getByRole('checkbox', { name: /Calm/ }).check();
    expect(await findCutWords(page), 'Settings').toEqual([]);
    await openTab(page, 'Home');
    await expect(page.getByText('day streak')).toBeVisible();
    expect(await findCutWords(page), 'Home').toEqual([]);
    await openTab(page, 'Study');
    await page.getByRole('button', { name: /Times seven/ }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expect(page.getByRole('button', { name: 'Correct' })).toBeInViewport({ ratio: 1 });
    expect(await findCutWords(page), 'a card').toEqual([]);
    const root = page.locator(':root');
    await expect(root).toHaveAttribute('data-calm', 'true');
    const { violations } = await (await openAxe(page)).withRules(['color-contrast']).analyze();
    expect(violations.map(({ nodes }) => nodes[0]?.html)).toEqual([]);
  });
});
