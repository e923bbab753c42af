import { expect, type Locator, type Page } from '@playwright/test';
import { addDeckBy, newPerson, openSettings, openTab, registerOnScreen, signIn } from './family.ts';
import { test } from './journey.ts';
import { openParent, openProduct, seedFamily, seedReadyDeck } from './seeded-family.ts';

/** Links to other places and ways out of a form, which every screen has at the same place. */
const waysElsewhere = ['All Households', 'Back', 'Close', 'Cancel'];

/**
 * Names what there is to press on the screen above the fold: the controls outside lists, and of each list those of its fullest row, because its other rows offer
 * the same.
 */
const listAboveFold = async (root: Locator) =>
  await root.evaluate((main, elsewhere) => {
    const nav = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    const fold = nav && nav.top > 0 ? nav.top : window.innerHeight;
    const names: string[] = [];
    const rows = new Map<Element, Map<Element, string[]>>();
    for (const control of main.querySelectorAll('button, a, input, select, textarea, summary')) {
      const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.id);
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

interface Calm {
  /** The whole screen, unless a dialog is open. */
  readonly root?: Locator;
  /** How many things to press, at most. */
  readonly most?: number;
}

const expectCalm = async (page: Page, screen: string, { root = page.getByRole('main'), most = 7 }: Calm = {}) => {
  const names = await listAboveFold(root);
  expect(names.length, `${screen}: ${names.join(', ')}`).toBeGreaterThan(0);
  expect(names.length, `${screen}: ${names.join(', ')}`).toBeLessThanOrEqual(most);
  const primary = root.locator('button[class*="primary"]');
  expect(await primary.filter({ visible: true }).count(), `${screen}: filled buttons`).toBeLessThanOrEqual(1);
};

/** @returns how tall the page is, in pixels; never less than its window */
const heightOf = async (page: Page) => await page.evaluate(() => document.documentElement.scrollHeight);

/** @returns the cards that are empty below what they say by more than their edge, with the height of the hole */
const listHoles = async (page: Page) =>
  await page
    .getByRole('main')
    .locator('.box')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const said = [...card.querySelectorAll('*')].filter(
          (one) => one.childElementCount === 0 && one.checkVisibility(),
        );
        const lowest = Math.max(...said.map((one) => one.getBoundingClientRect().bottom));
        const hole = Math.round(card.getBoundingClientRect().bottom - lowest);
        return hole > 48 ? [`${card.textContent.slice(0, 20)}: ${hole}`] : [];
      }),
    );

const topOf = async (thing: Locator) => {
  await expect(thing).toBeVisible();
  return await thing.evaluate((element) => element.getBoundingClientRect().top);
};

test('signing in and the first question offer at most seven things to press on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  for (const isKnown of [false, true]) {
    if (isKnown) {
      await signIn(page, parent);
      await openTab(page, 'Settings');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    } else await page.goto('/');
    await expect(page.getByRole('heading', { name: isKnown ? 'Welcome back' : /^Flashcards/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectCalm(page, 'signing in');
    // The button that shows the password comes with its first letter.
    await expect(page.getByRole('button', { name: 'Show' })).toBeHidden();
    await page.getByLabel('Password', { exact: true }).fill('p');
    await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
  }
  const other = await (await browser.newContext()).newPage();
  await registerOnScreen(other, newPerson('parent'), 'Parent');
  await expect(other.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await expectCalm(other, 'the first question');
});

test('a home says one thing at a time below an only child, with one thing to press, and nothing until a grown-up has looked at a card that is often wrong', async ({
  page,
  browser,
  baseURL,
}) => {
  const fine = await seedFamily(baseURL ?? '', [1, 0]);
  await signIn(page, fine.parent);
  const [passkey, steps] = [page.getByText('Skip the password next time?'), page.getByText(/^First steps/)];
  await expect(passkey).toBeVisible();
  await expect(steps).toBeHidden();
  await expectCalm(page, 'a home with an offer');
  await passkey.click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(steps).toBeVisible();
  await expectCalm(page, 'a home with first steps');

  const troubled = await seedFamily(baseURL ?? '', [3, 2, 1, 0], undefined, 0.2);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, troubled.parent);
  const tricky = other.getByRole('button', { name: /^Tricky card in / });
  await expect(tricky).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.getByText('Skip the password next time?')).toHaveCount(0);
  await expectCalm(other, 'a home with a card that is often wrong');
  await tricky.click();
  await other.getByRole('dialog', { name: 'Edit Card' }).getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText('Skip the password next time?')).toBeVisible();
  await expect(tricky).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Learners' })).toBeFocused();
  await expectCalm(other, 'a home whose card has been looked at');
});

/** What a phone and a desk show at most, in pixels: where the first thing begins that a grown-up came for, how tall pages and forms are, and how many things there are to press. A page as tall as its window doesn't scroll. A deck is as tall as its cards. */
const sizes = [
  {
    viewport: { width: 390, height: 844 },
    tops: { child: 125, deck: 200, card: 270, assignment: 220, verdict: 220, settings: 72 },
    heights: { learners: 1_100, create: 844, assign: 844, report: 844, settings: 844 },
    parts: { area: 1_800, form: 990 },
    controls: 7,
  },
  {
    viewport: { width: 1280, height: 800 },
    tops: { child: 165, deck: 240, card: 300, assignment: 270, verdict: 260, settings: 110 },
    // The list and what is open in it stand beside each other.
    heights: { learners: 800, create: 800, assign: 800, report: 800, settings: 1_300 },
    parts: { area: 1_560, form: 970 },
    controls: 14,
  },
];
const areas = ['Family & people', 'Children’s data', 'My account', 'This device'] as const;
const formParts = ['Name & picture', 'Study', 'Quizzes', 'Reading & look'];

for (const { viewport, tops, heights, parts, controls } of sizes) {
  test(`what a grown-up came for stands first on each screen, with few things to press, at ${viewport.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const family = await seedFamily(baseURL ?? '', [3, 2, 1, 0], undefined, 0.2);
    const page = await (await browser.newContext({ viewport })).newPage();
    const { household, householdId, make } = await openParent(page.request, family);
    const ben = await make(`${household}/learners`, { name: 'Ben', avatar: 'panda' });
    await make('/api/assignments', { householdId, learnerId: ben.id, type: 'deck', resourceId: family.deckId });
    const calm = async (screen: string, root?: Locator) =>
      await expectCalm(page, screen, { most: controls, ...(root && { root }) });
    const dialog = page.getByRole('dialog');
    const found: Record<string, number> = {};
    const tall: Record<string, number> = {};
    await signIn(page, family.parent);
    found['child'] = await topOf(page.getByRole('listitem').filter({ hasText: 'Emma' }).first());
    // The last that comes, below the children.
    await expect(page.getByRole('button', { name: /^Tricky card in / })).toBeVisible();
    await calm('Learners');
    expect(await listHoles(page), 'cards that are empty at their end').toEqual([]);
    tall['learners'] = await heightOf(page);

    await openTab(page, 'Create');
    found['deck'] = await topOf(page.getByRole('listitem').filter({ hasText: family.deckName }));
    await calm('Create');
    tall['create'] = await heightOf(page);

    await page.getByRole('button', { name: family.deckName, exact: true }).click();
    const cards = page.getByRole('article').getByRole('listitem');
    found['card'] = await topOf(cards.first());
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
    await calm('a deck');
    await page.getByRole('button', { name: '+ Add Card' }).click();
    const front = page.getByLabel('Front (Question)');
    await expect(front).toBeVisible();
    // On a desk the decks stand beside it.
    await calm('a deck to which a card is added', viewport.width < 600 ? undefined : page.getByRole('article'));

    const back = page.getByRole('button', { name: 'Back', exact: true });
    if (await back.isVisible()) await back.click();
    await addDeckBy(page, 'Ready decks');
    // In its first frame, a dialog still is below the window.
    await expect(dialog.getByRole('button', { name: 'Add Counting' })).toBeInViewport();
    await calm('ready decks', dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Quizzes' }).click();
    await expect(page.getByRole('button', { name: 'Write your first quiz' })).toBeVisible();
    await calm('quizzes');

    await openTab(page, 'Assign');
    await page.getByRole('button', { name: 'Assign a deck or quiz' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Emma' })).toBeVisible();
    await calm('a new assignment', dialog);
    await dialog.getByRole('checkbox', { name: 'Emma' }).check();
    await page.getByLabel('Resource').selectOption(family.deckName);
    await page.getByRole('button', { name: 'Create Assignment' }).click();
    found['assignment'] = await topOf(page.getByRole('region', { name: 'Emma' }).getByRole('listitem'));
    await expect(page.getByRole('region', { name: 'Ben' }).getByRole('listitem')).toBeInViewport();
    await calm('Assign');
    tall['assign'] = await heightOf(page);

    const product = await openProduct(baseURL ?? '');
    for (const id of ['counting', 'planets', 'doubles'])
      await seedReadyDeck(product, family, { id, choices: {}, daysAgo: [0], most: 4 });
    await openTab(page, 'Reports');
    found['verdict'] = await topOf(page.getByRole('region', { name: 'In short' }));
    await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
    await calm('Report');
    tall['report'] = await heightOf(page);
    for (const part of ['Figures', 'History']) {
      await page.getByRole('tab', { name: part }).click();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await calm(part);
    }

    await openTab(page, 'Settings');
    found['settings'] = await topOf(page.getByRole('navigation', { name: 'Settings' }).getByRole('button').first());
    await calm('Settings');
    tall['settings'] = await heightOf(page);

    const late = Object.entries(tops).filter(([thing, most]) => (found[thing] ?? Infinity) > most);
    expect(late, `begin too low: ${JSON.stringify(found)}`).toEqual([]);
    const long = Object.entries(heights).filter(([screen, most]) => (tall[screen] ?? Infinity) > most);
    expect(long, `taller than these: ${JSON.stringify(tall)}`).toEqual([]);
  });

  test(`settings and a learner’s form are short and calm at ${viewport.width} pixels`, async ({ browser, baseURL }) => {
    const { parent } = await seedFamily(baseURL ?? '', []);
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, parent);
    await openTab(page, 'Settings');
    const list = page.getByRole('navigation', { name: 'Settings' });
    await expect(list.getByRole('button')).toHaveCount(areas.length);
    await expect(list.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    for (const area of areas) {
      await openSettings(page, area);
      await expect(page.getByRole('region', { name: area }).getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await heightOf(page), area).toBeLessThanOrEqual(parts.area);
      await expectCalm(page, area, { most: controls });
    }
    await openTab(page, 'Learners');
    await page.getByRole('button', { name: 'Emma' }).first().click();
    await page.getByRole('dialog', { name: 'Learner Details' }).getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit learner' });
    await expect(editing.getByRole('button', { name: formParts.at(-1) ?? '' })).toBeInViewport({ ratio: 1 });
    await expectCalm(page, 'Edit learner', { root: editing, most: controls });
    for (const name of formParts) {
      await editing.getByRole('button', { name }).click();
      const form = page.getByRole('dialog', { name: 'Emma:' });
      await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
      const height = await form.locator('> div').evaluate((body) => body.scrollHeight);
      expect(height, name).toBeLessThanOrEqual(parts.form);
      await page.keyboard.press('Escape');
    }
  });
}
