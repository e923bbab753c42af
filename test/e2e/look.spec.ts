import { expect, type Locator, type Page } from '@playwright/test';
import { openAxe } from './accessible.ts';
import { addDeckBy, openSettings, openTab, signInOnScreen } from './family.ts';
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
  await signInOnScreen(page, parent);
  // Opens the dialog immediately, before its form was prefetched.
  await page.getByRole('button', { name: 'Emma' }).first().click();
  await page.getByRole('dialog', { name: 'Learner Details' }).getByRole('button', { name: 'Edit' }).click();
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

/** Heights of what a phone and a desk show of Settings and of a learner's form, in pixels. They keep each place a screen or two long. */
const sizes = [
  { viewport: { width: 390, height: 844 }, first: 72, area: 1_800, part: 990 },
  { viewport: { width: 1280, height: 800 }, first: 110, area: 1_560, part: 970 },
];
const areas = ['Family & people', 'Children’s data', 'My account', 'This device'] as const;
const formParts = ['Name & picture', 'Study', 'Quizzes', 'Reading & look'];

/** Counts the controls of the screen, without the main navigation, that begin above the fold. */
const countAboveFold = async (page: Page) =>
  await page.getByRole('main').evaluate((main) => {
    const nav = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    const fold = nav && nav.top > 0 ? nav.top : window.innerHeight;
    const controls = [...main.querySelectorAll('button, input, select, summary')];
    return controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().top < fold).length;
  });

/** Links to other places, which every screen has at the same place. */
const waysElsewhere = ['All Households', 'Back'];

/**
 * Names what there is to press on the screen above the fold: the controls outside lists, and of each list those of its fullest row, because its other rows offer
 * the same.
 */
const listAboveFold = async (page: Page) =>
  await page.getByRole('main').evaluate((main, elsewhere) => {
    const nav = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    const fold = nav && nav.top > 0 ? nav.top : window.innerHeight;
    const names: string[] = [];
    const rows = new Map<Element, Map<Element, string[]>>();
    for (const control of main.querySelectorAll('button, a, input, select, textarea, summary')) {
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      if (!control.checkVisibility() || control.getBoundingClientRect().top >= fold || elsewhere.includes(name))
        continue;
      const row = control.closest('li');
      const list = row?.parentElement;
      if (!row || !list) names.push(name);
      else {
        const ofList = rows.get(list) ?? new Map<Element, string[]>();
        rows.set(list, ofList.set(row, [...(ofList.get(row) ?? []), name]));
      }
    }
    for (const ofList of rows.values()) {
      const [fullest = []] = [...ofList.values()].toSorted((one, other) => other.length - one.length);
      names.push(...fullest);
    }
    return names;
  }, waysElsewhere);

const expectCalm = async (page: Page, screen: string) => {
  const names = await listAboveFold(page);
  expect(names.length, `${screen}: ${names.join(', ')}`).toBeGreaterThan(0);
  expect(names.length, `${screen}: ${names.join(', ')}`).toBeLessThanOrEqual(7);
  const primary = page.getByRole('main').locator('button[class*="primary"]');
  expect(await primary.filter({ visible: true }).count(), `${screen}: filled buttons`).toBeLessThanOrEqual(1);
};

test('each main screen of a grown-up offers at most seven things to press on a phone, and one filled button', async ({
  browser,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [3, 2, 1, 0], undefined, 0.2);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInOnScreen(page, parent);
  await expect(page.getByRole('button', { name: 'Often wrong' })).toBeVisible();
  // The everyday family, which is past its first steps and the offers that follow.
  await page.getByText(/^First steps/).click();
  await page.getByRole('button', { name: 'Hide the first steps' }).click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expectCalm(page, 'Learners');
  await openTab(page, 'Create');
  await expect(page.getByRole('listitem').filter({ hasText: deckName })).toBeVisible();
  await expectCalm(page, 'Create');
  await page.getByRole('button', { name: deckName, exact: true }).click();
  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await expectCalm(page, 'a deck');
  await openTab(page, 'Assign');
  await page.getByRole('button', { name: 'Assign a deck or quiz' }).click();
  await page.getByLabel('Resource').selectOption(deckName);
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByRole('region', { name: 'Emma' }).getByRole('listitem')).toBeVisible();
  await expectCalm(page, 'Assign');
  await openTab(page, 'Reports');
  await expect(page.getByRole('button', { name: 'Practice together' })).toBeVisible();
  await expectCalm(page, 'Report');
  await openTab(page, 'Settings');
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await expectCalm(page, 'Settings');
});

for (const { viewport, first, area: most, part: mostOfPart } of sizes) {
  test(`settings and a learner’s form are short and calm at ${viewport.width} pixels`, async ({ browser, baseURL }) => {
    const { parent } = await seedFamily(baseURL ?? '', []);
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await signInOnScreen(page, parent);
    await openTab(page, 'Settings');
    const list = page.getByRole('navigation', { name: 'Settings' });
    expect((await list.getByRole('button').first().boundingBox())?.y).toBeLessThanOrEqual(first);
    expect(await list.getByRole('button').count()).toBe(areas.length);
    await expect(list.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    for (const area of areas) {
      await openSettings(page, area);
      await expect(page.getByRole('region', { name: area }).getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, area).toBeLessThanOrEqual(most);
      if (viewport.width < 1000) expect(await countAboveFold(page), area).toBeLessThanOrEqual(7);
    }
    await openTab(page, 'Learners');
    await page.getByRole('button', { name: 'Emma' }).first().click();
    await page.getByRole('dialog', { name: 'Learner Details' }).getByRole('button', { name: 'Edit' }).click();
    const parts = page.getByRole('dialog', { name: 'Edit learner' });
    await expect(parts.getByRole('button', { name: formParts.at(-1) ?? '' })).toBeInViewport({ ratio: 1 });
    for (const name of formParts) {
      await parts.getByRole('button', { name }).click();
      const form = page.getByRole('dialog', { name: 'Emma:' });
      await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
      const height = await form.locator('> div').evaluate((body) => body.scrollHeight);
      expect(height, name).toBeLessThanOrEqual(mostOfPart);
      await page.keyboard.press('Escape');
    }
  });
}

/** Where the first thing begins that a grown-up came for, at most, in pixels from the top; and the height of a report. */
const firstThings = [
  { viewport: { width: 390, height: 844 }, deck: 200, card: 280, assignment: 230, report: 1_300 },
  { viewport: { width: 1280, height: 800 }, deck: 240, card: 330, assignment: 270, report: 800 },
];

for (const { viewport, ...most } of firstThings) {
  test(`decks, cards, assignments and the report stand first on their screens at ${viewport.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const { parent, deckName } = await seedFamily(baseURL ?? '', [1, 0], undefined, 0.5);
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    const topOf = async (thing: Locator) => {
      await expect(thing).toBeVisible();
      return await thing.evaluate((element) => element.getBoundingClientRect().top);
    };
    await signInOnScreen(page, parent);
    await openTab(page, 'Create');
    expect(await topOf(page.getByRole('listitem').filter({ hasText: deckName })), 'deck').toBeLessThanOrEqual(
      most.deck,
    );
    if (viewport.width < 1000) expect((await listAboveFold(page)).length, 'Create').toBeLessThanOrEqual(7);
    await page.getByRole('button', { name: deckName, exact: true }).click();
    const cards = page.getByRole('article').getByRole('listitem');
    expect(await topOf(cards.first()), 'card').toBeLessThanOrEqual(most.card);
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
    await openTab(page, 'Assign');
    await page.getByRole('button', { name: 'Assign a deck or quiz' }).click();
    await page.getByLabel('Resource').selectOption(deckName);
    await page.getByRole('button', { name: 'Create Assignment' }).click();
    const assignment = page.getByRole('region', { name: 'Emma' }).getByRole('listitem');
    expect(await topOf(assignment), 'assignment').toBeLessThanOrEqual(most.assignment);
    await openTab(page, 'Reports');
    await expect(page.getByRole('button', { name: 'Practice together' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'report').toBeLessThanOrEqual(most.report);
  });
}

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

/** Finds words that overflow the page or are broken in the middle. Ids in `code` are exempt. */
const findCutWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      // Elements one pixel wide are for screen readers.
      if (!element?.checkVisibility() || element.clientWidth === 1 || element.matches('code')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = range.getBoundingClientRect();
        if (lines.size > 1 || left < 0 || right > window.innerWidth) found.push(word);
      }
    }
    return found;
  });

test.describe.serial('a child', () => {
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    const { parent, child } = await seedFamily(baseURL ?? '', [1]);
    page = await browser.newPage();
    await makeTimedQuiz(page, parent.email, parent.password, 90);
    await page.clock.install();
    await signInOnScreen(page, child);
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
    const root = page.locator('[data-audience="learner"]');
    await expect(root).toHaveAttribute('data-calm', 'true');
    const { violations } = await (await openAxe(page)).withRules(['color-contrast']).analyze();
    expect(violations.map(({ nodes }) => nodes[0]?.html)).toEqual([]);
  });
});
