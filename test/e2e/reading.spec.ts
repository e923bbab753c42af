import { expect, type Page } from '@playwright/test';
import { openSettings, openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { findCutWords, findLongLines } from './read-words.ts';
import { openParent, seedFamily } from './seeded-family.ts';

const areas = ['Family & people', 'Children’s data', 'My account', 'This device'] as const;

/** Opens the grown-ups' screens one after the other and checks each. */
async function walk(page: Page, deckName: string, check: (screen: string) => Promise<void>): Promise<void> {
  const look = async (screen: string) => {
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await check(screen);
  };
  await expect(page.getByRole('button', { name: 'View Progress' })).toBeVisible();
  await look('home');
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Add a deck' }).click();
  await expect(page.getByRole('button', { name: 'Ready decks' })).toBeVisible();
  await look('the ways to add a deck');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: deckName, exact: true }).click();
  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await look('a deck');
  await page.getByRole('button', { name: 'Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Open Quizzes' }).click();
  await expect(page.getByText('Questions and answers')).toBeVisible();
  await look('quizzes');
  await page.getByRole('button', { name: '+ New Quiz' }).click();
  await expect(page.getByLabel('Question Text')).toBeVisible();
  await look('a new quiz');
  await openTab(page, 'Assign');
  await expect(page.getByRole('region', { name: 'Emma' }).getByRole('listitem')).toBeVisible();
  await look('Assign');
  await openTab(page, 'Reports');
  await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
  await look('Report');
  for (const part of ['Figures', 'History']) {
    await page.getByRole('tab', { name: part }).click();
    await look(part);
  }
  await openTab(page, 'Settings');
  await look('Settings');
  for (const area of areas) {
    await openSettings(page, area);
    await look(area);
  }
}

async function openFamily(page: Page, baseURL: string | undefined): Promise<string> {
  const family = await seedFamily(baseURL ?? '', [3, 2, 1, 0], undefined, 0.2);
  const { make, household, householdId } = await openParent(page.request, family);
  const answer = await page.request.get(`${household}/learners`, { headers: await authorize(page, family.parent) });
  const [emma] = (await answer.json()) as { readonly id: string }[];
  await make('/api/assignments', { householdId, learnerId: emma?.id, type: 'deck', resourceId: family.deckId });
  await signIn(page, family.parent);
  return family.deckName;
}

async function authorize(page: Page, data: object): Promise<{ readonly authorization: string }> {
  const login = await page.request.post('/api/auth/supa/login', { data });
  const { token } = (await login.json()) as { readonly token: string };
  return { authorization: `Bearer ${token}` };
}

test('a grandparent reads every word of the grown-ups’ screens whole on a phone with text twice as large', async ({
  page,
  baseURL,
}) => {
  // A phone's window has half as many CSS pixels when everything is twice as large.
  await page.setViewportSize({ width: 195, height: 422 });
  const deckName = await openFamily(page, baseURL);
  await walk(page, deckName, async (screen) => {
    expect(await findCutWords(page), screen).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${screen}: scrolls sideways`).toBeLessThanOrEqual(195);
  });
});

test('a child sees the card and its buttons whole on a phone with text twice as large, and the rest below them', async ({
  page,
  baseURL,
}) => {
  const { child } = await seedFamily(baseURL ?? '', [1]);
  await signIn(page, child);
  await page.setViewportSize({ width: 195, height: 422 });
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Times seven/ }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  // By keys, because clicking would scroll first.
  for (const key of ['1', '2']) {
    await expect(press('Show Answer')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Question' })).toBeInViewport({ ratio: 1 });
    expect(await findCutWords(page), 'a question').toEqual([]);
    await page.keyboard.press('Space');
    for (const name of ['Wrong', 'Correct']) await expect(press(name)).toBeInViewport({ ratio: 1 });
    expect(await findCutWords(page), 'an answer').toEqual([]);
    await page.keyboard.press(key);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await Promise.all(
    ['Something is wrong here', 'Why today?'].map(async (name) => await press(name).boundingBox()),
  );
  expect(rows[0]?.y, 'one row after an answer').toBe(rows[1]?.y);
  await page.setViewportSize({ width: 195, height: 422 });
  await press('Something is wrong here').scrollIntoViewIfNeeded();
  await expect(press('Something is wrong here')).toBeInViewport({ ratio: 1 });
});

test('no line of the grown-ups’ screens is longer than 75 characters on a desk', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const deckName = await openFamily(page, baseURL);
  await walk(page, deckName, async (screen) => expect(await findLongLines(page, 75), screen).toEqual([]));
});

for (const [keyboard, height, covered] of [
  ['that makes the window lower', 450, 0],
  ['that covers the window', 844, 394],
] as const) {
  test(`with a phone’s keyboard ${keyboard}, both sides of a new card and Add are in sight, and Enter leads from the front to the back`, async ({
    browser,
    baseURL,
  }) => {
    const { parent, deckName } = await seedFamily(baseURL ?? '', []);
    const context = await browser.newContext({ viewport: { width: 390, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await signIn(page, parent);
    await openTab(page, 'Create');
    await page.getByRole('button', { name: deckName, exact: true }).click();
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: '+ Add Card' }).click();
    const [front, back] = [page.getByLabel('Front (Question)'), page.getByLabel('Back (Answer)')];
    await expect(front).toBeFocused();
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const seen = async () => {
      const [first, last] = [await front.boundingBox(), await add.boundingBox()];
      const nav = covered > 0 ? undefined : await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      return (first?.y ?? -1) >= 0 && (last?.y ?? Infinity) + (last?.height ?? 0) <= (nav?.y ?? height - covered);
    };
    await expect.poll(seen).toBe(true);
    await front.fill('3 × 3 = ?');
    await front.press('Enter');
    await expect(back).toBeFocused();
    await expect(front).toHaveValue('3 × 3 = ?');
    await back.fill('9');
    expect(await seen()).toBe(true);
    await add.click();
    await expect(page.getByText('Added “3 × 3 = ?”')).toBeVisible();
    await expect(front).toBeFocused();
    expect(await seen()).toBe(true);
    await context.close();
  });
}
