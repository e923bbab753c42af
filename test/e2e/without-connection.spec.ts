import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type CuttableProxy, startCuttableProxy } from './cuttable-proxy.ts';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { countPacks } from './packed-device.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { readCaches, waitForWorker } from './releases/worker.ts';
import { seedFamily, type SeededFamily } from './seeded-family.ts';

let family: SeededFamily;
let line: CuttableProxy;

test.use({ serviceWorkers: 'allow', hasIdleTime: true });

test.beforeAll(async () => {
  const product = process.env['FLASHSPARK_URL'] ?? '';
  family = await seedFamily(product, [3, 2, 1]);
  line = await startCuttableProxy(product);
});

test.afterAll(async () => await line.cut().catch(() => undefined));

/** Goes offline: the connection is cut and the browser reports it. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await line.cut();
}

async function land(context: BrowserContext): Promise<void> {
  await line.restore();
  await context.setOffline(false);
}

const home = (page: Page) => page.getByRole('heading', { name: 'Ready to learn?' });

test('a child’s app opens in flight mode, at any path, has the badges, says what needs a connection, and goes on by itself after it', async ({
  context,
  page,
}) => {
  const violations = await collectPolicyViolations(page);
  await page.goto(line.url);
  await page.getByLabel('Email').fill(family.child.email);
  await page.getByLabel('Password', { exact: true }).fill(family.child.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(home(page)).toBeVisible();
  await waitForWorker(page);
  await expect.poll(async () => await countPacks(page)).toBe(1);

  await goOffline(context);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Take a Quiz/ }).click();
  await expect(page.getByText('Quizzes need a connection')).toBeVisible();
  await expect(page.getByText('Your cards are here for you.')).toBeVisible();
  await land(context);
  await expect(page.getByText('No quizzes yet')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeHidden();

  await goOffline(context);
  // Starts the app offline at an unknown path.
  const cold = await context.newPage();
  await cold.goto(`${line.url}/some/where`);
  await expect(home(cold)).toBeVisible();
  await openTab(cold, 'Badges');
  await expect(cold.getByRole('region', { name: 'Earned' }).getByText('Little Spark')).toBeVisible();
  await openTab(cold, 'Home');
  await land(context);
  await expect(cold.getByText('Offline', { exact: true })).toBeHidden();
  expect(violations).toEqual([]);

  await openTab(cold, 'Profile');
  await cold.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(cold.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const kept = await readCaches(cold);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(({ url }) => /\/(?:api|config\.json|mailbox)/.test(new URL(url).pathname))).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(family.child.email) || text.includes('Smith Family'))).toEqual([]);
});

test('a grown-up is told that the console needs a connection; signed out and on a family’s device, the app opens as what it is', async ({
  context,
  page,
}) => {
  await page.goto(line.url);
  await waitForWorker(page);
  await goOffline(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Flashcards for your family' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('flashspark.device', 'a-b.c'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who is learning?' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await land(context);

  await page.goto(line.url);
  await page.getByLabel('Email').fill(family.parent.email);
  await page.getByLabel('Password', { exact: true }).fill(family.parent.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await openTab(page, 'Reports');
  await expect(page.getByRole('heading', { name: 'Progress Reports' })).toBeVisible();
  // The reports code is cached only once it has been used.
  await expect.poll(async () => (await readCaches(page)).some(({ url }) => /reports-tab-/.test(url))).toBe(true);
  await goOffline(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This needs a connection' })).toBeVisible();
  await land(context);
  await expect(page.getByRole('heading', { name: 'This needs a connection' })).toBeHidden();
});

test('the shortcuts of the installed app open studying and the quizzes, and the way back leads home', async ({
  page,
}) => {
  await signIn(page, family.child);
  await expect(home(page)).toBeVisible();
  await page.goto('/?open=quiz');
  await expect(page.getByText('No quizzes yet')).toBeVisible();
  await page.goto('/?open=study');
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(home(page)).toBeVisible();
});
