import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothLooks } from './accessible.ts';
import { openSettings, type Person, signIn } from './family.ts';
import { test } from './journey.ts';
import { packDevice } from './packed-device.ts';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { getMe, login } from '../../shared/routes/auth.ts';
import { openProduct, seedFamily } from './seeded-family.ts';
import { readStoredAnswers } from './stored-rows.ts';

test.use({ hasIdleTime: true });

async function answerCards(page: Page, count: number): Promise<void> {
  for (let card = 0; card < count; card += 1) {
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  }
}

type Disk = Awaited<ReturnType<typeof findDisk>>;

/** @returns the disk of the device that shows this page, for its origin. */
async function findDisk(page: Page) {
  const debugging = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  return {
    limit: async (quotaSize: number) => await debugging.send('Storage.overrideQuotaForOrigin', { origin, quotaSize }),
    measure: async () => await debugging.send('Storage.getUsageAndQuota', { origin }),
  };
}

/** Quota of the device until its disk fills up. */
const firstQuota = 32 * 1024 * 1024;

/**
 * Runs in the page. Writes until not even an answer fits. Chromium asks for the quota again only half a minute later, or when a write exceeds what was left: so the
 * first one is larger than the first quota.
 */
async function fillQuota(moreThanAll: number): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes', { autoIncrement: true }));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('It does not open.')));
  });
  const store = async (bytes: Uint8Array): Promise<boolean> => {
    const transaction = db.transaction('bytes', 'readwrite');
    transaction.objectStore('bytes').add(bytes);
    return await new Promise((resolve) => {
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  };
  if (await store(new Uint8Array(moreThanAll))) throw new Error('The quota is not the one that was set.');
  for (let size = 65_536; size >= 128;) {
    if (!(await store(crypto.getRandomValues(new Uint8Array(size))))) size /= 8;
  }
  db.close();
}

/** @returns a function that counts the stored answers of a child. */
async function countAnswers(product: string, child: Person): Promise<() => Promise<number>> {
  const { call } = await openProcessClient(await openProduct(product));
  const { token } = await call(login, undefined, { body: child });
  const { learner } = await call(getMe, token, {});
  return async () => (await readStoredAnswers(product, learner?.id ?? '')).length;
}

test('a disk that fills up during a session begun offline loses no answer: the page holds, a file is saved, a parent brings it back, and nothing counts twice', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const product = baseURL ?? '';
  const family = await seedFamily(product, [1]);
  const countStored = await countAnswers(product, family.child);
  const before = await countStored();
  const disks: Disk[] = [];
  const { page, ...device } = await packDevice(browser, product, async (opened) => {
    // A page of the origin without the app, whose first use of IndexedDB asks for the quota.
    await opened.goto('/robots.txt');
    const disk = await findDisk(opened);
    await disk.limit(firstQuota);
    disks.push(disk);
    await signIn(opened, family.child);
  });
  const [disk] = disks;
  if (!disk) throw new Error('The device has no disk.');
  await device.goOffline();
  await page.reload();
  await page.getByRole('button', { name: /Start/ }).click();
  await answerCards(page, 4);
  const { usage } = await disk.measure();
  await disk.limit(usage + 200_000);
  await page.evaluate(fillQuota, firstQuota + 1);
  await answerCards(page, 4);
  await expect(page.getByText('8 answers waiting')).toBeVisible();
  await expect(page.getByText('Offline: please keep this page open')).toBeVisible();
  await expect(page.getByText('✓')).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = await (await downloading).path();
  // The browser asks before it closes the page.
  const asking = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  const parent = await (await browser.newContext({ baseURL: product })).newPage();
  await signIn(parent, family.parent);
  await openSettings(parent, 'Children’s data');
  await parent.getByRole('button', { name: 'Bring back answers' }).click();
  await parent.getByLabel('Answer file').setInputFiles(path);
  await expect(parent.getByText(/^8 answers from/)).toBeVisible();
  await expectAccessibleInBothLooks(parent, 'answers from a file');
  await parent.getByRole('button', { name: 'Save answers' }).click();
  await expect(parent.getByText('The answers are saved')).toBeVisible();
  await parent.getByRole('button', { name: 'Restore from a backup file' }).click();
  await expect(parent.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothLooks(parent, 'a backup to restore');
  expect(await countStored()).toBe(before + 8);

  await device.goOnline();
  await expect(page.getByText('✓ saved')).toBeVisible();
  await answerCards(page, 1);
  await expect(page.getByText('✓ saved')).toBeVisible();
  expect(await countStored()).toBe(before + 9);
});
