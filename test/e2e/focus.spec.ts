import { expect, type Page } from '@playwright/test';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

test.use({ hasIdleTime: true });

/** Opens the page and waits until what no first screen waits for has started. */
async function openQuiet(page: Page, open: () => Promise<unknown>): Promise<void> {
  const started = page.waitForResponse(/after-opening-/);
  await open();
  await (await started).finished();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the focus is on the heading of a new page: after a link, Back, signing in and signing out', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await openQuiet(page, async () => await page.goto('/'));
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, 'Create your account')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Flashcards for your family')).toBeFocused();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page, 'Learners')).toBeVisible();
  await expect(page.locator('h1:focus, h2:focus')).toHaveText(/Smith Family|Learners/);
  await openTab(page, 'Settings');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(heading(page, 'Welcome back')).toBeFocused();
});

test('the focus goes to a heading once the open deck is deleted, and stays where a person puts it', async ({
  page,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', []);
  await openQuiet(page, async () => await signIn(page, parent));
  await openTab(page, 'Create');
  await page.getByRole('button', { name: deckName, exact: true }).click();
  await page.getByRole('button', { name: `More for ${deckName}` }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete deck' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(heading(page, 'My Decks')).toBeFocused();

  // A press beside everything.
  await page.mouse.click(3, 400);
  await page.evaluate(async () => {
    document.querySelector('h2')?.after(document.createElement('hr'));
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(page.locator('body')).toBeFocused();
});
