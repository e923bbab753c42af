import { expect, type Page } from '@playwright/test';
import { addDeckBy, openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { countPacks, listPackedDecks, packDevice } from './packed-device.ts';
import { addPictureDeck, openParent, seedFamily } from './seeded-family.ts';

test.use({ hasIdleTime: true });

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
  const devices = [
    await packDevice(browser, baseURL ?? '', async (page) => await signIn(page, family.child)),
    await packDevice(browser, baseURL ?? '', async (page) => await signIn(page, family.child)),
  ] as const;
  const [{ page: tablet, newPage }, { page: phone }] = devices;
  for (const { goOffline } of devices) await goOffline();

  // A cold start offline shows Home with yesterday's streak.
  for (const page of [tablet, phone]) {
    await page.reload();
    await expect(page.getByText('You’re offline. You can still study')).toBeVisible();
    await expect(streak(page)).toHaveText(/1\s+day streak/);
  }
  await openTab(tablet, 'Home');
  await tablet.getByRole('button', { name: /Start/ }).click();
  await answerCards(tablet, 3);
  // A session continues where it left off after its page was closed.
  await tablet.close({ runBeforeUnload: false });
  const again = await newPage();
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

  for (const { goOnline } of devices) await goOnline();
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

test('a family’s device shows its pictures in flight; taken away meanwhile, it delivers its answers once it is back, and keeps nothing', async ({
  browser,
  baseURL,
  request,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const parent = await openParent(request, family);
  await addPictureDeck(parent, 'Pictures', { front: '', alt: 'A red point', back: 'red' });
  const tablet = await parent.make<NewDevice>(`${parent.household}/devices`, { name: 'Tablet' });
  const device = await packDevice(browser, baseURL ?? '', async (page) => {
    await page.goto('/');
    await page.evaluate((credential) => localStorage.setItem('flashspark.device', credential), tablet.credential);
    await page.reload();
    await page.getByRole('button', { name: 'Emma' }).click();
  });
  const { page: lost } = device;
  const countPictures = async () =>
    await lost.evaluate(
      async () => (await caches.keys()).filter((name) => name.startsWith('flashspark-media-')).length,
    );
  await expect.poll(countPictures).toBe(1);
  await device.goOffline();
  await lost.reload();
  await openTab(lost, 'Study');
  await lost.getByRole('button', { name: /Pictures/ }).click();
  await expect(lost.getByRole('img', { name: 'Picture without a description' })).toBeVisible();
  await lost.getByRole('button', { name: 'Back' }).click();
  await openTab(lost, 'Home');
  await lost.getByRole('button', { name: /Start/ }).click();
  await answerCards(lost, 2);
  await lost.getByRole('button', { name: 'Back' }).click();
  await parent.remove(`${parent.household}/devices/${tablet.device.id}`);

  await device.goOnline();
  await expect(lost.getByRole('button', { name: 'This is a child’s device' })).toBeVisible();
  expect([await countPacks(lost), await countPictures()]).toEqual([0, 0]);
  const page = await browser.newPage({ baseURL });
  await signIn(page, family.child);
  await expect(streak(page)).toBeVisible();
  await expect.poll(async () => (await readHome(page)).home.today.done).toBe(2);
  await page.reload();
  await expect(streak(page)).toHaveText(/2\s+day streak/);
});

test('a ready deck that was just given is learned on a flight before it was ever opened, and each answer arrives once', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const device = await packDevice(browser, baseURL ?? '', async (page) => await signIn(page, family.child));
  const { page } = device;
  const parent = await browser.newPage({ baseURL });
  await signIn(parent, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  const name = 'Capitals of Europe';
  await parent.getByRole('button', { name: `Add ${name}` }).click();
  await parent.getByRole('button', { name: 'Add to our decks' }).click();
  await parent.getByRole('button', { name: 'Give it to Emma' }).click();
  await expect(parent.getByText('Emma has it now.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(name)).toBeVisible();
  await expect.poll(async () => await listPackedDecks(page)).toContain(`${name}: well-known countries`);
  await device.goOffline();
  await page.reload();
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('Card 1 of 10')).toBeVisible();
  await answerCards(page, 10);
  await page.getByRole('button', { name: 'Done' }).click();

  await device.goOnline();
  const arrived = {
    home: expect.objectContaining({ today: expect.objectContaining({ done: 10 }) }),
    studied: [10, expect.any(Number)],
  };
  await expect.poll(async () => await readHome(page)).toMatchObject(arrived);
});

interface NewDevice {
  readonly device: { readonly id: string };
  readonly credential: string;
}
