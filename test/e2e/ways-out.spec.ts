import { expect, type Page } from '@playwright/test';
import { notice } from '../../shared/notice.ts';
import { deleteAccount, logout, logoutEverywhere } from '../../shared/routes/auth.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { type BrowserStore, browserStores } from '../../web/src/lib/device/browser-stores.ts';
import { expectAccessibleInBothLooks } from './accessible.ts';
import { openSettings, openTab, type Person, signInOnScreen } from './family.ts';
import { test } from './journey.ts';
import { addPictureDeck, openParent, seedFamily } from './seeded-family.ts';

test.use({ hasIdleTime: true });

interface NewDevice {
  readonly credential: string;
  readonly device: { readonly id: string };
}

/** Lists the names of all browser stores of the page: IndexedDB, caches, both web storages and cookies. */
async function listStores(page: Page): Promise<string[]> {
  const own = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies();
  return [...own, ...cookies.map(({ name }) => name.replace('__Secure-', ''))];
}

const stores: readonly BrowserStore[] = Object.values(browserStores);

/** @returns the stores that belong to a person instead of the device. */
async function listPersonalStores(page: Page): Promise<string[]> {
  const isOfDevice = (found: string) =>
    stores.some(
      ({ name, belongs }) =>
        belongs === 'device' && (name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name),
    );
  return (await listStores(page)).filter((found) => !isOfDevice(found));
}

/** Opens a session in which the child sees a picture, and leaves it open. */
async function beginToStudy(page: Page): Promise<void> {
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Pictures/ }).click();
  await expect(page.getByRole('img', { name: 'Picture without a description' })).toBeVisible();
  await expect
    .poll(async () => await listPersonalStores(page))
    .toEqual(
      expect.arrayContaining([
        'flashspark.token',
        'flashspark.user',
        'flashspark-study',
        expect.stringMatching(/^flashspark-media-/),
      ]),
    );
  await page.getByRole('button', { name: 'Back' }).click();
}

/** Makes one API call as the page's account, outside the page. */
async function callAs(page: Page, { method, path }: Route, data?: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('flashspark.token'));
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

// Any call may tell a page that its session was ended elsewhere. The test reloads the page, so that the outcome does not depend on whether it already knew.
test('nothing of a child is left in a real browser, by whichever of four ways its account goes out', async ({
  browser,
  baseURL,
  request,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  await addPictureDeck(await openParent(request, family), 'Pictures', { front: '', alt: 'A red point', back: 'red' });
  const { child } = family;
  const waysOut: Readonly<Record<string, (page: Page, person: Person) => Promise<void>>> = {
    'signing out': async (page) => {
      await openTab(page, 'Profile');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    },
    'a session that ended elsewhere': async (page) => {
      await callAs(page, logout);
      await page.reload();
    },
    'signing out everywhere, from elsewhere': async (page) => {
      await callAs(page, logoutEverywhere);
      await page.reload();
    },
    'an account that is deleted elsewhere': async (page, { password }) => {
      await callAs(page, deleteAccount, { password });
      await page.reload();
    },
  };
  const page = await (await browser.newContext()).newPage();
  for (const [way, leave] of Object.entries(waysOut)) {
    await test.step(way, async () => {
      await signInOnScreen(page, child);
      await beginToStudy(page);
      await leave(page, child);
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
      await expect.poll(async () => await listPersonalStores(page)).toEqual([]);
    });
  }
});

test('nothing of a child is left on a family’s device after Change, after I’m a grown-up, after the child is erased, and after the device is removed', async ({
  browser,
  baseURL,
  request,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const parent = await openParent(request, family);
  await addPictureDeck(parent, 'Pictures', { front: '', alt: 'A red point', back: 'red' });
  const ben = await parent.make(`${parent.household}/learners`, { name: 'Ben' });
  const tablet = await parent.make<NewDevice>(`${parent.household}/devices`, { name: 'Tablet' });
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.evaluate((credential) => localStorage.setItem('flashspark.device', credential), tablet.credential);
  await page.reload();
  const comeIn = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await beginToStudy(page);
  };
  await test.step('Change', async () => {
    await comeIn('Emma');
    await parent.remove(`${parent.household}/consent`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ask your grown-up' })).toBeVisible();
    await expectAccessibleInBothLooks(page, 'study that is paused');
    await parent.put(`${parent.household}/consent`, { noticeVersion: notice.version });
    await page.getByRole('button', { name: 'Try again' }).click();
    await openTab(page, 'Home');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('button', { name: 'Ben' })).toBeVisible();
    await expect.poll(async () => await listPersonalStores(page)).toEqual([]);
  });
  await test.step('I’m a grown-up', async () => {
    await comeIn('Ben');
    await openTab(page, 'Home');
    await page.getByRole('button', { name: 'I’m a grown-up' }).click();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect.poll(async () => await listPersonalStores(page)).toEqual([]);
    await page.getByRole('button', { name: 'Who is learning?' }).click();
  });
  await test.step('erased', async () => {
    await comeIn('Ben');
    await parent.remove(`${parent.household}/learners/${ben.id}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Emma' })).toBeVisible();
    await expect.poll(async () => await listPersonalStores(page)).toEqual([]);
  });
  await test.step('removed', async () => {
    await comeIn('Emma');
    await parent.remove(`${parent.household}/devices/${tablet.device.id}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'This is a child’s device' })).toBeVisible();
    await expect.poll(async () => await listPersonalStores(page)).toEqual([]);
    expect(await listStores(page)).not.toContain('flashspark.device');
  });
});

test('a tab whose account is changed in another one opens the other person’s screens, without a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const { parent, child } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
  await expect(page.getByRole('heading', { name: 'Smith Family' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await openSettings(other, 'This device');
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signInOnScreen(other, child);
  await expect(page.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  await expect(page.getByText('Smith Family')).toBeHidden();
});
