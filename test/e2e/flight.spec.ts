import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openTab, signInOnScreen } from './family.ts';
import { type SeededFamily, seedFamily } from './seeded-family.ts';

/**
 * What a browser without a connection is to the app: nothing of the server answers. The page's own files come from the server here.
 * @returns how the connection comes back.
 */
async function loseConnection(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', async (route) => await route.abort('internetdisconnected'));
  return async () => await context.unroute('**/api/**');
}

/** Signs the child in on a device of its own, which packs what it needs without a connection. */
async function packDevice(context: BrowserContext, { child }: SeededFamily): Promise<Page> {
  const page = await context.newPage();
  const packed = page.waitForResponse((response) => response.url().endsWith('/api/pack'));
  await signInOnScreen(page, child);
  expect((await packed).ok()).toBe(true);
  await expect.poll(async () => await countKept(page)).toBe(1);
  return page;
}

/** How many packs this browser keeps. */
async function countKept(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const [kept] = names.filter((name) => name.startsWith('flashspark-offline-'));
    if (kept === undefined) return 0;
    return await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(kept);
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
      opening.addEventListener('success', () => {
        const db = opening.result;
        if (!db.objectStoreNames.contains('packs')) return resolve(0);
        const counting = db.transaction('packs').objectStore('packs').count();
        counting.addEventListener('success', () => {
          db.close();
          resolve(counting.result);
        });
      });
    });
  });
}

async function answerCards(page: Page, count: number): Promise<void> {
  for (let card = 0; card < count; card += 1) {
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(
      page
        .getByRole('button', { name: 'Show Answer' })
        .or(page.getByText('Well done', { exact: false }).or(page.getByText('Wow'))),
    ).toBeVisible();
  }
}

const streak = (page: Page) => page.getByText(/\d+\s+day streak/);

/** What the server has. */
async function readHome(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('flashspark.token'))) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const sessions = (await (await page.request.get('/api/sessions', { headers })).json()) as { cardsStudied: number }[];
  const home = (await (await page.request.get('/api/home', { headers })).json()) as {
    readonly streak: { readonly currentStreak: number };
    readonly today: { readonly done: number };
  };
  return { home, studied: sessions.slice(0, 2).map(({ cardsStudied }) => cardsStudied) };
}

test('on a flight two devices study today’s mix, one is closed and opened cold; at home everything is there once', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [tablet, phone] = [await packDevice(one, family), await packDevice(other, family)];
  const comeHome = [await loseConnection(one), await loseConnection(other)];

  // Opened cold, Home is there, and the streak of yesterday.
  for (const page of [tablet, phone]) {
    await page.reload();
    await expect(page.getByText('You are offline. You can study all the same')).toBeVisible();
    await expect(streak(page)).toHaveText(/1\s+day streak/);
  }
  await openTab(tablet, 'Home');
  await tablet.getByRole('button', { name: /Start/ }).click();
  await answerCards(tablet, 3);
  // The device is closed in the middle, and goes on where it was.
  await tablet.close({ runBeforeUnload: false });
  const again = await one.newPage();
  await again.goto('/');
  await expect(streak(again)).toHaveText(/2\s+day streak/);
  await again.getByRole('button', { name: /Start/ }).click();
  await expect(again.getByText(/Card 4 of/)).toBeVisible();
  const total = Number(/of (\d+)/.exec(await again.getByText(/Card 4 of/).innerText())?.[1]);
  await answerCards(again, total - 3);
  await expect(again.getByText(/Done for today!|Well done!|every single one/).first()).toBeVisible();
  await again.getByRole('button', { name: 'Done' }).click();
  await openTab(again, 'Home');
  await expect(
    again
      .getByText('Done for today!')
      .or(again.getByText('Start', { exact: true }))
      .first(),
  ).toBeVisible();

  await phone.getByRole('button', { name: /Start/ }).click();
  await answerCards(phone, 2);
  await phone.getByRole('button', { name: 'Undo' }).click();
  await expect(phone.getByText(/Card 2 of/)).toBeVisible();
  await answerCards(phone, 1);
  await phone.getByRole('button', { name: 'Back' }).click();
  await openTab(phone, 'Home');
  await phone.getByRole('button', { name: /Take a Quiz/ }).click();
  await expect(phone.getByRole('alert')).toBeVisible();

  for (const come of comeHome) await come();
  for (const page of [again, phone]) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(async () => await readHome(again))
    .toEqual({
      home: expect.objectContaining({
        streak: expect.objectContaining({ currentStreak: 2 }),
        today: expect.objectContaining({ done: total + 2 }),
      }),
      studied: expect.arrayContaining([total, 2]),
    });
  await openTab(phone, 'Home');
  await expect(phone.getByText('You are offline')).toBeHidden();
  await expect(streak(phone)).toHaveText(/2\s+day streak/);
});

test('a device that was signed out elsewhere while it was offline sends nothing and keeps nothing when it is back', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [lost, kept] = [await packDevice(one, family), await packDevice(other, family)];
  const comeBack = await loseConnection(one);
  await lost.reload();
  await lost.getByRole('button', { name: /Start/ }).click();
  await answerCards(lost, 2);
  await lost.getByRole('button', { name: 'Back' }).click();
  const token = (await kept.evaluate(() => localStorage.getItem('flashspark.token'))) ?? '';
  const everywhere = await kept.request.post('/api/auth/logout-everywhere', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(everywhere.ok()).toBe(true);

  await comeBack();
  await lost.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(lost.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await countKept(lost)).toBe(0);
  await signInOnScreen(kept, family.child);
  await expect(streak(kept)).toHaveText(/1\s+day streak/);
  expect((await readHome(kept)).home.today.done).toBe(0);
});
