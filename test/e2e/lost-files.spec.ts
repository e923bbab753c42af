import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

async function typeAsParent(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const signIn = async (page: Page) => await page.getByRole('button', { name: 'Sign In' }).click();

test('a sign-in button whose file can’t be had is left out, and what is typed meanwhile signs in', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  const asked = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/assets/passkey-sign-in-*.js', (route) => asked.resolve(async () => await route.abort()));
  await page.goto('/');
  const refuse = await asked.promise;
  await typeAsParent(page, parent);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await refuse();
  // The place that was held for the button goes.
  await expect(page.locator('form .target-high')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(parent.email);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Learners' })).toBeVisible();
  expect(loads).toEqual([]);
});

test('signing in goes on by itself where the connection was lost in the page’s first second', async ({
  context,
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  // The query client comes with the passkeys, after the form; so does the choice of a language. Browsers remember for as long as the page is open that they couldn't fetch it.
  const files = [/\/assets\/server-cache-.*\.js$/, /\/assets\/device-language-.*\.js$/];
  const lost = Promise.all(
    files.map(async (file) => await page.waitForEvent('requestfailed', (request) => file.test(request.url()))),
  );
  for (const file of files) await page.route(file, async (route) => await route.abort());
  await page.goto('/');
  await lost;
  for (const file of files) await page.unroute(file);
  await context.setOffline(true);
  await typeAsParent(page, parent);
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await context.setOffline(false);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Learners' })).toBeVisible();
});

test('a connection lost right after signing in is said, and the screen opens by itself once it is back', async ({
  context,
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await page.goto('/');
  await typeAsParent(page, parent);
  await page.route('**/assets/*parent-app-*.js', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await signIn(page);
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  await page.unroute('**/assets/*parent-app-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Learners' })).toBeVisible();
});
